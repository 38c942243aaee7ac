import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Answer, Coach } from '../src/engine/coach.ts';
import { Engine } from '../src/engine/engine.ts';
import { localGames } from '../src/engine/local-games.ts';
import type { Manifest } from '../src/engine/manifest.ts';
import { Table } from '../src/engine/table.ts';

async function started(game: string): Promise<{ coach: Coach; table: Table; seat: number }> {
  const file = `../src/byczo/wasm/${game}`;
  const manifest = JSON.parse(readFileSync(`${file}.json`, 'utf-8')) as Manifest;
  const engine = await Engine.load(manifest, readFileSync(`${file}.wasm`));
  const table = new Table(engine, { players: manifest.players[0] });
  while (table.needsChance) table.deal(table.unfold(table.limits().map((limit) => limit >> 1)));
  return { coach: new Coach(engine), table, seat: table.waiting[0] ?? 0 };
}

async function all(answers: AsyncGenerator<Answer>): Promise<Answer[]> {
  const found: Answer[] = [];
  for await (const answer of answers) found.push(answer);
  return found;
}

// That the numbers are those of the server is tested where both are: tests/core/compiler/test_webassembly.py.
describe.skipIf(localGames.length === 0).each(localGames)('the coach of %s without a server', (game) => {
  test('judges all that the seat may do, the best first', async () => {
    const { coach, table, seat } = await started(game);
    const answers = await all(coach.advise(table.observe(seat), seat, 2000));
    expect(answers.map(({ last }) => last)).toEqual(answers.map((_, place) => place === answers.length - 1));
    for (const { advice } of answers) {
      expect(advice.candidates).toHaveLength(table.actions(seat).length);
      expect(advice.candidates[0]).toMatchObject({ verdict: 'best', cost: 0, error: 0 });
      for (const { reason } of advice.candidates) expect(reason?.text).toMatch(`${game}-why-`);
      const costs = advice.candidates.map(({ cost }) => cost);
      expect(costs).toEqual([...costs].sort((one, other) => one - other));
      expect(advice.exact).toBe(advice.worlds === 0);
      for (const { danger } of advice.candidates) expect(danger === null).toBe(advice.danger === null);
    }
  });

  test('says the same again, takes no memory for it, and does not touch the table', async () => {
    const { coach, table, seat } = await started(game);
    const before = table.view(seat);
    const first = await all(coach.advise(table.observe(seat), seat, 1000));
    const memory = table.engine.memory.buffer.byteLength;
    expect(await all(coach.advise(table.observe(seat), seat, 1000))).toEqual(first);
    expect(table.engine.memory.buffer.byteLength).toBe(memory);
    expect(table.view(seat)).toBe(before);
  });

  test('gives an answer up when it is asked again, or stopped', async () => {
    const { coach, table, seat } = await started(game);
    const ask = () => coach.advise(table.observe(seat), seat, 30_000);
    const begun = ask();
    expect(await begun.next()).toMatchObject({ done: false });
    const waiting = ask();
    const answers = await all(ask());
    expect(answers.at(-1)?.last).toBe(true);
    expect(await all(begun)).toEqual([]);
    expect(await all(waiting)).toEqual([]);
    const stopped = ask();
    await stopped.next();
    coach.stop();
    expect(await all(stopped)).toEqual([]);
  });

  test('tells costs alone where a game names no reasons', async () => {
    const { coach, table, seat } = await started(game);
    const { manifest } = coach.engine;
    delete manifest.messages.reason;
    const answers = await all(new Coach(coach.engine).advise(table.observe(seat), seat, 200));
    for (const { reason } of answers[0]?.advice.candidates ?? []) expect(reason).toBeNull();
  });

  test('has nothing to say to who has nothing to decide', async () => {
    const { coach, table } = await started(game);
    const idle = [...Array(table.state.get('players')).keys()].find((seat) => table.actions(seat).length === 0);
    if (idle === undefined) return;
    expect(() => coach.advise(table.observe(idle), idle)).toThrow(`seat ${idle} has nothing to decide now`);
  });
});
