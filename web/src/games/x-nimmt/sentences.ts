// What happened in X nimmt!, in one sentence; the words are those of the terminal.
import type { XNimmtEvent } from './protocol.ts';
import type { SentenceContext } from '../room.ts';
import { cardList } from './labels.ts';

/** `roomOf` names a row as the rules do: by its room. `points` are those of the round, if counted. */
export function sentenceFor(
  event: XNimmtEvent,
  { t, names }: SentenceContext,
  roomOf: (row: number) => number,
  points: number[],
): string {
  if (event.event === 'revealed') {
    const cards = event.cards.map((card, seat) => `${names[seat]} ${card}`).join(', ');
    return t('x-nimmt-told-revealed', { cards });
  }
  const name = names[event.seat] ?? '';
  switch (event.event) {
    case 'placed': {
      const values = { name, card: event.card, row: roomOf(event.row) };
      return event.taken.length
        ? t('x-nimmt-told-took', { ...values, cards: cardList(event.taken) })
        : t('x-nimmt-told-placed', values);
    }
    case 'went-to-x':
      return event.piled.length
        ? t('x-nimmt-told-piled', { name, card: event.card, cards: cardList(event.piled) })
        : t('x-nimmt-told-x', { name, card: event.card });
    case 'into-hand':
      return t('x-nimmt-told-into-hand', { name, cards: cardList(event.cards) });
    case 'counted':
      return t('x-nimmt-told-counted', {
        name,
        hand: event.hand_heads,
        pile: event.pile_heads,
        points: points[event.seat] ?? 0,
      });
  }
}
