// What a seat sees of this game, and what can happen in it. Made by `make documents` from the types of the server:
// do not edit. docs/protocol.md explains it.

/**
 * The table of Twenty One before one seat, or before a spectator (seat null).
 *
 * Dice show null as long as nothing was rolled in this turn.
 */
export interface TwentyOneView {
  game: "twenty-one";
  seat: number | null;
  phase: "again" | "deal" | "decide" | "done" | "roll" | "write";
  round: number;
  turn: number;
  active: number | null;
  rolls: number;
  dice: Record<string, number> | null;
  waiting: number[];
  places: TwentyOnePlace[];
  chosen: string | null;
  bonus: number[];
  choices: TwentyOneChoice[];
}

/**
 * A seat and its sheet, as everybody sees them.
 *
 * `row` is the current one (null: the sheet is full); `last` what the seat did in the turn
 * before, in row `last_row`.
 */
export interface TwentyOnePlace {
  sheet: string | null;
  rows: TwentyOneRow[];
  row: number | null;
  total: number;
  ready: boolean;
  last: string | null;
  last_row: number | null;
}

/** A row of a sheet; `points` are its written numbers and the bonus for its hits, so far. */
export interface TwentyOneRow {
  fields: TwentyOneField[];
  numbers: number;
  hits: number;
  bonus: number;
  points: number;
  full: boolean;
}

/** A field of a sheet. `fits`: it is free and the die of its colour could be written now. */
export interface TwentyOneField {
  colour: string;
  number: number;
  written: number | null;
  hit: boolean;
  crossed: boolean;
  fits: boolean;
}

/**
 * Something the observer may do, and what it would bring now.
 *
 * `dice` are written, or rolled again; `fields` are the fields of the current row that
 * would be filled. `gain` is added to the row, which then has `hits` and `points` and may
 * be full. `ends`: the sheet is then full and the game ends with this turn.
 */
export interface TwentyOneChoice {
  do: string;
  dice: string;
  fields: number[];
  gain: number;
  hits: number;
  points: number;
  fills: boolean;
  ends: boolean;
}

/** Every seat has a sheet (A to F), and one of them rolls first. */
export interface TwentyOneDealt {
  event: "sheets-dealt";
  sheets: string[];
  first: number;
}

/** The active seat rolled: what all six dice show. `again`: it was the second roll. */
export interface TwentyOneRolled {
  event: "rolled";
  seat: number;
  dice: Record<string, number>;
  again: boolean;
}

/** The active seat keeps the roll, or rolls again these dice. */
export interface TwentyOneDecided {
  event: "decided";
  seat: number;
  keeps: boolean;
  dice: string;
}

/** A seat wrote dice into its current row; `hits` are the colours among them that hit. */
export interface TwentyOneWrote {
  event: "wrote";
  seat: number;
  row: number;
  dice: Record<string, number>;
  hits: string;
}

/** A seat crossed out the leftmost free field of its current row. */
export interface TwentyOneCrossed {
  event: "crossed";
  seat: number;
  row: number;
  field: number;
  colour: string;
  number: number;
}

/** A row is full and was scored. */
export interface TwentyOneRowFilled {
  event: "row-filled";
  seat: number;
  row: number;
  numbers: number;
  hits: number;
  bonus: number;
  points: number;
}

/** Players, and sheets other than ours. */
export interface TwentyOneOptions {
  players: number;
  layout?: unknown[] | Record<string, unknown> | null;
}

export type TwentyOneEvent =
  | TwentyOneDealt
  | TwentyOneRolled
  | TwentyOneDecided
  | TwentyOneWrote
  | TwentyOneCrossed
  | TwentyOneRowFilled;
