// What the field for friends understands, and what it says when it does not.
import type { Problem } from '../net/api.ts';
import { problemText } from '../table/problems.svelte.ts';
import type { T } from '../texts/texts.svelte.ts';

/** The table that a link leads to; null: it is no link. */
export const linkedTable = (given: string): string | null => /\/t\/([0-9a-f]+)/.exec(given)?.[1] ?? null;

export const joinText = (problem: Problem, t: T): string =>
  problem.code === 'no-such-table' ? t('web-join-unknown') : problemText(problem);
