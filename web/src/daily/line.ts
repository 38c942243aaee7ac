// A result of a deal of the day in one line, to be shared: it gives nothing of the deal away.
import { gameName } from '../games/catalog.svelte.ts';
import type { Result } from '../protocol.ts';
import { t } from '../texts/texts.svelte.ts';
import type { DailyResult } from './history.svelte.ts';

/** Whoever plays the deal sits here. */
const PLAYER = 0;

export function resultOf({ totals }: Result, fewestWins: boolean): DailyResult {
  const points = totals[PLAYER] ?? 0;
  const better = totals.filter((total) => (fewestWins ? total < points : total > points));
  return { points, place: better.length + 1, players: totals.length };
}

/** Points, in the words of the game where it has some. */
export function pointsText(game: string, points: number): string {
  const [own, usual] = [`${game}-daily-points`, 'daily-points'];
  const text = t(own, { points });
  return text === own ? t(usual, { points }) : text;
}

export const lineOf = (game: string, date: string, { points, place, players }: DailyResult): string =>
  t('daily-line', { game: gameName(game), date, points: pointsText(game, points), place, players });
