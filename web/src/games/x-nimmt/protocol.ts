// What a seat sees of this game, and what can happen in it. Made by `make documents` from the types of the server:
// do not edit. docs/protocol.md explains it.
import type { Revealed } from '../../protocol.ts';

/** The table of X nimmt! before one seat, or before a spectator (seat null). */
export interface XNimmtView {
  game: "x-nimmt";
  seat: number | null;
  phase: "deal" | "done" | "play" | "take" | "x";
  round: number;
  rounds: number;
  turn: number;
  waiting: number[];
  rows: XNimmtRow[];
  places: XNimmtPlace[];
  chosen: number | null;
  taken: number[];
  played: number[];
  unseen: number[];
  open_cards: [number, number][];
  choices: XNimmtChoice[];
}

/** A row on the table; the card that makes it `room` cards long takes the others. */
export interface XNimmtRow {
  room: number;
  cards: number[];
  heads: number;
}

/**
 * A seat, as everybody sees it; `hand` and its heads only where the observer may know them.
 *
 * `known` are the cards that everybody saw going into the hand and that are still there.
 */
export interface XNimmtPlace {
  cards: number;
  known: number[];
  x_row: number[];
  x_pile: number[];
  pile_heads: number;
  pile_points: number;
  total: number;
  ready: boolean;
  hand: number[] | null;
  hand_heads: number | null;
}

/**
 * Something the observer may do, and what would happen if it happened now.
 *
 * `row` is where the card would land (null: below all rows, so a row must be taken),
 * `position` which card of the row it would be, `takes` the cards it would take. A card for
 * the X row sends `piles` to the X pile and `returns` into the hand; so does taking a row of
 * one card, which has nothing to return.
 */
export interface XNimmtChoice {
  do: string;
  card: number | null;
  row: number | null;
  position: number | null;
  takes: number[];
  heads: number;
  piles: number[];
  returns: number[];
  points: number;
}

/** A card went to a row, and took the cards that lay there if there are any in `taken`. */
export interface XNimmtPlaced {
  event: "placed";
  seat: number;
  card: number;
  row: number;
  taken: number[];
}

/** A card that was taken went to the seat's X row; a lower card first piles what lay there. */
export interface XNimmtWentToX {
  event: "went-to-x";
  seat: number;
  card: number;
  piled: number[];
}

/** The other cards that were taken went into the hand. */
export interface XNimmtIntoHand {
  event: "into-hand";
  seat: number;
  cards: number[];
}

/** The round has ended: what a seat still held, and the heads that count. */
export interface XNimmtCounted {
  event: "counted";
  seat: number;
  hand: number[];
  hand_heads: number;
  pile_heads: number;
}

/** Players, and how many rounds they play. */
export interface XNimmtOptions {
  players: number;
  rounds?: number;
}

export type XNimmtEvent =
  | Revealed
  | XNimmtPlaced
  | XNimmtWentToX
  | XNimmtIntoHand
  | XNimmtCounted;
