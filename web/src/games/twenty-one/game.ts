// Twenty One at the table.
import type { TwentyOneView } from '../../protocol.ts';
import type { GameKit } from '../kit.ts';
import { beats } from './beats.ts';
import Table from './Table.svelte';

export const kit: GameKit<TwentyOneView> = {
  Table,
  beats,
  score: (view, seat) => ({ main: view.places[seat]?.total ?? 0, note: null }),
  tracked: null,
  where: () => '', // one round is the whole game
};
