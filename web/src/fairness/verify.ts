// Are the deals and rolls of a finished game those that were promised before it? A second
// implementation of docs/fairness.md, which shares no code with the server.
import type { ChanceCheck, LogEntry } from '../games/room.ts';
import type { Fairness, GameRecord } from '../protocol.ts';
import { Draw } from './draw.ts';
import { sealOf, type Notes } from './notes.ts';
import { fromHex, sha256, toHex } from './sha256.ts';

/** A deal or roll that does not follow from the secret; `event` counts them from 0, −1 is what they follow from. */
export class Unfair extends Error {
  constructor(readonly event: number) {
    super(event < 0 ? 'this is not what was promised' : `deal or roll ${event} is not the one that was promised`);
  }
}

/**
 * How many deals and rolls were checked; throws Unfair at the first that is wrong.
 * Without the notes of a player it is only known that the record agrees with itself.
 */
export function verify(record: GameRecord, chance: ChanceCheck, notes: Notes | null = null): number {
  const { fairness, options } = record;
  const secret = fromHex(fairness?.secret ?? '');
  if (fairness?.commitment !== toHex(sha256(secret))) throw new Unfair(-1);
  if (notes && !matches(fairness, notes)) throw new Unfair(-1);
  if (!sealsHold(fairness) || !seatsHold(fairness, secret, record.seats.length)) throw new Unfair(-1);
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

/** Is the record about the game that the notes are about? */
function matches(fairness: Fairness, notes: Notes): boolean {
  return (
    fairness.commitment === notes.commitment &&
    (fairness.salts ?? []).includes(notes.salt) &&
    notes.seals.join() === (fairness.seals ?? []).join()
  );
}

/** Every salt was sealed, in this order; seals whose salt was never shown may lie between. */
function sealsHold({ seals = [], salts = [] }: Fairness): boolean {
  let at = -1;
  return !seals.length || salts.every((salt) => (at = seals.indexOf(sealOf(salt), at + 1)) >= 0);
}

/** Who sits where was drawn, too; old records do not say in which order people came. */
function seatsHold({ order = [], salts = [] }: Fairness, secret: Uint8Array, count: number): boolean {
  if (!order.length) return true;
  const draw = new Draw(secret, salts, 'seats');
  const places = Array.from({ length: count }, (_, place) => place);
  const drawn = draw.shuffled(places, count - 1);
  const last = places.filter((place) => !drawn.includes(place));
  return order.join() === [...drawn, ...last].join();
}
