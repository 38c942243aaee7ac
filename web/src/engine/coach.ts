// What each legal action costs against the best one, how sure that is, and why: the coach of
// src/byczo/play/coach.py, with the same numbers and reasons from the same observation.
import { toHex, sha256 } from '../fairness/sha256.ts';
import type { Advice, Candidate } from '../protocol.ts';
import { writeAction } from './action-texts.ts';
import type { NumberBlock, RecordBlock } from './blocks.ts';
import { type BoundKernel, type Engine, OPEN } from './engine.ts';
import { Reasons } from './reasons.ts';
import { Solutions } from './solutions.ts';
import { seededStream } from './stream.ts';
import { type Estimate, Trial } from './trial.ts';
import { undecide } from './undecided.ts';

export interface Answer {
  advice: Advice;
  last: boolean;
}

/** Lets whatever else waits in this thread happen first. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Advises one seat at a time: who asks again is answered, and the answer before is given up. */
export class Coach {
  readonly engine: Engine;
  readonly #solutions: Solutions;
  readonly #pause: () => Promise<void>;
  readonly #reasons: Reasons;
  readonly #seen: RecordBlock;
  readonly #stream: NumberBlock<'i8'>;
  readonly #judged: NumberBlock<'f8'>;
  readonly #list: BoundKernel;
  readonly #payoff: BoundKernel;
  readonly #feared: BoundKernel | undefined;
  readonly #risk: BoundKernel | undefined;
  readonly #judgeSolution: BoundKernel | undefined;
  /** Where every decision has a solution, nothing needs to be tried. */
  readonly #trial: Trial | undefined;
  #asked = 0;

  /** It waits for `rest` between two answers. */
  constructor(engine: Engine, solutions = new Solutions(engine), rest = pause) {
    const { manifest } = engine;
    this.engine = engine;
    this.#solutions = solutions;
    this.#pause = rest;
    this.#seen = engine.records(manifest.state);
    this.#reasons = new Reasons(engine, this.#seen);
    this.#stream = engine.numbers('i8', 1);
    this.#judged = engine.numbers('f8', manifest.constants.judged ?? 0, manifest.actions);
    this.#list = engine.bind('list_actions', this.#seen, OPEN, engine.numbers('i2', manifest.actions));
    this.#payoff = engine.bind('coach_payoff', this.#seen);
    if (engine.has('feared')) this.#feared = engine.bind('feared', this.#seen);
    if (engine.has('risk')) this.#risk = engine.bind('risk', this.#seen, OPEN, OPEN);
    if (manifest.solver) {
      const { error } = manifest.solver;
      this.#judgeSolution = engine.bind('solution_costs', OPEN, error, solutions.rows, this.#judged);
    }
    if (!manifest.solved) this.#trial = new Trial(engine, this.#seen, this.#stream, this.#judged);
  }

  /**
   * A first answer at once, then better ones; between them other things can happen.
   *
   * RangeError: the seat has nothing to decide.
   */
  advise(
    observed: Pick<RecordBlock, 'bytes'>,
    seat: number,
    playouts = this.engine.manifest.coach.playouts,
  ): AsyncGenerator<Answer, void> {
    this.#asked += 1;
    this.#undecide(observed, seat);
    return this.#answers(seat, playouts, this.#asked);
  }

  /** Give up whatever is being thought about. */
  stop(): void {
    this.#asked += 1;
  }

  async *#answers(seat: number, playouts: number, asked: number): AsyncGenerator<Answer, void> {
    if (asked !== this.#asked) return;
    const { regrets, regretsShare, first, largest, table } = this.engine.manifest.coach;
    const pace = Math.min(table / this.#seen.get('players'), 1);
    const payoff = Number(this.#payoff());
    const danger = this.#danger();
    this.#seed(seat);
    const solved = this.#solved(seat, payoff, danger !== null);
    if (solved) {
      yield { advice: this.#advice(seat, payoff, danger, solved), last: true };
      return;
    }
    const trial = this.#trial;
    if (!trial) return;
    const guessing = Math.floor(Math.min(regrets * pace, playouts * regretsShare));
    trial.begin(seat, payoff, guessing);
    let left = playouts - guessing;
    let batch = Math.floor(first * pace);
    for (;;) {
      left -= trial.sample(Math.min(batch, left), danger !== null);
      const advice = this.#advice(seat, payoff, danger, { ...trial.estimate(), actions: trial.actions });
      const last = left <= 0 || trial.living === 1;
      yield { advice, last };
      if (last) return;
      await this.#pause();
      if (asked !== this.#asked) return;
      batch = Math.min(2 * batch, largest);
    }
  }

  /** The decision as it is before anybody has chosen, for a choice can be changed. */
  #undecide(observed: Pick<RecordBlock, 'bytes'>, seat: number): void {
    this.#seen.bytes.set(observed.bytes);
    undecide(this.#seen, this.#list, seat);
  }

  /** Equal observations get equal advice, so that nobody can learn from it what lies hidden. */
  #seed(seat: number): void {
    const digest = toHex(sha256(this.#seen.bytes));
    const { state } = seededStream(this.engine, `coach ${this.engine.manifest.game} ${seat} ${digest}`);
    this.#stream.numbers[0] = state;
  }

  #danger(): string | null {
    return !this.#feared || this.#feared() ? this.engine.manifest.coach.danger : null;
  }

  /** Judge by the solution, where there is one. Dangers are sampled where they cannot be computed. */
  #solved(seat: number, payoff: number, isFeared: boolean): Judged | undefined {
    const count = this.#solutions.solve(this.#seen, seat);
    if (!count || !this.#judgeSolution) return undefined;
    const best = Number(this.#judgeSolution(count));
    this.#trial?.begin(seat, payoff, 0);
    if (isFeared) this.#trial?.lookForHarm(this.engine.manifest.coach.first);
    const actions = Array.from(this.#solutions.actions.numbers.subarray(0, count));
    return { actions, worlds: 0, best, usual: best };
  }

  #advice(seat: number, payoff: number, danger: string | null, judged: Judged): Advice {
    const { manifest } = this.engine;
    const { unit, payoffs, verdicts } = manifest.coach;
    const { actions, worlds, best, usual } = judged;
    const [costs, errors, opinions] = [0, 1, 2].map((row) => this.#row(row));
    const candidates = actions.map((action, place): Candidate => {
      const cost = costs?.[place] ?? 0;
      return {
        do: writeAction(manifest, this.#seen.get('phase'), action),
        verdict: verdicts[opinions?.[place] ?? 0] ?? 'costs',
        cost,
        error: errors?.[place] ?? 0,
        value: best - cost,
        danger: this.#risk ? Number(this.#risk(seat, action)) : (this.#trial?.harm(place) ?? null),
        reason: this.#reasons.of(seat, action),
      };
    });
    candidates.sort((one, other) => one.cost - other.cost);
    return { payoff: payoffs[payoff] ?? 'own', unit, exact: worlds === 0, worlds, usual, danger, candidates };
  }

  /** Costs, errors or verdicts, by the place of the action. */
  #row(row: number): Float64Array {
    const { actions } = this.engine.manifest;
    return this.#judged.numbers.subarray(row * actions, (row + 1) * actions);
  }
}

interface Judged extends Estimate {
  actions: number[];
}
