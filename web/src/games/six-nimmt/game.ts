// 6 nimmt! at the table.
import type { SixNimmtView } from '../../protocol.ts';
import NumberTracker from '../../parts/NumberTracker.svelte';
import { t } from '../../words/words.svelte.ts';
import type { GameKit } from '../kit.ts';
import { beats } from './beats.ts';
import Table from './Table.svelte';
import { where } from './spoken.ts';

export const kit: GameKit<SixNimmtView> = {
  Table,
  beats,
  score: (view, seat) => {
    const place = view.places[seat];
    const heads = place?.heads ?? 0;
    return { main: place?.total ?? 0, note: heads ? t('web-this-round', { points: heads }) : null };
  },
  tracked: NumberTracker,
  where: (view) => where(view, t),
};
