// The worker of this device's tables: all cards are here, the page is told what its seat may see.
import { loadEngine } from '../engine/load.ts';
import { randomText } from '../net/random.ts';
import { drawn } from './draws.ts';
import { LocalHost, refused, type Calls } from './host.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { loadGame, saveGame, tidy } from './storage.ts';

const tell = (message: FromWorker): void => self.postMessage(message);

const host = new LocalHost({
  version: __VERSION__,
  draw: drawn,
  now: Date.now,
  engine: loadEngine,
  save: saveGame,
  load: loadGame,
  random: () => randomText(),
  tell: (table, frame) => tell({ table, frame }),
});

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('call' in data) void answer(data.call, data.name, data.given);
  else if ('follow' in data) void host.follow(data.follow, data.pace);
  else if ('leave' in data) void host.leave(data.leave);
  else void host.ask(data.table, data.request);
};

async function answer(call: number, name: keyof Calls, given: unknown[]): Promise<void> {
  try {
    const method = host[name].bind(host) as (...given: unknown[]) => Promise<unknown>;
    tell({ answer: call, value: await method(...given) });
  } catch (problem) {
    tell({ answer: call, problem: refused(problem, null) });
  }
}

void tidy().catch(() => undefined);
