// Cards and what would become of them, in words.
import type { SixNimmtChoice, SixNimmtView } from './protocol.ts';
import type { T } from '../../texts/texts.svelte.ts';

/** The round or half, and its turn; or that hands are being drafted. */
export function progressLabel(view: SixNimmtView, t: T): string {
  const { round, half, phase } = view;
  if (phase === 'pick') return t('web-draft', { round });
  const turn = view.turn + (phase === 'play' ? 1 : 0);
  return view.variant === 'halves' ? t('web-half-turn', { half, turn }) : t('web-round-turn', { round, turn });
}

/** Where the card would land now. */
export function preview(choice: SixNimmtChoice, view: SixNimmtView, t: T): string {
  if (choice.row === null) {
    const heads = Math.min(...view.rows.map((row) => row.heads));
    return t('six-nimmt-table-low', { heads });
  }
  const { row, heads } = choice;
  return heads
    ? t('six-nimmt-table-takes', { row, heads })
    : t('six-nimmt-table-place', { row, position: choice.position ?? 1 });
}
