// David & Goliath on the table.
import type { DavidGoliathView } from './protocol.ts';
import type { GameTable } from '../room.ts';
import { animate } from './animation.ts';
import Table from './Table.svelte';
import Tracker from './Tracker.svelte';

export const table: GameTable<DavidGoliathView> = {
  Table,
  animate,
  // What the winnings of this round count now stands in their table.
  score: (view, seat) => ({ main: view.places[seat]?.total ?? 0, note: null }),
  Tracker,
  end: ({ rounds, players }) => ({ rounds: Number(rounds ?? players) }),
};
