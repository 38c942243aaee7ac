// Twenty One at the table.
import type { TwentyOneView } from '../../protocol.ts';
import { plainBeats } from '../plain/beats.ts';
import PlainTable from '../plain/Table.svelte';
import type { GameKit } from '../kit.ts';

export const kit: GameKit<TwentyOneView> = {
  Table: PlainTable,
  beats: plainBeats,
  score: (view, seat) => ({ main: view.places[seat]?.total ?? 0, note: null }),
  tracked: null,
};
