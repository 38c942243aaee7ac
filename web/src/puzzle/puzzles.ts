// The puzzles that the client was built with: as src/byczo/prebuilt/browser_puzzles.py writes them. Fetched when they
// are opened.
import { writeAction } from '../engine/action-texts.ts';
import type { Engine } from '../engine/engine.ts';
import { Match, type LogEntry } from '../engine/match.ts';
import type { Options } from '../engine/start.ts';
import type { Advice, Reason, Seat } from '../protocol.ts';
import { addressOf } from './files.ts';

export const GRADES = [0, 1, 2] as const;
export type Grade = (typeof GRADES)[number];

type WrittenReason = [text?: number, ...values: (number | string)[]];

export type Puzzle = [
  number: number,
  options: Options,
  chance: LogEntry[],
  acts: number[],
  seat: number,
  costs: number[],
  grade: Grade,
  reasons: WrittenReason[],
];

export interface Puzzles {
  unit: Advice['unit'];
  reasons: [text: string, ...names: string[]][];
  puzzles: Puzzle[];
}

/** What a choice of a puzzle costs against the best one, and why. */
export interface PuzzleChoice {
  do: string;
  cost: number;
  reason: Reason | null;
}

/** The puzzles of a game; RangeError: this client has none. */
export async function loadPuzzles(game: string): Promise<Puzzles> {
  const address = addressOf(game);
  if (!address) throw new RangeError(`this client was built without puzzles of ${game}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as Puzzles;
}

/** The game up to the moment of the puzzle; RangeError: the rules do not allow it. */
export function positionOf(engine: Engine, [, options, chance, acts]: Puzzle, seats: Seat[]): Match {
  const match = new Match(engine, options, seats);
  const [deals, actions] = [chance.values(), acts.values()];
  for (;;) {
    const next = match.table.needsChance ? deals.next() : actions.next();
    if (next.done) return match;
    const happened =
      typeof next.value === 'number' ? match.act(match.waiting[0] ?? -1, next.value) : match.repeat(next.value);
    if (!happened) throw new RangeError('a puzzle breaks the rules');
  }
}

/** What each choice costs, the best first. */
export function choicesOf(match: Match, puzzle: Puzzle, texts: Puzzles['reasons']): PuzzleChoice[] {
  const [, , , , seat, costs, , reasons] = puzzle;
  const phase = match.table.state.get('phase');
  const choices = match.table.actions(seat).map((action, place): PuzzleChoice => ({
    do: writeAction(match.engine.manifest, phase, action),
    cost: costs[place] ?? 0,
    reason: reasonOf(reasons[place] ?? [], texts),
  }));
  return choices.sort((one, other) => one.cost - other.cost);
}

function reasonOf([place, ...values]: WrittenReason, texts: Puzzles['reasons']): Reason | null {
  const written = place === undefined ? undefined : texts[place];
  if (!written) return null;
  const [text, ...names] = written;
  return { text, values: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) };
}
