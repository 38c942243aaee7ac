import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEngine } from '../src/engine/load.ts';
import { localGames } from '../src/engine/local-games.ts';
import { drawn } from '../src/local/draws.ts';
import { LocalHost } from '../src/local/host.ts';
import { LocalReviews } from '../src/local/reviews.ts';
import type { SavedGame } from '../src/local/saved.ts';
import type { GameRecord, Reviewed, ServerMessage } from '../src/protocol.ts';
import { eventually } from './eventually.ts';

const game = 'x-nimmt';
const saved = new Map<string, SavedGame>();
let told: ServerMessage[] = [];

function host(): LocalHost {
  return new LocalHost({
    version: '1',
    draw: drawn,
    now: () => 0,
    engine: loadEngine,
    random: () => `${saved.size}`,
    load: (table) => Promise.resolve(structuredClone(saved.get(table))),
    save: (game) => {
      saved.set(game.table, structuredClone(game));
      return Promise.resolve();
    },
    tell: (_, frame) => told.push(...frame),
  });
}

const seats = (...by: string[]) => by.map((each, seat) => ({ name: `Seat ${seat}`, by: each }));

/** A table whose bots have played to the end. */
async function playedOut(here: LocalHost, game: string): Promise<string> {
  const table = await here.open({ game, options: { rounds: 1 }, seats: seats('calf', 'calf', 'calf') });
  await here.follow(table, 0);
  await eventually(() => expect(saved.get(table)?.status).toBe('over'));
  return table;
}

async function reviewed(here: LocalHost, table: string): Promise<Reviewed> {
  let found = await here.review(table, 1);
  const ask = async (): Promise<void> => {
    found = await here.review(table, 1);
    expect(found.review).not.toBeNull();
  };
  await eventually(ask);
  return found;
}

beforeEach(() => {
  saved.clear();
  told = [];
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(readFileSync(`../src/byczo/wasm/${/[^/]+\.(wasm|json)/.exec(address)?.[0] ?? ''}`))),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

// That the figures are those of the server is tested where both are: tests/system/test_local_tables.py.
describe.skipIf(localGames.length === 0)('the review of a game on this device', () => {
  it('tells how far it is, and then of every decision, with reasons', { timeout: 120_000 }, async () => {
    const here = host();
    const table = await playedOut(here, game);
    expect(await here.review(table, 1)).toEqual({ before: 0, done: 0, total: 0, review: null });
    const { review, done, total } = await reviewed(here, table);
    expect(review).toMatchObject({ game, finished: true, names: ['Seat 0', 'Seat 1', 'Seat 2'] });
    expect(review?.moves).toHaveLength(total);
    expect(done).toBe(total);
    expect(review?.players.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(total);
    expect(review?.turning_points).toHaveLength(3);
    for (const { reason, best_reason: best } of review?.moves ?? []) {
      expect(reason?.text).toMatch(`${game}-why-`);
      expect(best?.text).toMatch(`${game}-why-`);
    }
    for (const { result, par, skill, deal, luck } of review?.players ?? []) {
      expect(result - par).toBeCloseTo(skill + deal + luck);
    }
    expect((await here.review(table, 1)).review).toBe(review); // it is remembered
    const copy = await here.bring(await here.record(table, 1));
    expect((await reviewed(here, copy)).review).toEqual(review);
  });

  it('lets bots and hints go first', { timeout: 120_000 }, async () => {
    const here = host();
    const table = await playedOut(here, game);
    const next = await here.open({ game, options: { rounds: 1 }, seats: seats('human', 'calf', 'calf') });
    await here.follow(next, 0);
    await here.review(table, 1);
    told = [];
    await here.ask(next, { t: 'hint', id: 'h' });
    const hinted = () => told.filter((message) => message.t === 'hint');
    const { done } = await here.review(table, 1);
    await eventually(() => expect(hinted().at(-1)?.last).toBe(true));
    expect((await here.review(table, 1)).done - done).toBeLessThanOrEqual(1); // what it was at
    expect((await reviewed(here, table)).review).not.toBeNull();
  });

  it('is refused while the game runs', async () => {
    const here = host();
    const table = await here.open({ game, options: { rounds: 1 }, seats: seats('human', 'calf') });
    await expect(here.review(table, 1)).rejects.toMatchObject({ code: 'not-over' });
    await expect(here.review('local-none', 1)).rejects.toMatchObject({ code: 'no-such-table' });
  });

  it('waits in turn, and only so many do', async () => {
    const never = new Promise<never>(() => undefined);
    const reviews = new LocalReviews(
      () => never,
      () => never,
    );
    const ask = (number: number) => reviews.of('local-x', number, () => Promise.resolve({} as GameRecord));
    for (let number = 0; number < 8; number += 1) expect((await ask(number)).before).toBe(number);
    await expect(ask(9)).rejects.toMatchObject({ code: 'busy' });
    expect((await ask(3)).before).toBe(3);
  });

  it('tells that it has failed, and is tried anew', async () => {
    const fail = vi.fn(() => Promise.reject(new Error('no file')));
    const reviews = new LocalReviews(fail, () => Promise.resolve());
    const ask = () => reviews.of('local-x', 1, () => Promise.resolve({ game } as GameRecord));
    for (const times of [1, 2]) {
      await ask();
      await eventually(() => expect(ask()).rejects.toThrow('no file'));
      expect(fail).toHaveBeenCalledTimes(times);
    }
  });
});
