// The games that can be played: as the server lists them, or those that this client was built with.
import { games } from '../net/api.ts';
import type { GameInfo } from '../protocol.ts';
import { t, textOr } from '../texts/texts.svelte.ts';
import { roomOf } from './rooms.ts';

const KEY = 'byczo games';

let known = $state.raw<GameInfo[]>(remembered());
let request: Promise<void> | null = null;

/** All games: those of the last visit until the server has answered. */
export const gameInfos = (): GameInfo[] => known;
export const gameInfo = (game: string): GameInfo | undefined => known.find((info) => info.game === game);

/** What a game is called: in the reader's language, or else as its makers call it. */
export const gameName = (game: string): string => textOr(`${game}-name`, gameInfo(game)?.title ?? game);

/** Ask the server for its games; until it answers, there are those of this client. */
export function fetchGames(): Promise<void> {
  if (!known.length) void showOwnGames();
  request ??= games().then(remember, (problem) => {
    request = null;
    throw problem;
  });
  return request;
}

/** What this client was built with: games that it plays without a server, and names for bots. */
export interface Catalogue {
  games: GameInfo[];
  botNames: string[];
  /** How the deal of the day is played, by game. */
  daily: Record<string, { options: Record<string, unknown> & { players: number }; level: string }>;
}

const CATALOGUE = import.meta.glob<Catalogue>('../../../src/byczo/wasm/catalogue.json', { import: 'default' });

/** Empty, if it was built without WebAssembly: then a server is needed. */
export async function ownGames(): Promise<Catalogue> {
  const [fetched] = Object.values(CATALOGUE);
  return fetched ? fetched() : { games: [], botNames: [], daily: {} };
}

export async function showOwnGames(): Promise<void> {
  const { games: own } = await ownGames();
  if (!known.length) known = own;
}

function remember(found: GameInfo[]): void {
  known = found;
  try {
    localStorage.setItem(KEY, JSON.stringify(found));
  } catch {
    // Full or forbidden: then there is no list until the server answers.
  }
}

function remembered(): GameInfo[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as GameInfo[];
  } catch {
    return [];
  }
}

const USUAL_PLAYERS = 4;

/** How many sit at a table against bots, unless somebody wishes otherwise. */
export function usualPlayers(game: string): number {
  const wish = roomOf(game).usualPlayers ?? USUAL_PLAYERS;
  const allowed = gameInfo(game)?.players ?? [wish];
  return allowed.reduce((best, players) => (Math.abs(players - wish) < Math.abs(best - wish) ? players : best));
}

/** The bots that a table against bots begins with: neither too kind nor too strong. */
export const USUAL_BOT = 'cow';

/** What decides for a seat, in words: a person, a program, or a bot of some level. */
export function kindOf(by: string): string {
  if (by === 'human') return t('web-person');
  if (by === 'program') return t('web-program');
  return known.some(({ levels }) => levels.includes(by)) ? t(`web-bot-${by}`) : `${t('web-bot')} ${by}`;
}

/** Whether a bot of this server decides: people and programs come and go, bots do not. */
export const isBot = (by: string): boolean => by !== 'human' && by !== 'program';
