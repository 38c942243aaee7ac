import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEngine } from '../src/engine/load.ts';
import { localGames } from '../src/engine/local-games.ts';
import { drawn } from '../src/local/draws.ts';
import { LocalHost } from '../src/local/host.ts';
import { isLocal, type SavedGame } from '../src/local/saved.ts';
import { Overtaken } from '../src/local/storage.ts';
import type { ServerMessage } from '../src/protocol.ts';
import { eventually } from './eventually.ts';

const HIDDEN = 'x-nimmt';
const saved = new Map<string, SavedGame>();
let told: ServerMessage[] = [];
let full = false;

function host(): LocalHost {
  return new LocalHost({
    version: '1',
    draw: drawn,
    now: () => 0,
    engine: loadEngine,
    random: () => `${saved.size}`,
    load: (table) => Promise.resolve(structuredClone(saved.get(table))),
    save: (game) => {
      if (full) return Promise.reject(new Error('full'));
      const before = saved.get(game.table);
      if (before?.number === game.number && before.version !== game.version - 1) {
        return Promise.reject(new Overtaken());
      }
      saved.set(game.table, structuredClone(game));
      return Promise.resolve();
    },
    tell: (_, frame) => told.push(...frame),
  });
}

const seats = (...by: string[]) => by.map((each, seat) => ({ name: `Seat ${seat}`, by: each }));
const last = <Kind extends ServerMessage['t']>(kind: Kind) =>
  told.findLast((message): message is Extract<ServerMessage, { t: Kind }> => message.t === kind);
const choice = (at = 0): string => last('view')?.view.choices[at]?.do ?? '';

