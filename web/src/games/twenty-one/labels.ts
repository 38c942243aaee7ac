// Dice, fields and rows in words, for those who hear the table.
import type { TwentyOneField, TwentyOneRow } from './protocol.ts';
import type { T } from '../../texts/texts.svelte.ts';

const NAMES: Record<string, string> = {
  w: 'web-twenty-one-white',
  y: 'web-twenty-one-yellow',
  r: 'web-twenty-one-red',
  g: 'web-twenty-one-green',
  b: 'web-twenty-one-blue',
  k: 'web-twenty-one-black',
};

/** "red 6": a die, or what is printed in a field. */
export const colourLabel = (colour: string, number: number, t: T): string => `${t(NAMES[colour] ?? '')} ${number}`;

/** "white, green". */
export const colourNames = (dice: string, t: T): string => [...dice].map((colour) => t(NAMES[colour] ?? '')).join(', ');

/** "white 4, green 2 (hit)". */
export function diceList(dice: Record<string, number>, hits: string, t: T): string {
  const each = Object.entries(dice).map(([colour, number]) => {
    const die = colourLabel(colour, number, t);
    return hits.includes(colour) ? t('web-twenty-one-with-hit', { die }) : die;
  });
  return each.join(', ');
}

/** What a field shows: what is printed, and what has become of it. */
export function fieldLabel({ colour, number, written, hit, crossed }: TwentyOneField, t: T): string {
  const printed = colourLabel(colour, number, t);
  if (crossed) return t('web-twenty-one-crossed', { field: printed });
  if (written === null) return printed;
  return hit
    ? t('web-twenty-one-hit', { field: printed })
    : t('web-twenty-one-written', { field: printed, number: written });
}

/** What would become of a field if its die were written. */
export function offerLabel({ colour, number }: TwentyOneField, die: number, t: T): string {
  const values = { field: colourLabel(colour, number, t), number: die };
  return die === number ? t('web-twenty-one-would-hit', values) : t('web-twenty-one-fits', values);
}

/** A whole row, as it stands on the sheet. */
export function rowLabel(at: number, { fields, hits, points }: TwentyOneRow, t: T): string {
  const each = fields.map((one) => fieldLabel(one, t)).join('; ');
  const worth = `${t('twenty-one-table-points', { points })}, ${t('twenty-one-table-hits', { hits })}`;
  return `${t('web-twenty-one-row', { row: at + 1 })}: ${worth}: ${each}`;
}
