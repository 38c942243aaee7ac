// Plays whole games at tables of this device in Node, with the code of the browser's worker: one JSON
// object per line in, one record per line out. See tests/system/test_local_tables.py.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Engine } from '../web/src/engine/engine.ts';
import { ReviewJob } from '../web/src/engine/review.ts';
import { drawn } from '../web/src/local/draws.ts';
import { LocalHost } from '../web/src/local/host.ts';
import { LocalTable, loadMatch } from '../web/src/local/local-table.ts';
import { replayOf } from '../web/src/local/replay.ts';

const [, , folder] = process.argv;
const known = new Map();

async function engine(game) {
  if (!known.has(game)) {
    const module = new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`));
    known.set(game, { manifest: JSON.parse(readFileSync(`${folder}/${game}.json`, 'utf-8')), module });
  }
  const { manifest, module } = known.get(game);
  return Engine.load(manifest, module);
}

const setting = { version: '', draw: drawn, now: () => 0 };
const any = (list) => list[drawn([list.length])[0]];

let tell;
let kept;
const host = new LocalHost({
  ...setting,
  engine,
  save: async (game) => void (kept = game),
  load: async () => kept,
  random: () => 'x',
  tell: (_, frame) => tell(frame),
});

const commands = {
  /** A game of people who choose at random, to its end; what was told is told, too. */
  async play({ game, options, people }) {
    const seats = Array.from({ length: options.players }, (_, seat) => ({
      name: `Seat ${seat + 1}`,
      by: seat < people ? 'human' : 'calf',
    }));
    const record = { byczo: 1, game, options, seats, log: [] };
    const saved = { table: 'local-x', number: 1, record, status: 'playing', hints: false, changed: 0, version: 1 };
    let table = await LocalTable.load(saved, () => engine(game), setting);
    const told = [table.welcome()];
    while (table.status === 'playing') {
      const seat = any(table.match.waiting);
      const action = any(table.match.table.actions(seat));
      if (seat >= people) told.push(table.act(seat, action));
      else {
        if (table.shown !== seat) told.push(await table.ask({ t: 'show', id: '1', seat }));
        const { choices } = table.match.view(seat);
        told.push(await table.ask({ t: 'act', id: '2', do: any(choices).do, moment: table.moment }));
      }
      // As if the page had been loaded anew.
      if (any([0, 0, 0, 1])) {
        table = await LocalTable.load(table.saved(), () => engine(game), setting);
        told.push(table.welcome());
      }
    }
    return { record: table.match.record(), told };
  },

  /** A game of somebody who chooses at random against bots of these levels, run as the worker runs it. */
  async meet({ game, options, levels }) {
    const seats = Array.from({ length: options.players }, (_, seat) => ({
      name: `Seat ${seat + 1}`,
      by: seat ? levels[seat % levels.length] : 'human',
    }));
    const table = await host.open({ game, options, seats });
    await new Promise((over, failed) => {
      tell = (frame) => {
        for (const { t, view, moment, status, detail } of frame) {
          if (t === 'error') failed(new Error(detail));
          if (t === 'table' && status === 'over') over();
          if (t !== 'view' || !view.waiting.includes(0)) continue;
          void host.ask(table, { t: 'act', id: '', do: any(view.choices).do, moment });
        }
      };
      void host.follow(table, 0);
    });
    return { record: await host.record(table, 1) };
  },

  /** A running game of people, at which somebody asks for this; all that the page is told. */
  async follow({ record, asked }) {
    kept = { table: 'local-x', number: 1, record, status: 'playing', changed: 0, version: 1 };
    const told = [];
    tell = (frame) => told.push(...frame);
    await host.follow('local-x', 0);
    for (const request of asked) {
      await host.ask('local-x', { id: '1', ...request });
      const done = () => told.some(({ t, last }) => t === 'error' || (t === 'hint' && last));
      while (request.t === 'hint' && !done()) await new Promise((later) => setTimeout(later, 5));
    }
    await host.leave('local-x');
    return { told };
  },

  /** A record as one of its seats saw it, and as it would be written. */
  async replay({ record, seat }) {
    const written = loadMatch(await engine(record.game), record).record();
    return { replay: replayOf(await engine(record.game), record, seat), written };
  },

  /** A record judged by the coach, with so many playouts for each decision. */
  async review({ record, playouts }) {
    const job = new ReviewJob(await engine(record.game), record);
    const usual = job.playouts;
    return { usual, review: await job.run(undefined, playouts), done: job.done };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { command, ...asked } = JSON.parse(line);
  let answer;
  try {
    answer = await commands[command](asked);
  } catch (problem) {
    answer = { problem: String(problem) };
  }
  process.stdout.write(JSON.stringify(answer) + '\n');
}
