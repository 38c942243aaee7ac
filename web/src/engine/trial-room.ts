// Room for the trial of a decision, as rules take it: see src/byczo/play/trial.py.
import type { NumberBlock, RecordBlock } from './blocks.ts';
import type { Argument, Engine } from './engine.ts';

export class TrialRoom {
  readonly states: RecordBlock;
  readonly draws: NumberBlock<'i2'>;
  readonly lists: NumberBlock<'i2'>;
  readonly sums: NumberBlock<'f8'>;
  readonly gaps: NumberBlock<'f8'>;
  readonly tables: NumberBlock<'f8'>;
  readonly likes: NumberBlock<'f8'>;
  readonly liked: NumberBlock<'f8'>;
  readonly slots: NumberBlock<'i2'>;

  constructor(engine: Engine) {
    const { actions, mostDraws, mostOutcome, constants, state } = engine.manifest;
    const { states = 0, lists = 0, columns = 0, rows = 0, payoffs = 0 } = constants;
    const { mostSeats = 0, likings = 0, moments = 0, slotRows = 0 } = constants;
    this.states = engine.records(state, states);
    this.draws = engine.numbers('i2', 3, Math.max(mostDraws, mostOutcome));
    this.lists = engine.numbers('i2', lists, actions);
    this.sums = engine.numbers('f8', 2, actions + 1, columns);
    this.gaps = engine.numbers('f8', 2, actions + 1, actions);
    this.tables = engine.numbers('f8', rows, actions + payoffs + 1);
    this.likes = engine.numbers('f8', likings, actions + 1);
    this.liked = engine.numbers('f8', mostSeats, moments);
    this.slots = engine.numbers('i2', slotRows, actions + mostSeats);
  }

  /** In the order in which rules take them. */
  get arguments(): Argument[] {
    const { states, draws, lists, sums, gaps, tables, likes, liked, slots } = this;
    return [states, draws, lists, sums, gaps, tables, likes, liked, slots];
  }
}
