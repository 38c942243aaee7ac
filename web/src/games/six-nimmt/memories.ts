// What people remember of a game of 6 nimmt!
import type { SixNimmtEvent } from './protocol.ts';
import type { Memory, SeenEvent, SentenceContext } from '../room.ts';
import { rowMemories } from '../rows/memories.ts';

export const memories = (events: SeenEvent[], context: SentenceContext): Memory[] =>
  rowMemories(
    events,
    (seen) => {
      const event = seen as SixNimmtEvent;
      return event.event === 'placed' ? event : null;
    },
    context,
  );
