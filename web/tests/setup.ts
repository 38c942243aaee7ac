// What every test begins with: texts in English.
import { setLanguage } from '../src/texts/texts.svelte.ts';

await setLanguage('en');
