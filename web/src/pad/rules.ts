// What follows from a pad, by the rules of its game: they run as WebAssembly, so that no server is
// needed and nothing is computed in a second way.
import type { NumberBlock, RecordBlock } from '../engine/blocks.ts';
import type { Engine } from '../engine/engine.ts';
import type { Manifest } from '../engine/manifest.ts';
import { type Options, writeStart } from '../engine/start.ts';
import type { PadDocument } from './document.ts';

/** What is wrong with a round: the id of the text that says so. */
export interface PadProblem {
  round: number;
  text: string;
}

export interface Standing {
  /** By round and seat. */
  points: number[][];
  totals: number[];
  /** From 1; equal totals share one. */
  places: number[];
  over: boolean;
  /** Whose deal or roll it is; null: the game does not say. */
  turn: number | null;
  /** The first round that cannot be; those after it are not looked at. */
  problem: PadProblem | null;
}

export class PadRules {
  readonly engine: Engine;
  /** The state that the last pad has led to. */
  readonly state: RecordBlock;
  readonly #marks: NumberBlock<'i2'>;
  readonly #open: () => unknown;
  readonly #write: () => unknown;

  constructor(engine: Engine) {
    this.engine = engine;
    this.state = engine.records(engine.manifest.state);
    this.#marks = engine.numbers('i2', engine.manifest.constants.mostMarks ?? 0);
    this.#open = engine.bind('open_pad', this.state);
    this.#write = engine.bind('write_round', this.state, this.#marks);
  }

  get manifest(): Manifest {
    return this.engine.manifest;
  }

  /** How many rounds a pad has room for. */
  get mostRounds(): number {
    return this.manifest.constants.mostRounds ?? 0;
  }

  standing(pad: PadDocument): Standing {
    writeStart(this.manifest, optionsOf(pad), this.state);
    this.#open();
    const players = pad.names.length;
    const points: number[][] = [];
    let totals = pad.names.map(() => 0);
    let problem: PadProblem | null = null;
    for (const [round, marks] of pad.rounds.entries()) {
      const text = this.#problemOf(marks);
      if (text) {
        problem = { round, text };
        points.push(Array.from(this.state.list('points').subarray(0, players)));
        break;
      }
      const now = Array.from(this.state.list('totals').subarray(0, players));
      points.push(now.map((total, seat) => total - (totals[seat] ?? 0)));
      totals = now;
    }
    const better = (one: number, other: number): boolean => (this.manifest.fewestWins ? one < other : one > other);
    const { turn } = this.manifest.pad;
    return {
      points,
      totals,
      places: totals.map((total) => 1 + totals.filter((other) => better(other, total)).length),
      over: this.state.get('waiting') === this.manifest.constants.over,
      turn: turn ? this.state.get(turn) : null,
      problem,
    };
  }

  #problemOf(marks: number[]): string | null {
    this.#marks.numbers.fill(0);
    this.#marks.numbers.set(marks.slice(0, this.#marks.numbers.length));
    const number = Number(this.#write());
    if (number === this.manifest.constants.afterEnd) return 'pad-after-end';
    return number ? (this.manifest.pad.problems[String(number)] ?? 'pad-not-a-round') : null;
  }
}

/** The options of the table that a pad stands for. */
export const optionsOf = (pad: PadDocument): Options => ({ ...pad.options, players: pad.names.length });
