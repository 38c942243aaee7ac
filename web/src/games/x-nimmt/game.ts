// X nimmt! at the table.
import type { XNimmtView } from '../../protocol.ts';
import { plainBeats } from '../plain/beats.ts';
import PlainTable from '../plain/Table.svelte';
import type { GameKit } from '../kit.ts';

export const kit: GameKit<XNimmtView> = {
  Table: PlainTable,
  beats: plainBeats,
  score: (view, seat) => ({ main: view.places[seat]?.total ?? 0, note: null }),
  tracked: null,
};
