// Twenty One on the table.
import type { TwentyOneView } from './protocol.ts';
import type { GameTable } from '../room.ts';
import { animate } from './animation.ts';
import Table from './Table.svelte';

export const table: GameTable<TwentyOneView> = {
  Table,
  animate,
  score: (view, seat) => ({ main: view.places[seat]?.total ?? 0, note: null }),
  Tracker: null,
  progress: () => '', // one round is the whole game
};
