// What people remember of a game of X nimmt!
import type { XNimmtEvent } from './protocol.ts';
import type { Memory, SeenEvent, SentenceContext } from '../room.ts';
import { sumHeads } from '../rows/heads.ts';
import { rowMemories } from '../rows/memories.ts';
import { rowName } from './labels.ts';

export const memories = (events: SeenEvent[], context: SentenceContext): Memory[] =>
  rowMemories(
    events,
    (seen) => {
      const event = seen as XNimmtEvent;
      return event.event === 'placed' ? { ...event, row: rowName(event.row), heads: sumHeads(event.taken) } : null;
    },
    context,
  );