beforeEach(() => {
  saved.clear();
  told = [];
  full = false;
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(readFileSync(`../src/byczo/wasm/${/[^/]+\.(wasm|json)/.exec(address)?.[0] ?? ''}`))),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.skipIf(localGames.length === 0)('a table on this device', () => {
  it('welcomes as a server does, and bots answer', async () => {
    const here = host();
    const table = await here.open({ game: HIDDEN, options: { rounds: 1 }, seats: seats('human', 'calf', 'calf') });
    expect(isLocal(table)).toBe(true);
    await here.follow(table, 0);
    expect(told.map(({ t }) => t).slice(0, 5)).toEqual(['welcome', 'you', 'table', 'view', 'present']);
    await here.ask(table, { t: 'act', id: 'a', do: choice(), moment: 1 });
    expect(told).toContainEqual({ t: 'ack', id: 'a' });
    await eventually(() => expect(last('view')?.moment).toBeGreaterThan(1));
    await here.leave(table);
  });

  const hinted = () => told.filter((message) => message.t === 'hint');

  it('has a coach, whose answers get better until the game goes on', async () => {
    const here = host();
    const table = await here.open({ game: HIDDEN, options: { rounds: 1 }, seats: seats('human', 'calf') });
    await here.follow(table, 0.01);
    expect(last('table')?.hints).toBe(true);
    await here.ask(table, { t: 'hint', id: 'h' });
    const [first] = hinted();
    expect(first).toMatchObject({ id: 'h', moment: last('view')?.moment, last: false });
    const choices = last('view')?.view.choices.map((each) => each.do);
    expect(first?.advice.candidates.map((each) => each.do).sort()).toEqual(choices?.sort());
    await eventually(() => expect(hinted().at(-1)?.last).toBe(true));
    expect(hinted().length).toBeGreaterThan(2);
    expect(hinted().at(-1)?.advice.worlds).toBeGreaterThan(first?.advice.worlds ?? 0);

    const played = choice();
    told = [];
    await here.ask(table, { t: 'hint', id: 'again' });
    await here.ask(table, { t: 'act', id: 'a', do: played });
    await eventually(() => expect(told.findLastIndex(({ t }) => t === 'view')).toBeGreaterThan(-1));
    const count = hinted().length;
    await new Promise((done) => setTimeout(done, 100));
    expect(hinted()).toHaveLength(count);
    expect(hinted().some((each) => each.last)).toBe(false);
    await here.leave(table);
  });

  it('advises only who looks at the screen and has something to decide', async () => {
    const here = host();
    const table = await here.open({ game: HIDDEN, options: {}, seats: seats('human', 'human') });
    await here.follow(table, 0);
    await here.ask(table, { t: 'hint', id: '1' });
    expect(last('error')).toMatchObject({ code: 'not-seated', id: '1' });
    await here.ask(table, { t: 'show', id: '2', seat: 0 });
    await here.ask(table, { t: 'hint', id: '3' });
    await here.ask(table, { t: 'act', id: '4', do: choice() });
    await new Promise((done) => setTimeout(done, 100));
    expect(hinted().every((each) => each.id === '3')).toBe(true);
    const covered = told.findLastIndex((message) => message.t === 'you');
    expect(told[covered]).toMatchObject({ seat: null });
    expect(told.slice(covered).some((message) => message.t === 'hint')).toBe(false);
    await here.ask(table, { t: 'abandon', id: '5', want: true });
    await here.ask(table, { t: 'hint', id: '6' });
    expect(last('error')).toMatchObject({ code: 'not-playing', id: '6' });
  });

  it('tells nobody what another person holds or has chosen', async () => {
    const here = host();
    const table = await here.open({ game: HIDDEN, options: {}, seats: seats('human', 'human') });
    await here.follow(table, 0);
    expect(last('view')?.view).toMatchObject({ seat: null, choices: [] });
    await here.ask(table, { t: 'show', id: '1', seat: 0 });
    expect(last('view')?.view.seat).toBe(0);
    await here.ask(table, { t: 'act', id: '2', do: choice() });
    expect(last('you')).toMatchObject({ seat: null });
    expect(last('view')?.view).toMatchObject({ seat: null, waiting: [1] });
    expect(last('chosen')).toBeUndefined();
  });

  it('refuses what cannot be done, and nothing changes', async () => {
    const here = host();
    const table = await here.open({ game: HIDDEN, options: {}, seats: seats('human', 'calf') });
    await here.follow(table, 0);
    const before = structuredClone(saved.get(table));
    for (const [id, act, code] of [
      ['1', 'play 5000', 'illegal-action'],
      ['2', 'dance', 'illegal-action'],
    ] as const) {
      await here.ask(table, { t: 'act', id, do: act });
      expect(told).toContainEqual(expect.objectContaining({ t: 'error', id, code }));
    }
    await here.ask(table, { t: 'act', id: '3', do: choice(), moment: 77 });
    expect(last('error')).toMatchObject({ id: '3', code: 'too-late' });
    await expect(here.record(table, 1)).rejects.toMatchObject({ code: 'not-over' });
    expect(saved.get(table)?.record.log[0]).toEqual(before?.record.log[0]);
    await here.leave(table);
  });

  it('is read again when another tab has played on', async () => {
    const [here, there] = [host(), host()];
    const table = await here.open({ game: HIDDEN, options: {}, seats: seats('human', 'human', 'human') });
    for (const each of [here, there]) {
      await each.follow(table, 0);
      await each.ask(table, { t: 'show', id: 's', seat: 0 });
    }
    const mine = choice();
    await there.ask(table, { t: 'act', id: 'there', do: mine });
    told = [];
    await here.ask(table, { t: 'act', id: 'here', do: mine });
    expect(told[0]).toMatchObject({ t: 'error', id: 'here', code: 'conflict' });
    expect(last('welcome')).toBeDefined();
  });

  it('plays on where the browser keeps nothing', async () => {
    const here = host();
    const table = await here.open({ game: HIDDEN, options: {}, seats: seats('human', 'human') });
    await here.follow(table, 0);
    full = true;
    await here.ask(table, { t: 'show', id: '1', seat: 0 });
    await here.ask(table, { t: 'act', id: '2', do: choice() });
    expect(told).toContainEqual({ t: 'ack', id: '2' });
    const warned = () => told.filter((message) => message.t === 'error');
    expect(warned()).toMatchObject([{ code: 'not-stored', id: null }]);
    await here.ask(table, { t: 'show', id: '3', seat: 1 });
    await here.ask(table, { t: 'act', id: '4', do: choice() });
    expect(warned()).toHaveLength(1); // once is enough
  });

  it('lives as long as the page where the browser has never kept anything', async () => {
    const here = host();
    full = true;
    const table = await here.open({ game: HIDDEN, options: {}, seats: seats('human', 'human') });
    await here.follow(table, 0);
    expect(last('table')).toMatchObject({ status: 'playing' });
    expect(last('error')).toMatchObject({ code: 'not-stored' });
    await here.ask(table, { t: 'abandon', id: '1', want: true });
    expect((await here.record(table, 1)).game).toBe(HIDDEN);
    full = false;
    await here.ask(table, { t: 'rematch', id: '2' });
    expect(saved.get(table)?.number).toBe(2);
  });

  it('says that it does not exist', async () => {
    await host().follow('local-nowhere', 0);
    expect(told).toEqual([expect.objectContaining({ t: 'error', code: 'no-such-table' })]);
  });
});
