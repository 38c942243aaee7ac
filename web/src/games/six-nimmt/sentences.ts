// What happened in 6 nimmt!, in one sentence; the words are those of the terminal.
import type { SixNimmtEvent } from './protocol.ts';
import type { SentenceContext } from '../room.ts';

export function sentenceFor(event: SixNimmtEvent, { t, names }: SentenceContext): string {
  switch (event.event) {
    case 'revealed': {
      const cards = event.cards.map((card, seat) => `${names[seat]} ${card}`).join(', ');
      return t('six-nimmt-told-revealed', { cards });
    }
    case 'placed': {
      const values = { name: names[event.seat] ?? '', card: event.card, row: event.row };
      return event.heads
        ? t('six-nimmt-told-took', { ...values, heads: event.heads })
        : t('six-nimmt-told-placed', values);
    }
    case 'picked':
      return t('six-nimmt-told-picked', { name: names[event.seat] ?? '', card: event.card });
  }
}
