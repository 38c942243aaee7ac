// What people remember of a game of Twenty One: the best row, and the dearest cross.
import type { TwentyOneCrossed, TwentyOneEvent, TwentyOneRowFilled } from './protocol.ts';
import type { Memory, SeenEvent, SentenceContext } from '../room.ts';
import { colourLabel } from './labels.ts';

export function memories(events: SeenEvent[], { t, names }: SentenceContext): Memory[] {
  let best: TwentyOneRowFilled | null = null;
  let cross: TwentyOneCrossed | null = null;
  for (const seen of events) {
    const event = seen as TwentyOneEvent;
    if (event.event === 'row-filled' && event.points > (best?.points ?? 0)) best = event;
    if (event.event === 'crossed' && event.number > (cross?.number ?? 0)) cross = event;
  }
  const told: Memory[] = [];
  if (best) {
    const { row, hits, points } = best;
    const text = t('twenty-one-memory-row-text', { name: names[best.seat] ?? '', row, hits, points });
    told.push({ title: t('twenty-one-memory-row'), text });
  }
  if (cross) {
    const field = colourLabel(cross.colour, cross.number, t);
    const text = t('twenty-one-memory-cross-text', { name: names[cross.seat] ?? '', row: cross.row, field });
    told.push({ title: t('twenty-one-memory-cross'), text });
  }
  return told;
}
