// Games on this device, in IndexedDB: what workers can write to, after every move. Lists are made from
// summaries, so that pages need not read the games themselves.
import { summaryOf, type SavedGame, type SavedSummary } from './saved.ts';

const NAME = 'byczo';
const VERSION = 1;
const GAMES = 'games';
const SUMMARIES = 'summaries';
/** Finished games beyond this number make room for new ones, the oldest first. */
export const MOST_GAMES = 100;

/** The game was changed by another tab since it was read. */
export class Overtaken extends Error {}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: ['table', 'number'] });
      request.result.createObjectStore(SUMMARIES, { keyPath: ['table', 'number'] });
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('no storage'));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

const found = <Value>(request: IDBRequest): Promise<Value> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result as Value);
    request.onerror = () => failed(request.error ?? new Error('no storage'));
  });

/** Keep the game as it is now, in one piece; Overtaken: another tab has played on. */
export async function saveGame(game: SavedGame): Promise<void> {
  const transaction = (await database()).transaction([GAMES, SUMMARIES], 'readwrite');
  const games = transaction.objectStore(GAMES);
  const before = await found<SavedGame | undefined>(games.get([game.table, game.number]));
  if (before && before.version !== game.version - 1) throw new Overtaken();
  games.put(game);
  transaction.objectStore(SUMMARIES).put(summaryOf(game));
  await finished(transaction);
}

/** A game of a table; the last one, unless a number is named. */
export async function loadGame(table: string, number?: number): Promise<SavedGame | undefined> {
  const games = (await database()).transaction(GAMES).objectStore(GAMES);
  const range = number ? IDBKeyRange.only([table, number]) : IDBKeyRange.bound([table, 0], [table, Infinity]);
  const cursor = await found<IDBCursorWithValue | null>(games.openCursor(range, 'prev'));
  return cursor?.value as SavedGame | undefined;
}

/** All games, the newest first. */
export async function listGames(): Promise<SavedSummary[]> {
  const summaries = (await database()).transaction(SUMMARIES).objectStore(SUMMARIES);
  const all = await found<SavedSummary[]>(summaries.getAll());
  return all.sort((one, other) => other.changed - one.changed);
}

export async function removeGame(table: string, number: number): Promise<void> {
  const transaction = (await database()).transaction([GAMES, SUMMARIES], 'readwrite');
  for (const store of [GAMES, SUMMARIES]) transaction.objectStore(store).delete([table, number]);
  await finished(transaction);
}

/** With the first game the browser is asked not to throw it away when space gets scarce. */
export async function askToStay(): Promise<void> {
  if ((await listGames()).length === 1) await navigator.storage.persist();
}

/** Make room: of games that have ended, the oldest go. */
export async function tidy(): Promise<void> {
  const ended = (await listGames()).filter(({ status }) => status !== 'playing');
  for (const { table, number } of ended.slice(MOST_GAMES)) await removeGame(table, number);
}

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onerror = transaction.onabort = () => failed(transaction.error ?? new Error('not stored'));
  });
