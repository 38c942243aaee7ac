// Cards and what would become of them, in words. Rows go by the names of the rules: row 3, 4, 5.
import type { XNimmtChoice, XNimmtView } from './protocol.ts';
import type { T } from '../../texts/texts.svelte.ts';

export const cardList = (cards: number[]): string => cards.join(', ');

const SHORTEST = 3;

/** What the rules call the first, second or third row, where no view tells its room. */
export const rowName = (row: number): number => row + SHORTEST - 1;

export const roomOf = (view: XNimmtView, row: number): number => view.rows[row - 1]?.room ?? row;

/** Where a card from the hand would land now. */
export function preview(choice: XNimmtChoice, view: XNimmtView, t: T): string {
  if (choice.row === null) return t('x-nimmt-table-low');
  const row = roomOf(view, choice.row);
  if (!choice.takes.length) return t('x-nimmt-table-place', { row, position: choice.position ?? 1 });
  const heads = t('x-nimmt-table-heads', { heads: choice.heads });
  return `${t('x-nimmt-table-takes', { row, cards: cardList(choice.takes) })} (${heads})`;
}

/** What a card does to the X row. */
export function xRowPreview({ piles, points }: XNimmtChoice, t: T): string {
  return piles.length ? t('x-nimmt-table-piles', { cards: cardList(piles), points }) : t('x-nimmt-table-fits');
}

/** The same, and which cards come back into the hand. */
export function sortingPreview(choice: XNimmtChoice, t: T): string {
  const cards = cardList(choice.returns);
  return cards ? `${xRowPreview(choice, t)}; ${t('x-nimmt-table-returns', { cards })}` : xRowPreview(choice, t);
}
