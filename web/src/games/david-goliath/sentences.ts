// What happened in David & Goliath, in one sentence; the words are those of the terminal.
import type { DavidGoliathEvent } from './protocol.ts';
import type { SentenceContext } from '../room.ts';
import { cardLabel, wonCardLabel } from './labels.ts';

export function sentenceFor(event: DavidGoliathEvent, { t, names }: SentenceContext): string {
  switch (event.event) {
    case 'played':
      return t('david-goliath-told-played', {
        name: names[event.seat] ?? '',
        card: cardLabel(event.card, t),
      });
    case 'trick-won':
      return t('david-goliath-told-trick-won', {
        goliath: names[event.goliath] ?? '',
        david: names[event.david] ?? '',
        highest: wonCardLabel(event.highest, t),
        others: event.others.map((card) => wonCardLabel(card, t)).join(', '),
      });
  }
}
