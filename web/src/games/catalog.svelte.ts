// The games there are, as the server tells them, and how we lay their tables.
import { games } from '../net/api.ts';
import type { GameInfo } from '../protocol.ts';

let known = $state.raw<GameInfo[]>([]);
let coming: Promise<void> | null = null;

/** All games; empty until the server has told them. */
export const gameInfos = (): GameInfo[] => known;
export const gameInfo = (game: string): GameInfo | undefined =>
  known.find((info) => info.game === game);

export function fetchGames(): Promise<void> {
  coming ??= games().then(
    (found) => {
      known = found;
    },
    (problem) => {
      coming = null;
      throw problem;
    },
  );
  return coming;
}

/** How many sit at a table against bots, unless somebody wishes otherwise. */
export const usualPlayers = (game: string): number => (game === 'six-nimmt' ? 5 : 4);

/** The bots that a table against bots begins with: neither too kind nor too strong. */
export const USUAL_BOT = 'greedy';
