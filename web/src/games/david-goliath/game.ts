// David & Goliath at the table.
import type { DavidGoliathView } from '../../protocol.ts';
import { t } from '../../words/words.svelte.ts';
import type { GameKit } from '../kit.ts';
import { beats } from './beats.ts';
import Table from './Table.svelte';
import Tracker from './Tracker.svelte';

export const kit: GameKit<DavidGoliathView> = {
  Table,
  beats,
  score: (view, seat) => {
    const place = view.places[seat];
    const points = place?.worth ?? 0;
    const counted = view.phase === 'done' || !points;
    return { main: place?.total ?? 0, note: counted ? null : t('web-this-round', { points }) };
  },
  tracked: Tracker,
};
