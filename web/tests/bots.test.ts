import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Bots } from '../src/engine/bots.ts';
import { Engine } from '../src/engine/engine.ts';
import { localGames } from '../src/engine/local-games.ts';
import type { Manifest } from '../src/engine/manifest.ts';
import { freshStream } from '../src/engine/stream.ts';
import { Table } from '../src/engine/table.ts';

const file = (game: string, ending: string) => readFileSync(`../src/byczo/wasm/${game}.${ending}`);
const manifestOf = (game: string) => JSON.parse(file(game, 'json').toString()) as Manifest;
const engineOf = (game: string, manifest = manifestOf(game)) => Engine.load(manifest, file(game, 'wasm'));

describe.skipIf(localGames.length === 0).each(localGames)('bots of %s without a server', (game) => {
  test('play a game to its end', async () => {
    const engine = await engineOf(game);
    const bots = new Bots(engine);
    const table = new Table(engine, { players: engine.manifest.players[0] });
    const stream = freshStream(engine);
    const gentle = bots.levels.slice(0, 3);
    let memory = 0; // after the first decisions, for which a solver makes its tables
    let decisions = 0;
    while (!table.over) {
      if (table.needsChance) table.deal(table.unfold(table.limits().map((limit) => decisions % limit)));
      else {
        const [seat = 0] = table.waiting;
        const level = gentle[decisions % gentle.length] ?? '';
        const action = bots.decide(level, table.observe(seat), seat, stream);
        expect(table.actions(seat)).toContain(action);
        expect(table.act(seat, action)).toBeDefined();
        if (decisions < 5) memory = engine.memory.buffer.byteLength;
        decisions += 1;
      }
    }
    expect(decisions).toBeGreaterThan(10);
    expect(engine.memory.buffer.byteLength, 'deciding takes no memory').toBeLessThanOrEqual(memory + (1 << 16));
  });

  test('decide the same again from the same stream', async () => {
    const engine = await engineOf(game);
    const bots = new Bots(engine);
    const table = new Table(engine, { players: engine.manifest.players[0] });
    while (table.needsChance) table.deal(table.unfold(table.limits().map(() => 0)));
    const [seat = 0] = table.waiting;
    for (const level of bots.levels) {
      const [first, again] = [{ state: 12345n }, { state: 12345n }];
      const action = bots.decide(level, table.observe(seat), seat, first);
      expect(bots.decide(level, table.observe(seat), seat, again)).toBe(action);
      expect(again.state).toBe(first.state);
    }
  });

  test('have the levels that they have', async () => {
    const engine = await engineOf(game);
    const table = new Table(engine, { players: engine.manifest.players[0] });
    const decide = () => new Bots(engine).decide('mouse', table.observe(0), 0, freshStream(engine));
    expect(decide).toThrow('there is no level mouse');
  });
});

const searched = localGames.filter((game) => !manifestOf(game).solver?.always);

describe.skipIf(localGames.length === 0).each(searched)('bots of %s that may not take long', (game) => {
  /** What the strongest draws for a decision, where each look at the clock is so much later. */
  const drawn = (milliseconds: number, share = 1): Promise<bigint> => lastDrawn([milliseconds], share);

  /** What it draws for the last of so many, each of which makes four looks: two for a first look at it. */
  async function lastDrawn(looks: number[], share = 1, decisions = 1): Promise<bigint> {
    const manifest = manifestOf(game);
    const [strongest] = manifest.levels.slice(-1).map((level) => ({ ...level, part: level.part * share }));
    const engine = await engineOf(game, { ...manifest, levels: strongest ? [strongest] : [] });
    const table = new Table(engine, { players: manifest.players[0] });
    while (table.needsChance) table.deal(table.unfold(table.limits().map(() => 0)));
    const [seat = 0] = table.waiting;
    let now = 0;
    let look = 0;
    const bots = new Bots(engine, undefined, () => (now += looks[look++ % looks.length] ?? 0));
    let stream = { state: 0n };
    for (let decision = 0; decision < decisions; decision += 1) {
      stream = { state: 12345n };
      if ((looks[0] ?? 0) < 0) bots.decide(strongest?.name ?? '', table.observe(seat), seat, stream);
      else bots.decideInTime(strongest?.name ?? '', table.observe(seat), seat, stream);
    }
    return stream.state;
  }
  const WITHOUT_A_CLOCK = -1;

  test('think as on a server where the device is fast', async () => {
    expect(await drawn(0.1)).toBe(await drawn(WITHOUT_A_CLOCK));
  });

  test('think less where it is slow', async () => {
    // A fiftieth takes an eleventh of the time, so that ten fiftieths are left.
    expect(await drawn(45 / 11)).toBe(await drawn(WITHOUT_A_CLOCK, 1 / 5));
  });

  test('think less after a decision that took long, whatever a first look says', async () => {
    const looks = [0, 0, 0, 450]; // the first look takes no time, the decision ten times the limit
    expect(await lastDrawn(looks)).toBe(await drawn(WITHOUT_A_CLOCK));
    expect(await lastDrawn(looks, 1, 2)).toBe(await drawn(WITHOUT_A_CLOCK, 1 / 10));
  });

  test('think a little where it is slower than that', async () => {
    expect(await drawn(1000)).toBe(await drawn(WITHOUT_A_CLOCK, 1 / 50));
  });
});

describe.skipIf(localGames.length === 0)('a duel that can be solved', () => {
  const CARDS = 5; // in each hand
  const strongest = 'aurochs';

  /** A decision in the last turns of a round between two with open hands. */
  async function duel(milliseconds: number): Promise<{ bots: Bots; table: Table; seat: number }> {
    const engine = await engineOf('six-nimmt');
    const table = new Table(engine, { players: 2, variant: 'tactical' });
    let now = 0;
    const bots = new Bots(engine, undefined, () => (now += milliseconds));
    const at = (): number => table.waiting[0] ?? 0;
    while (table.waiting.length < 2 || table.actions(at()).length !== CARDS) {
      if (table.needsChance) table.deal(table.unfold(table.limits().map(() => 0)));
      else expect(table.act(at(), table.actions(at())[0] ?? 0)).toBeDefined();
    }
    return { bots, table, seat: at() };
  }

  /** What is drawn for it: a solution takes two numbers, a search many. */
  async function drawn(milliseconds: number): Promise<bigint> {
    const { bots, table, seat } = await duel(milliseconds);
    const stream = { state: 12345n };
    bots.decideInTime(strongest, table.observe(seat), seat, stream);
    return stream.state;
  }

  test('is solved where the device is fast, as on a server', async () => {
    const { bots, table, seat } = await duel(0);
    const stream = { state: 12345n };
    bots.decide(strongest, table.observe(seat), seat, stream);
    expect(await drawn(0)).toBe(stream.state);
    expect(await drawn(0.2)).toBe(stream.state);
  });

  test('is searched where solving would take too long', async () => {
    expect(await drawn(2)).not.toBe(await drawn(0));
  });
});
