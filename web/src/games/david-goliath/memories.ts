// What people remember of a game of David & Goliath: the trick that hurt, and the one that paid.
import type { DavidGoliathEvent } from './protocol.ts';
import type { Values } from '../../texts/texts.svelte.ts';
import type { Memory, SeenEvent, SentenceContext } from '../room.ts';

interface Trick {
  seat: number;
  round: number;
  /** By how much the winnings of the seat have changed. */
  change: number;
}

export function memories(events: SeenEvent[], { t, names }: SentenceContext): Memory[] {
  let round = 1;
  let worth = new Map<number, number>(); // of the winnings of each seat in this round
  const tricks: Trick[] = [];
  for (const seen of events) {
    if (seen.event === 'round-begun') {
      round = (seen as { round: number }).round;
      worth = new Map();
    }
    const event = seen as DavidGoliathEvent;
    if (event.event !== 'trick-won') continue;
    for (const won of event.winnings) {
      tricks.push({ seat: won.seat, round, change: won.worth - (worth.get(won.seat) ?? 0) });
      worth.set(won.seat, won.worth);
    }
  }
  const told: Memory[] = [];
  const values = ({ seat, round, change }: Trick): Values => ({
    name: names[seat] ?? '',
    round,
    points: Math.abs(change),
  });
  const sorted = tricks.toSorted((one, other) => one.change - other.change);
  const [worst, best] = [sorted[0], sorted.at(-1)];
  if (worst && worst.change < 0) {
    const text = t('david-goliath-memory-costly-text', values(worst));
    told.push({ title: t('david-goliath-memory-costly'), text });
  }
  if (best && best.change > 0) {
    const text = t('david-goliath-memory-rich-text', values(best));
    told.push({ title: t('david-goliath-memory-rich'), text });
  }
  return told;
}
