// X nimmt! on the table.
import type { XNimmtView } from './protocol.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { GameTable } from '../room.ts';
import NumberTracker from '../rows/NumberTracker.svelte';
import { animate } from './animation.ts';
import Table from './Table.svelte';

export const table: GameTable<XNimmtView> = {
  Table,
  animate,
  score: (view, seat) => {
    const place = view.places[seat];
    const points = place?.pile_points ?? 0;
    return { main: place?.total ?? 0, note: points ? t('web-this-round', { points }) : null };
  },
  Tracker: NumberTracker,
  end: ({ rounds }) => ({ rounds: Number(rounds) }),
};
