// Random numbers from the secret and the salts of a game: docs/fairness.md, byte for byte.
import { hmac } from './sha256.ts';

type Words = Generator<number, never>;

/** What one deal or roll of a game draws; `event` counts them from 0. The order of the seats is drawn apart. */
export class Draw {
  readonly event: number;
  private readonly words: Words;

  constructor(secret: Uint8Array, salts: string[], event: number | 'seats') {
    this.event = event === 'seats' ? -1 : event;
    this.words = words(secret, salts, event);
  }

  /** A uniformly random integer in [0, limit): words beyond its last full multiple are thrown away. */
  below(limit: number): number {
    const fair = 2 ** 32 - (2 ** 32 % limit);
    let word = this.words.next().value;
    while (word >= fair) word = this.words.next().value;
    return word % limit;
  }

  /** The first `count` things of a shuffled pack. */
  shuffled<Thing>(pack: Thing[], count: number): Thing[] {
    const places = [...pack];
    for (let at = 0; at < count; at++) {
      const other = at + this.below(places.length - at);
      [places[at], places[other]] = [places[other]!, places[at]!];
    }
    return places.slice(0, count);
  }
}

/** Numbers of 32 bits, from the blocks of one event. */
export function* words(secret: Uint8Array, salts: string[], event: number | 'seats'): Words {
  for (let block = 0; ; block++) {
    const text = `byczo 1|${salts.join(',')}|${event}|${block}`;
    const digest = new DataView(hmac(secret, new TextEncoder().encode(text)).buffer);
    for (let at = 0; at < 32; at += 4) yield digest.getUint32(at);
  }
}
