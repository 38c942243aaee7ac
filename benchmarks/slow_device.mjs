// Decisions of the strongest bots as the worker makes them, on a device four times as slow as this one.
//
//   .venv/bin/node benchmarks/slow_device.mjs [decisions [games...]]
//
// plays every rule set with the fewest, some and the most players, and prints how long decisions take:
// median, 99 %, most. The bots' clock runs four times as fast, so that they search as little as there.
// Decisions in which something else took the processor are left out: see process.resourceUsage.
import { readFileSync } from 'node:fs';
import { Bots } from '../web/src/engine/bots.ts';
import { Engine } from '../web/src/engine/engine.ts';
import { Solutions } from '../web/src/engine/solutions.ts';
import { freshStream } from '../web/src/engine/stream.ts';
import { Table } from '../web/src/engine/table.ts';
import { drawn } from '../web/src/local/draws.ts';

const SLOWER = 4;
const GAMES = ['six-nimmt', 'x-nimmt', 'david-goliath', 'twenty-one'];
const [wanted = '600', ...games] = process.argv.slice(2);

const now = () => performance.now() * SLOWER;
const switches = () => process.resourceUsage().involuntaryContextSwitches;

async function engineOf(game) {
  const file = (ending) => readFileSync(new URL(`../src/byczo/wasm/${game}.${ending}`, import.meta.url));
  return Engine.load(JSON.parse(file('json').toString()), await WebAssembly.compile(file('wasm')));
}

/** Milliseconds of so many decisions at tables of one kind, those of a first game left out. */
async function decisions(game, options, count) {
  const engine = await engineOf(game);
  const solutions = new Solutions(engine);
  const bots = new Bots(engine, solutions, now);
  const stream = freshStream(engine);
  const strongest = bots.levels.at(-1);
  const took = [];
  for (let first = true; took.length < count; first = false) {
    const table = new Table(engine, options);
    while (!table.over && took.length < count) {
      if (table.needsChance) {
        table.deal(table.unfold(drawn(table.limits())));
        continue;
      }
      solutions.prepare(table.observe(0), 0);
      for (const seat of table.waiting) {
        const before = switches();
        const began = now();
        const action = bots.decideInTime(strongest, table.observe(seat), seat, stream);
        const milliseconds = now() - began;
        if (!first && switches() === before) took.push(milliseconds);
        table.act(seat, action);
      }
    }
  }
  return took.sort((one, other) => one - other);
}

for (const game of games.length ? games : GAMES) {
  const engine = await engineOf(game);
  for (const [name, ruleSet] of Object.entries(engine.manifest.ruleSets)) {
    const tables = numbersOfPlayers(engine, ruleSet);
    const sizes = new Set([tables[0], tables[tables.length >> 1], tables.at(-1)]);
    for (const players of sizes) {
      const took = await decisions(game, { ...ruleSet, players }, Number(wanted) / sizes.size);
      console.log(`${game}, ${name}, ${players} players: ${summary(took)}`);
    }
  }
}

function numbersOfPlayers(engine, ruleSet) {
  const [fewest, most] = engine.manifest.players;
  const all = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  return all.filter((players) => {
    try {
      return new Table(engine, { ...ruleSet, players });
    } catch {
      return false; // a rule set for fewer numbers of players than the game
    }
  });
}

function summary(took) {
  const at = (share) => took[Math.min(Math.floor(share * took.length), took.length - 1)].toFixed(0);
  const late = took.filter((milliseconds) => milliseconds > 100).length;
  return `median ${at(0.5)}, 99 % ${at(0.99)}, most ${at(1)} ms, ${late} of ${took.length} above 100`;
}
