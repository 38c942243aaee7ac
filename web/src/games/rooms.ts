// The rooms of the games, and what stands in for the parts that a room does not have.
import { settings } from '../settings.svelte.ts';
import type { ChanceCheck, GameCoach, GamePad, GameRoom, GameTable } from './room.ts';

const FOUND = import.meta.glob<{ room: GameRoom }>('./*/game.ts', { eager: true });

/** The room of a game; empty, if it has none in this client. */
export const roomOf = (game: string): GameRoom => FOUND[`./${game}/game.ts`]?.room ?? {};

/** How a game is shown, fetched when it is needed. */
export async function tableOf(game: string): Promise<GameTable> {
  const drawn = settings.plain ? undefined : roomOf(game).table;
  return (await (drawn ?? (() => import('../plain/table.ts')))()).table as GameTable;
}

/** How the coach speaks of a game. */
export async function coachOf(game: string): Promise<GameCoach> {
  const found = await roomOf(game).coach?.();
  return found?.coach ?? { actionText: (action) => action };
}

/** What checks the deals of a game; null: this client cannot. */
export async function chanceOf(game: string): Promise<ChanceCheck | null> {
  return (await roomOf(game).chance?.())?.chance ?? null;
}

/** How a game's rounds are written on the score pad; null: by what its rules declare. */
export async function padOf(game: string): Promise<GamePad | null> {
  return (await roomOf(game).pad?.())?.pad ?? null;
}
