// Streams of random numbers for bots and coach: see src/byczo/core/chance.py.
import { sha256, toHex } from '../fairness/sha256.ts';
import type { Engine } from './engine.ts';

/** The state of a random generator; who draws from it changes it. */
export interface Stream {
  state: bigint;
}

const stateOf = ({ manifest }: Engine, word: bigint): bigint =>
  1n + (word % ((BigInt(manifest.constants.multiplier ?? 0) << 32n) - 2n));

/** A stream that nobody can foresee. */
export function freshStream(engine: Engine): Stream {
  const [word = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return { state: stateOf(engine, word) };
}

/** A stream that depends on all of the seed, as on the server. */
export function seededStream(engine: Engine, seed: string): Stream {
  const digest = sha256(new TextEncoder().encode(seed));
  return { state: stateOf(engine, BigInt(`0x${toHex(digest)}`)) };
}
