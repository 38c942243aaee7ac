// What the solver of a game says of decisions: see src/byczo/core/solver.py.
import type { NumberBlock, RecordBlock } from './blocks.ts';
import { type Argument, type BoundKernel, type Engine, OPEN } from './engine.ts';
import type { Space } from './manifest.ts';

interface Solving {
  prepare: BoundKernel | undefined;
  solve: BoundKernel;
}

/** Decisions are solved one after the other: the last solution is overwritten by the next. */
export class Solutions {
  readonly engine: Engine;
  /** All legal actions of the decision, ascending. */
  readonly actions: NumberBlock<'i2'>;
  /** The payoff of each, and the chance to choose it. */
  readonly rows: NumberBlock<'f8'>;
  readonly #seen: RecordBlock;
  readonly #solving = new Map<number, Solving>();

  constructor(engine: Engine) {
    const { manifest } = engine;
    this.engine = engine;
    this.actions = engine.numbers('i2', manifest.actions);
    this.rows = engine.numbers('f8', 2, manifest.actions);
    this.#seen = engine.records(manifest.state);
  }

  /** Solve a decision; returns how many actions there are, or 0: no solution is known. */
  solve(observed: RecordBlock, seat: number): number {
    return Number(this.prepare(observed, seat)?.solve(seat) ?? 0);
  }

  /** Make what the solver has to know before it can solve anything at a table: it may take a while, once. */
  prepare(observed: RecordBlock, seat: number): Solving | undefined {
    if (!this.engine.manifest.solver) return undefined;
    this.#seen.bytes.set(observed.bytes);
    const solving = this.#solvingFor(observed.get('players'));
    solving.prepare?.(seat);
    return solving;
  }

  /** Tables and room of the solver depend on the number of players, and are made once for each. */
  #solvingFor(players: number): Solving {
    const known = this.#solving.get(players);
    if (known) return known;
    const { engine } = this;
    const { tables = [], room = [] } = engine.manifest.solver ?? {};
    const arrays = [...tables, ...room].map((space) => this.#space(space, players));
    const made = {
      prepare: engine.has('prepare') ? engine.bind('prepare', this.#seen, OPEN, ...arrays) : undefined,
      solve: engine.bind('solve', this.#seen, OPEN, this.actions, this.rows, ...arrays),
    };
    this.#solving.set(players, made);
    return made;
  }

  #space([type, shape]: Space, players: number): Argument {
    return this.engine.numbers(type, ...shape.map((side) => side || players));
  }
}
