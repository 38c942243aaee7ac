// The actions of one decision, tried on more and more imagined worlds: as src/byczo/play/trial.py,
// cost_sampler.py and dangers.py.
import type { NumberBlock, RecordBlock } from './blocks.ts';
import { type BoundKernel, type Engine, OPEN } from './engine.ts';
import { TrialRoom } from './trial-room.ts';

/** What is known of the best action and of a usual player. */
export interface Estimate {
  worlds: number;
  best: number;
  usual: number;
}

/** One decision is tried at a time: the next one overwrites it. */
export class Trial {
  readonly #engine: Engine;
  readonly #room: TrialRoom;
  readonly #harms: NumberBlock<'f8'>;
  readonly #kernels: Record<'begin' | 'goOn' | 'estimate', BoundKernel>;
  readonly #harm: BoundKernel | undefined;
  #harmWorlds = 0;
  #seat = 0;
  #payoff = 0;
  #count = 0;

  /** `seen` is the decision, `stream` is drawn from, `judged` is where costs are written. */
  constructor(engine: Engine, seen: RecordBlock, stream: NumberBlock<'i8'>, judged: NumberBlock<'f8'>) {
    const { manifest } = engine;
    const room = new TrialRoom(engine);
    const sign = manifest.fewestWins ? -1 : 1;
    const weights = engine.filled('f8', manifest.weights);
    const means = [weights, engine.filled('f8', manifest.model), stream, ...room.arguments];
    const { lists, sums, gaps, states, tables } = room;
    this.#engine = engine;
    this.#room = room;
    this.#harms = engine.numbers('f8', manifest.actions);
    this.#kernels = {
      begin: engine.bind('begin_trial', seen, OPEN, sign, OPEN, OPEN, ...means),
      goOn: engine.bind('go_on', seen, OPEN, sign, OPEN, OPEN, OPEN, ...means),
      estimate: engine.bind('estimate_costs', seen, OPEN, OPEN, OPEN, weights, lists, sums, gaps, judged),
    };
    const harming = [weights, stream, states, lists, tables, this.#harms];
    if (engine.has('count_harms')) this.#harm = engine.bind('count_harms', seen, OPEN, OPEN, OPEN, ...harming);
  }

  /** Begin with all legal actions; `guessing`: playouts to find out how the others choose. */
  begin(seat: number, payoff: number, guessing: number): void {
    this.#seat = seat;
    this.#payoff = payoff;
    this.#count = Number(this.#kernels.begin(seat, payoff, guessing));
    this.#harms.numbers.fill(0);
    this.#harmWorlds = 0;
  }

  /** The legal actions, ascending. */
  get actions(): number[] {
    return Array.from(this.#room.lists.numbers.subarray(0, this.#count)); // the first list
  }

  /** How many actions are still tried. */
  get living(): number {
    const first = (this.#engine.manifest.constants.alive ?? 0) * this.#engine.manifest.actions;
    return this.#room.lists.numbers.subarray(first, first + this.#count).reduce((sum, alive) => sum + alive, 0);
  }

  /** Try what is not clear yet with about so many playouts; returns how many it took. */
  sample(playouts: number, isFeared: boolean): number {
    const { fewest, dangerShare } = this.#engine.manifest.coach;
    const { living } = this;
    const worlds = Math.max(Math.floor(playouts / living), fewest);
    this.#kernels.goOn(this.#seat, this.#payoff, this.#count, worlds);
    if (isFeared) this.lookForHarm(Math.max(Math.floor(worlds * dangerShare), fewest));
    return worlds * living;
  }

  /** Try all actions in that many more worlds until the seat decides again. */
  lookForHarm(worlds: number): void {
    if (!this.#harm) return;
    this.#harm(this.#seat, this.#count, worlds);
    this.#harmWorlds += worlds;
  }

  /** How likely the action at this place leads to harm; null: nobody has looked. */
  harm(place: number): number | null {
    return this.#harmWorlds ? (this.#harms.numbers[place] ?? 0) / this.#harmWorlds : null;
  }

  /** Write what is known by now. What has become clear is not tried any further. */
  estimate(): Estimate {
    const found = this.#kernels.estimate(this.#seat, this.#payoff, this.#count) as [number, number, number];
    const [worlds, best, usual] = found;
    return { worlds, best, usual };
  }
}
