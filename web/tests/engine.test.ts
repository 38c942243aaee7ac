import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OPEN } from '../src/engine/engine.ts';
import { loadEngine } from '../src/engine/load.ts';
import { localGames } from '../src/engine/local-games.ts';
import { Table } from '../src/engine/table.ts';

const folder = '../src/byczo/wasm/';

/** Serves the built files as a host would. */
function serve(): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const name = /[^/]+\.(wasm|json)/.exec(address)?.[0] ?? '';
    return new Response(readFileSync(folder + name));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.skipIf(localGames.length === 0).each(localGames)('%s without a server', (game) => {
  test('is played to its end', async () => {
    serve();
    const engine = await loadEngine(game);
    const table = new Table(engine, { players: engine.manifest.players[0] });
    let moves = 0;
    while (!table.over) {
      if (table.needsChance) table.deal(table.unfold(table.limits().map(() => 0)));
      else {
        const [seat = 0] = table.waiting;
        const [action = 0] = table.actions(seat);
        expect(JSON.parse(table.view(seat))).toHaveProperty('choices');
        expect(JSON.parse(table.act(seat, action) ?? '')).toBeInstanceOf(Array);
      }
      moves += 1;
    }
    expect(moves).toBeGreaterThan(20);
  });

  test('refuses what the rules do not allow', async () => {
    serve();
    const engine = await loadEngine(game);
    const table = new Table(engine, { players: engine.manifest.players[0] });
    while (table.needsChance) table.deal(table.unfold(table.limits().map(() => 0)));
    const before = table.state.bytes.slice();
    expect(table.act(0, 30_000)).toBeUndefined();
    expect(table.state.bytes).toEqual(before);
  });

  test('refuses memory of another kind', async () => {
    serve();
    const engine = await loadEngine(game);
    const wrong = engine.numbers('i4', 10);
    expect(() => engine.bind('list_actions', wrong, OPEN, wrong)).toThrow('table must be State');
    expect(() => engine.bind('nothing')).toThrow('has no kernel nothing');
  });
});
