// The games there are, as the server tells them, and how we lay their tables.
import { games } from '../net/api.ts';
import type { GameInfo } from '../protocol.ts';
import { t } from '../words/words.svelte.ts';

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
export const USUAL_BOT = 'cow';

/** What decides for a seat, in words: a person, a program, or a bot of some level. */
export function kindOf(by: string): string {
  if (by === 'human') return t('web-person');
  if (by === 'program') return t('web-program');
  return known.some(({ levels }) => levels.includes(by)) ? t(`web-bot-${by}`) : `${t('web-bot')} ${by}`;
}

/** Whether a bot of this server decides: people and programs come and go, bots do not. */
export const isBot = (by: string): boolean => by !== 'human' && by !== 'program';
