import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Bots } from '../src/engine/bots.ts';
import { Engine } from '../src/engine/engine.ts';
import { localGames } from '../src/engine/local-games.ts';
import type { Manifest } from '../src/engine/manifest.ts';
import { freshStream } from '../src/engine/stream.ts';
import { Table } from '../src/engine/table.ts';

async function engineOf(game: string): Promise<Engine> {
  const file = `../src/byczo/wasm/${game}`;
  const manifest = JSON.parse(readFileSync(`${file}.json`, 'utf-8')) as Manifest;
  return Engine.load(manifest, readFileSync(`${file}.wasm`));
}

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
