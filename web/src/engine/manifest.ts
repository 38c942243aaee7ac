// What is known of a game beside its WebAssembly; written by src/byczo/prebuilt/browser_manifest.py.
import type { Advice, Candidate, Player } from '../protocol.ts';

/** Codes of numbers as numpy has them. */
export type NumberType = 'u1' | 'i2' | 'i4' | 'i8' | 'f4' | 'f8';

export interface Field {
  name: string;
  offset: number;
  /** A code of a number, or the name of a record. */
  type: string;
  shape?: number[];
}

export interface RecordLayout {
  size: number;
  fields: Field[];
}

export interface Parameter {
  name: string;
  kind: 'int' | 'float' | 'bool' | 'record' | 'array';
  element?: string;
  rank?: number;
  written?: boolean;
}

export interface Kernel {
  symbol: string;
  parameters: Parameter[];
  /** int, float, bool, none, or several of them, joined by commas. */
  result: string;
}

export interface Message {
  record: string;
  blank: string;
  steps: string;
  texts: string;
  size: number;
}

export interface Verb {
  word: string;
  first: number;
  last: number;
  phase?: number;
  follows?: 'number' | 'name' | 'letters';
  names?: string[];
}

/** Some numbers of an outcome under one name: see src/byczo/core/chance_texts.py. */
export interface ChancePart {
  name: string;
  shape?: number[];
  lowest?: number;
  highest?: number | null;
  distinct?: boolean;
  values?: unknown[];
  placeBits?: number;
  known?: number[][];
}

export interface ChanceForm {
  word: string;
  parts: ChancePart[];
  when?: Record<string, number>;
}

export interface Level {
  name: string;
  part: number;
  guesses: number;
  slip: number;
}

/** An array: the code of its numbers, and its sides; 0 stands for the number of players. */
export type Space = [type: NumberType, shape: number[]];

/** What the kernels `prepare` and `solve` are handed: see src/byczo/core/solver.py. */
export interface Solver {
  tables: Space[];
  room: Space[];
  error: number;
  /** Whether every decision has a solution: then there is no search. */
  always: boolean;
}

/** What a coach says of the game, and how it thinks: see src/byczo/play/coach.py. */
export interface CoachManner {
  unit: Advice['unit'];
  /** The text that names what to fear. */
  danger: string | null;
  payoffs: Advice['payoff'][];
  verdicts: Candidate['verdict'][];
  playouts: number;
  regrets: number;
  regretsShare: number;
  first: number;
  largest: number;
  table: number;
  fewest: number;
  dangerShare: number;
}

/** What the figures of a review are called, in their order: see src/byczo/play/story.py. */
export interface ReviewForm {
  notes: string[];
  figures: string[];
  parts: (keyof Omit<Player, 'seat' | 'name'>)[];
  /** Rounds to find par, and the seed of their stream. */
  rounds: number;
  seed: string;
}

/** Bytes at an offset, in base64. */
export type Run = [offset: number, bytes: string];

export interface Start {
  records: Record<string, Record<string, Run[]>>;
  numbers: Record<string, string[]>;
  words: Record<string, Record<string, Record<string, number>>>;
  refused: string[];
}

/** A number that each player says after a round with the box. */
export interface PadField {
  text: string;
  least: number;
  most: number;
  /** What the cards 1, 2, … count. */
  cards: number[];
}

/** What is written down of a round: see src/byczo/core/pad_declaration.py. */
export type PadEntry =
  | { kind: 'numbers'; fields: PadField[] }
  | { kind: 'owners'; colours: string; highest: Record<string, number>; numbers: number }
  | { kind: 'turns'; dice: string; faces: number; actions: number };

export interface Pad {
  entry: PadEntry;
  /** Ids of texts that say what is wrong. */
  problems: Record<string, string>;
  turnText: string;
  /** The field of the state that says whose turn it is. */
  turn?: string;
  /** The option whose number is a line in the chart. */
  line?: string;
}

/** How the deal of the day is played: its options, and the level of the bots. */
export interface Daily {
  options: Record<string, unknown> & { players: number };
  level: string;
}

export interface Manifest {
  format: number;
  game: string;
  module: string;
  players: [fewest: number, most: number];
  fewestWins: boolean;
  simultaneous: boolean;
  hidden: boolean;
  actions: number;
  mostDraws: number;
  mostOutcome: number;
  reasons: Record<string, string>;
  ruleSets: Record<string, Record<string, unknown>>;
  options: Record<string, unknown>;
  start: Start;
  records: Record<string, RecordLayout>;
  state: string;
  messages: { view: Message; events: Message; reason?: Message };
  kernels: Record<string, Kernel>;
  constants: Record<string, number>;
  weights: number[];
  model: number[];
  playouts: number;
  solved: boolean;
  solver: Solver | null;
  levels: Level[];
  coach: CoachManner;
  review: ReviewForm;
  verbs: Verb[];
  examples: Record<string, string>;
  pad: Pad;
  daily: Daily;
  chance: { forms: ChanceForm[] };
  /** Numbers in the text of the rules at a usual table, by players. */
  ruleValues: Record<string, Record<string, number | string>>;
}
