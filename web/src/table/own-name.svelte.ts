// One's own name: kept for this browser, and told to the table where one sits.
import type { Problem } from '../net/api.ts';
import { changeSettings } from '../settings.svelte.ts';
import { problemText } from './problems.svelte.ts';

type Rename = (name: string) => Promise<void>;

let tell: Rename | null = null;

/** Call in an effect: one sits at a table, and `rename` tells it another name. */
export function sitUnderName(rename: Rename): () => void {
  tell = rename;
  return () => {
    if (tell === rename) tell = null;
  };
}

/** Be called something else. The answer is why that cannot be, in words; empty: it is done. */
export async function changeName(given: string): Promise<string> {
  const name = given.trim();
  try {
    if (name) await tell?.(name);
  } catch (problem) {
    return problemText({ code: (problem as Problem).code }); // at the field few words do
  }
  changeSettings({ name });
  return '';
}
