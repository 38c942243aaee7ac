// A puzzle at a table of its own: the position is shown like any other, and a choice is judged instead of done.
import type { Engine } from '../engine/engine.ts';
import { LocalTable, Refusal } from '../local/local-table.ts';
import { localId } from '../local/saved.ts';
import type { Connection, Listener, TableRequest } from '../net/connection.ts';
import type { Refused, Seat } from '../protocol.ts';
import { choicesOf, positionOf, type PuzzleChoice, type Puzzle, type Puzzles } from './puzzles.ts';

export const PUZZLE_TABLE = localId('puzzle');
const SETTING = { version: __VERSION__, draw: () => null, now: Date.now };

/** Whether the puzzle waits for a choice, or what the last one was. */
export type State = 'ask' | 'wrong' | 'right' | 'shown';

export class Quiz implements Connection {
  state = $state<State>('ask');
  /** What was chosen last. */
  chosen = $state.raw<PuzzleChoice | null>(null);
  readonly puzzle: Puzzle;
  /** The best first. */
  readonly choices: PuzzleChoice[];
  readonly #table: LocalTable;
  #listener: Listener | null = null;

  private constructor(puzzle: Puzzle, choices: PuzzleChoice[], table: LocalTable) {
    this.puzzle = puzzle;
    this.choices = choices;
    this.#table = table;
  }

  /** Lay out a puzzle; `names` are those of all seats, the solver's first. */
  static async begin(
    game: string,
    puzzle: Puzzle,
    { reasons }: Puzzles,
    names: string[],
    engine: () => Promise<Engine>,
  ): Promise<Quiz> {
    const seats = seatsOf(puzzle, names);
    const match = positionOf(await engine(), puzzle, seats);
    const record = { ...match.record(), game };
    const saved = { table: PUZZLE_TABLE, number: 1, record, status: 'playing', changed: 0, version: 1 } as const;
    return new Quiz(puzzle, choicesOf(match, puzzle, reasons), await LocalTable.load(saved, engine, SETTING));
  }

  get best(): PuzzleChoice | undefined {
    return this.choices[0];
  }

  /** Give up: the best choice is shown. */
  show(): void {
    this.state = 'shown';
  }

  follow(listener: Listener): this {
    this.#listener = listener;
    queueMicrotask(() => this.#welcome());
    return this;
  }

  /** A choice is judged; the table stays as it is. */
  ask(request: TableRequest): Promise<void> {
    const choice = request.t === 'act' ? this.choices.find((each) => each.do === request.do) : undefined;
    if (!choice || this.state === 'right' || this.state === 'shown') {
      throw refused(new Refusal('illegal-action', 'the puzzle waits for nothing'));
    }
    this.chosen = choice;
    this.state = choice === this.best ? 'right' : 'wrong';
    return Promise.resolve();
  }

  retry(): void {
    this.#welcome();
  }

  reconnect(): void {
    this.#welcome();
  }

  close(): void {
    this.#listener = null;
  }

  #welcome(): void {
    this.#listener?.onState('open', null);
    for (const message of this.#table.welcome()) this.#listener?.onMessage(message);
    this.#listener?.onFrameEnd();
  }
}

/** Only who has to decide is a person. */
function seatsOf([, { players }, , , seat]: Puzzle, [mine = '', ...others]: string[]): Seat[] {
  return Array.from({ length: players }, (_, at) =>
    at === seat ? { name: mine, by: 'human' } : { name: others[at > seat ? at - 1 : at] ?? '', by: 'bull' },
  );
}

const refused = (problem: Refusal): Refused => ({
  t: 'error',
  code: problem.code,
  text: '',
  detail: problem.message,
  id: null,
});
