// A score pad as it is kept: the same fields as src/byczo/core/score_pad.py has. Only marks are kept;
// what they are worth is told by the rules.
export interface PadDocument {
  format: number;
  game: string;
  options: Record<string, unknown>;
  names: string[];
  /** The marks of each round. */
  rounds: number[][];
}

/** Something that is to be written. */
export interface PadChange {
  /** The pad that it was made from. */
  from: PadDocument;
  /** Counted from 0; a new one comes after the last. */
  round: number;
  /** null: the round is struck out. */
  marks: number[] | null;
}

/** The pad after a change. */
export const changed = (pad: PadDocument, { round, marks }: PadChange): PadDocument =>
  marks ? withRound(pad, round, marks) : withoutRound(pad, round);

const FORMAT = 1;

export const newPad = (game: string, names: string[], options: Record<string, unknown>): PadDocument => ({
  format: FORMAT,
  game,
  options,
  names,
  rounds: [],
});

/** The pad with these marks as a round, counted from 0: a new one, or one that is corrected. */
export const withRound = (pad: PadDocument, round: number, marks: number[]): PadDocument => ({
  ...pad,
  rounds: [...pad.rounds.slice(0, round), marks, ...pad.rounds.slice(round + 1)],
});

export const withoutRound = (pad: PadDocument, round: number): PadDocument => ({
  ...pad,
  rounds: pad.rounds.filter((_, at) => at !== round),
});

/** The pad as it was before a round. */
export const before = (pad: PadDocument, round: number): PadDocument => ({
  ...pad,
  rounds: pad.rounds.slice(0, round),
});
