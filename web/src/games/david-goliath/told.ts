// What happened in David & Goliath, in one sentence; the words are those of the terminal.
import type { DavidGoliathEvent } from '../../protocol.ts';
import type { Talk } from '../kit.ts';
import { spoken, won } from './spoken.ts';

export function told(event: DavidGoliathEvent, { t, names }: Talk): string {
  switch (event.event) {
    case 'played':
      return t('david-goliath-told-played', {
        name: names[event.seat] ?? '',
        card: spoken(event.card, t),
      });
    case 'trick-won':
      return t('david-goliath-told-trick-won', {
        goliath: names[event.goliath] ?? '',
        david: names[event.david] ?? '',
        highest: won(event.highest, t),
        others: event.others.map((card) => won(card, t)).join(', '),
      });
  }
}
