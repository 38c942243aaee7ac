// Runs the WebAssembly of a game in Node, with the frame of the browser: one JSON object per line in,
// one out. See wasm_runner.py.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Bots } from '../web/src/engine/bots.ts';
import { Coach } from '../web/src/engine/coach.ts';
import { Engine } from '../web/src/engine/engine.ts';
import { writeStart } from '../web/src/engine/start.ts';
import { Table } from '../web/src/engine/table.ts';
import { LocalHost } from '../web/src/local/host.ts';
import { dailyId } from '../web/src/local/saved.ts';
import { callKernel } from './wasm_call.mjs';

const [, , file] = process.argv;
const manifest = JSON.parse(readFileSync(file, 'utf-8'));
const module = new WebAssembly.Module(readFileSync(new URL(manifest.module, `file://${file}`)));
let bots; // made once: memory is never given back
let coach;
const base64 = (bytes) => Buffer.from(bytes).toString('base64');
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const means = { encode: base64, decode: (text) => Buffer.from(text, 'base64'), seconds: cpuSeconds };

const commands = {
  /** Call a kernel; the arrays come back as it left them. */
  call: (asked) => callKernel(manifest, module, asked, means),

  /** Play these moves at a table; returns all that is to be seen after each. */
  async play({ options, moves }) {
    const table = new Table(await Engine.load(manifest, module), options);
    const seats = [...Array(options.players).keys()];
    const shown = [];
    for (const move of moves) {
      const events = move.draws ? table.deal(table.unfold(move.draws)) : table.act(move.seat, move.action);
      const views = [manifest.constants.nobody, ...seats].map((seat) => table.view(seat));
      const { waiting, over } = table;
      shown.push({ events, views, waiting, over, actions: seats.map((seat) => table.actions(seat)) });
    }
    return { shown, state: base64(table.state.bytes) };
  },

  /** What a bot does who observes this; and its stream afterwards. */
  async decide({ level, seen, seat, stream }) {
    bots ??= new Bots(await Engine.load(manifest, module));
    const observed = observation(bots.engine, seen);
    const drawn = { state: BigInt(stream) };
    return { action: bots.decide(level, observed, seat, drawn), stream: String(drawn.state) };
  },

  /** All answers of the coach to a seat that observes this. */
  async advise({ seen, seat, playouts }) {
    coach ??= new Coach(await Engine.load(manifest, module));
    const answers = [];
    for await (const answer of coach.advise(observation(coach.engine, seen), seat, playouts)) answers.push(answer);
    return { answers };
  },

  /** The deal of a day, by somebody who always takes the first choice; at once, or after the bots. */
  async daily({ game, date, last }) {
    const saved = new Map();
    const table = dailyId(game, date);
    await new Promise((over) => {
      const host = new LocalHost({
        version: '',
        draw: () => null,
        now: () => 0,
        engine: () => Engine.load(manifest, module),
        save: (kept) => Promise.resolve(saved.set(kept.table, kept)),
        load: (name) => Promise.resolve(saved.get(name)),
        random: () => '',
        tell: (_, frame) => {
          for (const { t, view, moment, status } of frame) {
            if (t === 'table' && status === 'over') over();
            if (t !== 'view' || !view.waiting.includes(view.seat)) continue;
            const request = { t: 'act', id: '', do: view.choices[0].do, moment };
            setTimeout(() => host.ask(table, request), last ? 50 : 0);
          }
        },
      });
      const names = [...Array(10).keys()].map((seat) => `Seat ${seat}`);
      void host.daily(game, date, names).then(() => host.follow(table, 0));
    });
    return { record: saved.get(table).record };
  },

  /** The first state of a table. */
  async start({ options }) {
    const state = (await Engine.load(manifest, module)).records(manifest.state);
    writeStart(manifest, options, state);
    return { state: base64(state.bytes) };
  },
};

function observation(engine, seen) {
  const observed = engine.records(manifest.state);
  observed.bytes.set(Buffer.from(seen, 'base64'));
  return observed;
}

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
