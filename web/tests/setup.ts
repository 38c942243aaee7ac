import { setLanguage } from '../src/texts/texts.svelte.ts';

await setLanguage('en');
