// Bots of the named levels: from the same observation and stream they decide as those of the server do
// (src/byczo/play/search.py), for the whole decision is one kernel.
import type { NumberBlock, RecordBlock } from './blocks.ts';
import { type BoundKernel, type Engine, OPEN } from './engine.ts';
import type { Level } from './manifest.ts';
import { Solutions } from './solutions.ts';
import type { Stream } from './stream.ts';
import { TrialRoom } from './trial-room.ts';
import { undecide } from './undecided.ts';

/** Milliseconds for one decision, where a bot may not take longer. */
interface Limit {
  /** Of a search: it may take half as long again, for a first look tells only about how long it takes. */
  search: number;
  /** Of a solution, at the most. */
  solution: number;
}
const IN_TIME: Limit = { search: 45, solution: 80 };
const UNLIMITED: Limit = { search: Infinity, solution: Infinity };

/** The part of the usual playouts that tells how fast this device is. */
const FIRST_LOOK = 0.02;

/** All bots of one game. They take turns: a decision is made in one call. */
export class Bots {
  readonly engine: Engine;
  readonly #seen: RecordBlock;
  readonly #stream: NumberBlock<'i8'>;
  readonly #solutions: Solutions;
  readonly #listed: NumberBlock<'i2'>;
  readonly #list: BoundKernel;
  readonly #choose: BoundKernel | undefined;
  readonly #decide: BoundKernel | undefined;
  /** As many playouts take as long as a solution at the most; undefined: solving is always quick. */
  readonly #solvingPlayouts: BoundKernel | undefined;
  readonly #now: () => number;
  /** Milliseconds that the last decision would have taken whole: a first look may meet a lucky moment. */
  #whole = 0;

  /** `now`: a clock, in milliseconds. */
  constructor(engine: Engine, solutions = new Solutions(engine), now = () => performance.now()) {
    const { manifest } = engine;
    this.engine = engine;
    this.#now = now;
    this.#seen = engine.records(manifest.state);
    this.#stream = engine.numbers('i8', 1);
    this.#solutions = solutions;
    this.#listed = engine.numbers('i2', manifest.actions);
    this.#list = engine.bind('list_actions', this.#seen, OPEN, this.#listed);
    const { actions, rows } = solutions;
    if (manifest.solver) this.#choose = engine.bind('choose_solved', actions, OPEN, OPEN, rows, this.#stream);
    if (manifest.solver?.always) return;
    if (engine.has('solving_playouts')) this.#solvingPlayouts = engine.bind('solving_playouts', this.#seen, OPEN);
    this.#decide = engine.bind(
      'decide',
      this.#seen,
      OPEN,
      manifest.fewestWins ? -1 : 1,
      manifest.constants.usualPayoff ?? 0,
      manifest.playouts,
      OPEN,
      OPEN,
      OPEN,
      engine.filled('f8', manifest.weights),
      engine.filled('f8', manifest.model),
      this.#stream,
      ...new TrialRoom(engine).arguments,
    );
  }

  /** The names of the levels, from the gentlest to the strongest. */
  get levels(): string[] {
    return this.engine.manifest.levels.map((level) => level.name);
  }

  /** What a bot of this level does on a seat that observes this: the number of an action. */
  decide(level: string, observed: RecordBlock, seat: number, stream: Stream): number {
    this.#seen.bytes.set(observed.bytes);
    return this.#decided(level, seat, stream);
  }

  /** The same, but a slow device tries less than a fast one, so that nobody waits for it. */
  decideInTime(level: string, observed: RecordBlock, seat: number, stream: Stream): number {
    this.#seen.bytes.set(observed.bytes);
    return this.#decided(level, seat, stream, IN_TIME);
  }

  /** The same, whoever has chosen already: the deal of a day goes the same way for everybody. */
  decideAlike(level: string, observed: RecordBlock, seat: number, stream: Stream): number {
    this.#seen.bytes.set(observed.bytes);
    undecide(this.#seen, this.#list, seat);
    return this.#decided(level, seat, stream);
  }

  #decided(level: string, seat: number, stream: Stream, limit = UNLIMITED): number {
    const how = this.#level(level);
    this.#stream.numbers[0] = stream.state;
    const action =
      this.#only(seat) ?? this.#solved(how, seat, limit.solution) ?? this.#searched(how, seat, limit.search);
    stream.state = this.#stream.numbers[0] ?? 0n;
    return action;
  }

  #level(name: string): Level {
    const found = this.engine.manifest.levels.find((level) => level.name === name);
    if (!found) throw new RangeError(`there is no level ${name}: there are ${this.levels.join(', ')}`);
    return found;
  }

  /** The one action that a seat has, if there is no other. */
  #only(seat: number): number | undefined {
    return Number(this.#list(seat)) === 1 ? this.#listed.numbers[0] : undefined;
  }

  /** The action of the solution, where there is one; who slips looks for it only where there always is. */
  #solved(level: Level, seat: number, limit: number): number | undefined {
    const always = this.engine.manifest.solver?.always ?? false;
    if (!this.#choose || (level.slip !== 0 && !always) || !this.#solvedWithin(limit, level, seat)) return undefined;
    const count = this.#solutions.solve(this.#seen, seat);
    return count === 0 ? undefined : Number(this.#choose(count, level.slip));
  }

  /** Whether a solution takes so many milliseconds at the most; else a search will have to do. */
  #solvedWithin(limit: number, level: Level, seat: number): boolean {
    const playouts = limit === Infinity ? 0 : Number(this.#solvingPlayouts?.(seat) ?? 0);
    if (playouts === 0) return true;
    const { took, whole } = this.#firstLook(level, seat);
    return took + (whole * playouts) / this.engine.manifest.playouts <= limit;
  }

  #searched(level: Level, seat: number, limit: number): number {
    if (!this.#decide) throw new TypeError('this game is solved, not searched');
    if (limit === Infinity) return Number(this.#decide(seat, level.part, level.guesses, level.slip));
    const part = this.#partFor(limit, level, seat);
    const began = this.#now();
    const action = Number(this.#decide(seat, part, level.guesses, level.slip));
    this.#whole = (this.#now() - began) / part;
    return action;
  }

  /** The part of the playouts that fits into so many milliseconds, by a first look at the decision. */
  #partFor(limit: number, level: Level, seat: number): number {
    if (level.part <= FIRST_LOOK) return level.part;
    const { took, whole } = this.#firstLook(level, seat);
    return Math.min(level.part, Math.max((limit - took) / whole, FIRST_LOOK));
  }

  /** Milliseconds that a first look at the decision took, and that all playouts take by it and the last decision. */
  #firstLook(level: Level, seat: number): { took: number; whole: number } {
    const [drawn] = this.#stream.numbers;
    const began = this.#now();
    this.#decide?.(seat, FIRST_LOOK, level.guesses, level.slip);
    const took = this.#now() - began;
    this.#stream.numbers[0] = drawn ?? 0n; // who has time decides as if there were no clock
    return { took, whole: Math.max(took / FIRST_LOOK, this.#whole) };
  }
}
