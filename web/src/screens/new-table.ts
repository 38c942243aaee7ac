// Opening a table and filling it.
import { openTable } from '../net/api.ts';
import { gameInfo, ownGames, USUAL_BOT, usualPlayers } from '../games/catalog.svelte.ts';
import type { Agreement } from '../games/options.ts';
import { call } from '../local/client.ts';
import type { LocalWish } from '../local/host.ts';
import { askToStay } from '../local/storage.ts';
import { go } from '../route.svelte.ts';
import { settings, type LocalHabit } from '../settings.svelte.ts';
import { saveToTab } from '../table/tab-storage.ts';
import { t } from '../texts/texts.svelte.ts';

/** The name one sits down with when one has not said any. */
export const nickname = (): string => settings.name || t('web-guest');

/** How a game is played on this device, unless somebody wishes otherwise. */
export const habitOf = (game: string): LocalHabit =>
  settings.habits[game] ?? { people: [], bots: usualPlayers(game) - 1, level: USUAL_BOT, options: {} };

/** How several people play it here: two at first, with no more bots than the game needs. */
export const togetherOf = (game: string): LocalHabit =>
  settings.together[game] ?? { ...habitOf(game), people: [''], bots: botsNeeded(game, 2) };

/** The fewest bots with which so many people are a table. */
export function botsNeeded(game: string, people: number): number {
  const more = (gameInfo(game)?.players ?? []).map((players) => players - people).filter((bots) => bots >= 0);
  return Math.min(...more, Infinity) === Infinity ? 0 : Math.min(...more);
}

/** A game that begins at once: on this device, if it can. */
export async function playBots(game: string, habit: LocalHabit = habitOf(game)): Promise<void> {
  const { games, botNames } = await ownGames();
  if (!games.some((own) => own.game === game)) {
    await playOnServer(game, habit);
    return;
  }
  go(`/t/${await call('open', wishFor(game, habit, botNames))}`);
  askToStay().catch(() => undefined); // some browsers know no such wish
}

/** The table that somebody's habit asks for: people first, then bots with names of their own. */
export function wishFor(game: string, { people, bots, level, options }: LocalHabit, botNames: string[]): LocalWish {
  const names = [nickname(), ...people];
  const free = botNames.filter((name) => !names.includes(name));
  const seats = names.map((name) => ({ name, by: 'human' }));
  for (const name of free.slice(0, bots)) seats.push({ name, by: level });
  return { game, options: { ...options }, seats };
}

/** A table of the server for oneself and bots. */
async function playOnServer(game: string, { bots, level, options }: LocalHabit): Promise<void> {
  const { table } = await openTable({ game, name: nickname(), options });
  saveToTab(table, 'bots', Array(bots).fill(level));
  go(`/t/${table}`);
}

/** A table that waits for people. */
export async function invite(game: string, agreed?: Agreement): Promise<void> {
  const { table } = await openTable({ game, name: nickname(), ...agreed });
  go(`/t/${table}`);
}
