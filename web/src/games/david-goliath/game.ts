// David & Goliath at the table.
import type { DavidGoliathView } from '../../protocol.ts';
import type { GameKit } from '../kit.ts';
import { beats } from './beats.ts';
import Table from './Table.svelte';
import Tracker from './Tracker.svelte';

export const kit: GameKit<DavidGoliathView> = {
  Table,
  beats,
  // What the winnings of this round count now stands in their table.
  score: (view, seat) => ({ main: view.places[seat]?.total ?? 0, note: null }),
  tracked: Tracker,
};
