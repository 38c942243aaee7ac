// How many bull heads are printed on each card, by its number. tests/test_web.py holds this to the
// rules' own table.
import type { T } from '../../texts/texts.svelte.ts';

export const HEADS: readonly number[] = [
  0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 3, 5, 1, 1, 1, 2, 1, 1, 1, 1, 3, 1, 5, 1, 1, 2, 1, 1, 1, 1, 3, 1, 1, 5, 1, 2, 1, 1, 1,
  1, 3, 1, 1, 1, 5, 2, 1, 1, 1, 1, 3, 1, 1, 1, 1, 7, 1, 1, 1, 1, 3, 1, 1, 1, 1, 2, 5, 1, 1, 1, 3, 1, 1, 1, 1, 2, 1, 5,
  1, 1, 3, 1, 1, 1, 1, 2, 1, 1, 5, 1, 3, 1, 1, 1, 1, 2, 1, 1, 1, 5, 3, 1, 1, 1, 1,
];

export const headsOf = (card: number): number => HEADS[card] ?? 0;

/** The heads of all these cards. */
export const sumHeads = (cards: number[]): number => cards.reduce((sum, card) => sum + headsOf(card), 0);

/** "55, seven bull heads". */
export const cardLabel = (card: number, t: T): string => t('web-card', { card, heads: headsOf(card) });
