// One table of any game, run by its WebAssembly: the authority in a browser, as the server has its own
// (src/byczo/core/match.py). It holds all secrets: what leaves it is what one seat may see.
import type { NumberBlock, RecordBlock } from './blocks.ts';
import { OPEN, type Engine } from './engine.ts';
import { MessageRoom } from './message-room.ts';
import { type Options, writeStart } from './start.ts';

export class Table {
  readonly engine: Engine;
  readonly state: RecordBlock;
  readonly #observed: RecordBlock;
  readonly #listed: NumberBlock<'i2'>;
  readonly #limits: NumberBlock<'i2'>;
  readonly #draws: NumberBlock<'i2'>;
  readonly #view: MessageRoom;
  readonly #events: MessageRoom;
  readonly #kernels: Record<'actions' | 'limits' | 'view' | 'act' | 'observe', (...open: number[]) => unknown>;
  readonly #unfold: () => unknown;
  readonly #dealing: Map<number, { outcome: NumberBlock<'i2'>; arrange: () => unknown; deal: () => unknown }>;
  readonly #outcome: NumberBlock<'i2'>;
  readonly #telling: Parameters<Engine['bind']>[1][];

  constructor(engine: Engine, options: Options) {
    const { manifest } = engine;
    const { view, events } = manifest.messages;
    this.engine = engine;
    this.state = engine.records(manifest.state);
    writeStart(manifest, options, this.state);
    const blankState = () => engine.records(manifest.state);
    const [blank, seen, trial, everybody] = [blankState(), blankState(), blankState(), blankState()];
    this.#observed = blankState();
    this.#listed = engine.numbers('i2', manifest.actions);
    this.#limits = engine.numbers('i2', manifest.mostDraws);
    this.#draws = engine.numbers('i2', manifest.mostDraws);
    this.#outcome = engine.numbers('i2', manifest.mostOutcome);
    this.#view = new MessageRoom(engine, view);
    this.#events = new MessageRoom(engine, events);
    this.#telling = [everybody, blank, seen, ...this.#events.arguments];
    const viewing = [trial, this.#listed, ...this.#view.arguments];
    this.#kernels = {
      actions: engine.bind('list_actions', this.state, OPEN, this.#listed),
      limits: engine.bind('list_limits', this.state, this.#limits),
      view: engine.bind('write_view', this.state, OPEN, blank, seen, ...viewing),
      act: engine.bind('do_action', this.state, OPEN, OPEN, manifest.fewestWins, ...this.#telling),
      observe: engine.bind('observe_table', this.state, OPEN, blank, this.#observed),
    };
    this.#unfold = engine.bind('unfold_draws', this.state, this.#draws, this.#outcome);
    this.#dealing = new Map();
    engine.bind('observe_table', this.state, manifest.constants.nobody ?? -1, blank, everybody)();
  }

  get over(): boolean {
    return this.state.get('waiting') === this.engine.manifest.constants.over;
  }

  get needsChance(): boolean {
    return this.state.get('waiting') === this.engine.manifest.constants.chance;
  }

  /** The seats that must act now. */
  get waiting(): number[] {
    const bits = Math.max(this.state.get('waiting'), 0);
    return Array.from({ length: this.state.get('players') }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
  }

  /** What the seat may do, ascending. */
  actions(seat: number): number[] {
    return Array.from(this.#listed.numbers.subarray(0, Number(this.#kernels.actions(seat))));
  }

  /** The table as the seat sees it, as JSON. */
  view(seat: number): string {
    return this.#view.written(this.#kernels.view(seat));
  }

  /** What the seat may know, for bots and coach; it is overwritten by the next call. */
  observe(seat: number): RecordBlock {
    this.#kernels.observe(seat);
    return this.#observed;
  }

  /** Do an action; returns what happened as JSON, or undefined: it is not allowed, and nothing is done. */
  act(seat: number, action: number): string | undefined {
    const size = this.#kernels.act(seat, action);
    return size === this.engine.manifest.constants.notAllowed ? undefined : this.#events.written(size);
  }

  /** How many values each draw of the next chance has. */
  limits(): number[] {
    return Array.from(this.#limits.numbers.subarray(0, Number(this.#kernels.limits())));
  }

  /** The outcome that these draws give. */
  unfold(draws: number[]): number[] {
    this.#draws.numbers.set(draws);
    return Array.from(this.#outcome.numbers.subarray(0, Number(this.#unfold())));
  }

  /** An outcome as it is written down: hands sorted, as people hold them. */
  arrange(outcome: number[]): number[] {
    const dealing = this.#dealingOf(outcome.length);
    dealing.outcome.numbers.set(outcome);
    dealing.arrange();
    return Array.from(dealing.outcome.numbers);
  }

  /** Deal or roll this; returns what happened as JSON. */
  deal(outcome: number[]): string {
    this.arrange(outcome);
    return this.#events.written(this.#dealingOf(outcome.length).deal());
  }

  /** Outcomes of a game have few lengths: what deals one of them is bound once. */
  #dealingOf(size: number) {
    const known = this.#dealing.get(size);
    if (known) return known;
    const { engine, state } = this;
    const outcome = engine.numbers('i2', size);
    const arrange = engine.bind('arrange_outcome', state, outcome);
    const deal = engine.bind('deal_outcome', state, outcome, engine.manifest.fewestWins, ...this.#telling);
    const made = { outcome, arrange, deal };
    this.#dealing.set(size, made);
    return made;
  }
}
