// X nimmt! at the table.
import type { XNimmtView } from '../../protocol.ts';
import { t } from '../../words/words.svelte.ts';
import NumberTracker from '../../parts/NumberTracker.svelte';
import type { GameKit } from '../kit.ts';
import { beats } from './beats.ts';
import Table from './Table.svelte';

export const kit: GameKit<XNimmtView> = {
  Table,
  beats,
  score: (view, seat) => {
    const place = view.places[seat];
    const points = place?.pile_points ?? 0;
    return { main: place?.total ?? 0, note: points ? t('web-this-round', { points }) : null };
  },
  tracked: NumberTracker,
};
