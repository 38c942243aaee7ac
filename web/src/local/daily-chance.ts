// The chance of a deal of the day: all of it follows from the date and the game (docs/daily.md), deals and
// rolls by the method of docs/fairness.md, bots by streams of their own. As src/byczo/play/daily.py.
import type { Engine } from '../engine/engine.ts';
import type { ChanceSource, LogEntry, Match } from '../engine/match.ts';
import { seededStream, type Stream } from '../engine/stream.ts';
import { Draw } from '../fairness/draw.ts';
import { fromHex, sha256, toHex } from '../fairness/sha256.ts';
import type { Fairness } from '../protocol.ts';

/** What a record of the deal says of its chance. */
export function dailyFairness(game: string, date: string): Fairness {
  const secret = sha256(new TextEncoder().encode(`byczo daily 1|${date}|${game}`));
  return { commitment: toHex(sha256(secret)), secret: toHex(secret) };
}

/** Draws that follow from the secret; `drawn` counts those that were made before. */
export function drawsFrom(secret: string, drawn = 0): ChanceSource {
  const bytes = fromHex(secret);
  let event = drawn;
  return (limits) => {
    if (!limits.length) return [];
    const draw = new Draw(bytes, [], event);
    event += 1;
    return limits.map((limit) => draw.below(limit));
  };
}

/** Let happen what a log says; returns how often something was drawn. */
export function replayCounted(match: Match, log: LogEntry[]): number {
  const steps = match.replay(log);
  for (let drawn = 0; ;) {
    const draws = match.table.needsChance && match.table.limits().length > 0;
    if (steps.next().done) return drawn;
    if (draws) drawn += 1;
  }
}

/** What a bot draws from for its next decision: it depends on its seat and its own past alone. */
export function streamFor(engine: Engine, secret: string, log: LogEntry[], seat: number): Stream {
  const done = log.filter((entry) => entry.seat === seat).length;
  return seededStream(engine, `${secret}|${seat}|${done}`);
}
