// Are the deals and rolls of a finished game those that were promised before it? A second
// implementation of docs/fairness.md, which shares no code with the server.
import type { ChanceCheck, LogEntry } from '../games/room.ts';
import type { GameRecord } from '../protocol.ts';
import { Draw } from './draw.ts';
import { fromHex, sha256, toHex } from './sha256.ts';

/** A deal or roll that does not follow from the secret; `event` counts them from 0. */
export class Unfair extends Error {
  constructor(readonly event: number) {
    super(`deal or roll ${event} is not the one that was promised`);
  }
}

/** How many deals and rolls were checked; throws Unfair at the first that is wrong. */
export function verify(record: GameRecord, chance: ChanceCheck): number {
  const { fairness, options } = record;
  const secret = fromHex(fairness?.secret ?? '');
  if (fairness?.commitment !== toHex(sha256(secret))) throw new Unfair(-1);
  const check = chance(Number(options.players));
  let event = 0;
  for (const entry of record.log as LogEntry[]) {
    const right = check(entry, new Draw(secret, fairness.salts ?? [], event));
    if (right === null) continue;
    if (!right) throw new Unfair(event);
    event += 1;
  }
  return event;
}
