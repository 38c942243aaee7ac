// Results of the deals of the day in this browser: of each game and day the first one counts. Kept here, never
// sent.
import { daysIn, streakOf, today } from './calendar.ts';

const KEY = 'byczo daily';
/** Days that are remembered of a game. */
const MOST_DAYS = 400;

export interface DailyResult {
  points: number;
  place: number;
  players: number;
}

/** By game, then by date; null: the first game was given up. */
type History = Record<string, Record<string, DailyResult | null>>;

function stored(): History {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as History;
  } catch {
    return {};
  }
}

const history: { games: History } = $state({ games: stored() });

/** What counts of a day; undefined: nothing yet. */
export const dailyResult = (game: string, date: string): DailyResult | null | undefined => history.games[game]?.[date];

/** Keep a result, unless there is one of that day. */
export function keepResult(game: string, date: string, result: DailyResult | null): void {
  const games = stored(); // another tab may have played, too
  const days = games[game] ?? {};
  if (!(date in days)) {
    const kept = Object.entries({ ...days, [date]: result }).sort(([one], [other]) => one.localeCompare(other));
    games[game] = Object.fromEntries(kept.slice(-MOST_DAYS));
    try {
      localStorage.setItem(KEY, JSON.stringify(games));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
  history.games = games;
}

/** Days of all games with a result, the newest first. */
export const days = (): string[] => daysIn(Object.values(history.games));

/** How many days in a row something was played, up to today or yesterday. */
export const streak = (): number => streakOf(days(), today());
