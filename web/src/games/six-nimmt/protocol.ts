// What a seat sees of this game, and what can happen in it. Made by `make documents` from the types of the server:
// do not edit. docs/protocol.md explains it.
import type { Revealed } from '../../protocol.ts';

/** The table of 6 nimmt! before one seat, or before a spectator (seat null). */
export interface SixNimmtView {
  game: "six-nimmt";
  seat: number | null;
  variant: "base" | "halves" | "tactical";
  phase: "deal" | "done" | "pick" | "play" | "take";
  round: number;
  half: number;
  turn: number;
  waiting: number[];
  rows: SixNimmtRow[];
  places: SixNimmtPlace[];
  chosen: number | null;
  offered: number[];
  played: number[];
  unseen: number[];
  open_cards: [number, number][];
  choices: SixNimmtChoice[];
}

/** A row on the table. */
export interface SixNimmtRow {
  cards: number[];
  heads: number;
}

/** A seat, as everybody sees it; `hand` only where the observer may know it. */
export interface SixNimmtPlace {
  cards: number;
  heads: number;
  total: number;
  ready: boolean;
  hand: number[] | null;
}

/**
 * Something the observer may do, and what would happen if it happened now.
 *
 * `row` is where the card would land (null: below all rows, so a row must be taken),
 * `position` which card of the row it would be, `heads` what it would take.
 */
export interface SixNimmtChoice {
  do: string;
  card: number | null;
  row: number | null;
  position: number | null;
  heads: number;
}

/** A card went to a row; with heads, if it took the cards that lay there. */
export interface SixNimmtPlaced {
  event: "placed";
  seat: number;
  card: number;
  row: number;
  heads: number;
}

/** Tactical variant: a seat drafted a card. */
export interface SixNimmtPicked {
  event: "picked";
  seat: number;
  card: number;
}

/** Players, variant, and when the game ends. */
export interface SixNimmtOptions {
  players: number;
  variant?: "base" | "halves" | "tactical";
  ends?: "above" | "at";
  target?: number;
  rounds?: number | null;
}

export type SixNimmtEvent =
  | Revealed
  | SixNimmtPlaced
  | SixNimmtPicked;
