import { speak } from '../src/words/words.svelte.ts';

await speak('en');
