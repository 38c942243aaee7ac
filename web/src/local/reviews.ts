// Reviews of games of this device: one after the other, whenever nobody else has to think. As
// src/byczo/server/reviews.py.
import type { Engine } from '../engine/engine.ts';
import { ReviewJob } from '../engine/review.ts';
import type { GameRecord, Review, Reviewed } from '../protocol.ts';
import { Refusal } from './local-table.ts';

/** Games that wait for their review, with the one that is being judged. */
const MOST_WAITING = 8;
/** Reviews that are remembered; the oldest goes first. */
const KEPT = 8;

interface Waiting {
  work: Promise<Review>;
  job?: ReviewJob;
}

export class LocalReviews {
  readonly #engine: (game: string) => Promise<Engine>;
  readonly #rest: () => Promise<void>;
  readonly #waiting = new Map<string, Waiting>();
  readonly #kept = new Map<string, Reviewed>();
  readonly #failed = new Map<string, unknown>();
  #last: Promise<unknown> = Promise.resolve();

  /** Between two steps of a review it waits for `rest`. */
  constructor(engine: (game: string) => Promise<Engine>, rest: () => Promise<void>) {
    this.#engine = engine;
    this.#rest = rest;
  }

  /** The review of a game, or how far it is; who asks first lets it begin. */
  async of(table: string, number: number, record: () => Promise<GameRecord>): Promise<Reviewed> {
    const key = `${table} ${number}`;
    const found = this.#found(key);
    if (found) return found;
    if (this.#failed.has(key)) {
      const problem = this.#failed.get(key);
      this.#failed.delete(key); // after that it is tried anew
      throw problem;
    }
    const played = await record();
    return this.#found(key) ?? this.#begin(key, played);
  }

  #found(key: string): Reviewed | undefined {
    return this.#kept.get(key) ?? this.#soFar(key);
  }

  #soFar(key: string): Reviewed | undefined {
    const waiting = this.#waiting.get(key);
    if (!waiting) return undefined;
    const { job } = waiting;
    const before = [...this.#waiting.keys()].indexOf(key);
    return { before, done: job?.done ?? 0, total: job?.decisions.length ?? 0, review: null };
  }

  #begin(key: string, record: GameRecord): Reviewed {
    if (this.#waiting.size >= MOST_WAITING) throw new Refusal('busy', 'the coach has many games to look at');
    const waiting: Waiting = { work: this.#last.then(() => this.#judge(waiting, record)) };
    this.#waiting.set(key, waiting);
    this.#last = waiting.work
      .then((review) => this.#keep(key, review))
      .catch((problem: unknown) => this.#failed.set(key, problem))
      .finally(() => this.#waiting.delete(key));
    return { before: this.#waiting.size - 1, done: 0, total: 0, review: null };
  }

  async #judge(waiting: Waiting, record: GameRecord): Promise<Review> {
    waiting.job = new ReviewJob(await this.#engine(record.game), record);
    return waiting.job.run(this.#rest);
  }

  #keep(key: string, review: Review): void {
    const total = review.moves.length;
    this.#kept.set(key, { before: 0, done: total, total, review });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}
