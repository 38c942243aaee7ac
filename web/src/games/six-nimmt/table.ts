// 6 nimmt! on the table.
import type { SixNimmtView } from './protocol.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { GameTable } from '../room.ts';
import NumberTracker from '../rows/NumberTracker.svelte';
import { animate } from './animation.ts';
import { progressLabel } from './labels.ts';
import Table from './Table.svelte';

export const table: GameTable<SixNimmtView> = {
  Table,
  animate,
  score: (view, seat) => {
    const place = view.places[seat];
    const heads = place?.heads ?? 0;
    return { main: place?.total ?? 0, note: heads ? t('web-this-round', { points: heads }) : null };
  },
  Tracker: NumberTracker,
  progress: (view) => progressLabel(view, t),
  end: ({ variant, rounds, target }) =>
    variant === 'halves' || rounds ? { rounds: Number(rounds ?? 1) } : { total: Number(target) },
};
