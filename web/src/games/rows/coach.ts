// Actions with numbered cards and rows, in words.
import type { T } from '../../texts/texts.svelte.ts';
import type { GameCoach } from '../room.ts';
import Picture from './ActionPicture.svelte';

/** `rowName` is what the table calls a row. */
export const rowsCoach = (rowName: (row: number) => number): GameCoach => ({
  actionText(action: string, t: T): string {
    const [verb = '', what] = action.split(' ');
    const card = Number(what);
    if (verb === 'play') return t('web-play', { card });
    if (verb === 'pick') return t('web-pick', { card });
    if (verb === 'x') return t('web-x-to-row', { card });
    return verb === 'row' ? t('web-do-row', { row: rowName(card) }) : action;
  },
  Picture,
});

export const coach = rowsCoach((row) => row);
