// Cards, colours, and what would become of a card, in words.
import type { DavidGoliathChoice, DavidGoliathView } from './protocol.ts';
import type { T } from '../../texts/texts.svelte.ts';

/** Colours in the order in which hands and winnings lie, and their names. */
export const COLOUR_NAMES: Record<string, string> = {
  r: 'david-goliath-table-red',
  y: 'david-goliath-table-yellow',
  g: 'david-goliath-table-green',
  b: 'david-goliath-table-blue',
  v: 'david-goliath-table-violet',
};

export const colourOf = (card: string): string => card.slice(0, 1);
export const numberOf = (card: string): number => Number(card.slice(1));

const parts = (card: string): { colour: string; number: number } => ({
  colour: colourOf(card),
  number: numberOf(card),
});

/** "green 7". */
export const cardLabel = (card: string, t: T): string => t('web-colour-card', parts(card));

/** The same after "wins" or "play", where languages bend it. */
export const wonCardLabel = (card: string, t: T): string => t('web-colour-card.won', parts(card));

const signed = (gain: number): string => (gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : '±0');

/** What the card would be if the trick ended with it. */
export function preview(choice: DavidGoliathChoice, view: DavidGoliathView, t: T): string {
  if (!view.trick.cards.length) return t('david-goliath-table-led');
  const gain = signed(choice.gain);
  if (choice.highest) return t('david-goliath-table-highest', { gain });
  return choice.lowest ? t('david-goliath-table-lowest', { gain }) : t('david-goliath-table-between');
}
