// What a seat sees of this game, and what can happen in it. Made by `make documents` from the types of the server:
// do not edit. docs/protocol.md explains it.

/** The table of David & Goliath before one seat, or before a spectator (seat null). */
export interface DavidGoliathView {
  game: "david-goliath";
  seat: number | null;
  phase: "deal" | "done" | "play";
  round: number;
  rounds: number;
  numbers: number;
  dealer: number | null;
  leader: number | null;
  tricks: number;
  waiting: number[];
  led: string | null;
  trick: DavidGoliathTrick;
  last: DavidGoliathTrick | null;
  places: DavidGoliathPlace[];
  played: string[];
  unseen: string[];
  choices: DavidGoliathChoice[];
}

/** Cards in the order of play; who has the highest, and the lowest of the others, so far. */
export interface DavidGoliathTrick {
  cards: DavidGoliathTrickCard[];
  goliath: number | null;
  david: number | null;
}

/** A card of a trick and who played it. */
export interface DavidGoliathTrickCard {
  seat: number;
  card: string;
}

/**
 * A seat, as everybody sees it; `hand` only where the observer may know it.
 *
 * `worth` is what all its piles count now, `voids` the colours that it has shown to lack.
 */
export interface DavidGoliathPlace {
  cards: number;
  piles: DavidGoliathPile[];
  worth: number;
  total: number;
  voids: string[];
  hand: string[] | null;
}

/** Won cards of one colour, what they count now, and whether one more would lower that. */
export interface DavidGoliathPile {
  colour: string;
  cards: string[];
  worth: number;
  at_risk: boolean;
}

/**
 * A card the observer may play, and what would happen if the trick ended with it.
 *
 * `highest` and `lowest` tell what the card would be among those played so far, `gain`
 * by how much the worth of the observer's won cards would change.
 */
export interface DavidGoliathChoice {
  do: string;
  card: string;
  highest: boolean;
  lowest: boolean;
  gain: number;
}

/** A card was played to the trick. */
export interface DavidGoliathPlayed {
  event: "played";
  seat: number;
  card: string;
}

/**
 * David's seat won the highest card, Goliath's seat all others.
 *
 * `winnings` are those of the two after it: a new round may have swept them from the next view.
 */
export interface DavidGoliathTrickWon {
  event: "trick-won";
  goliath: number;
  david: number;
  highest: string;
  others: string[];
  winnings: DavidGoliathWinnings[];
}

/** All that a seat has won in this round, and what it counts now. */
export interface DavidGoliathWinnings {
  seat: number;
  piles: DavidGoliathPile[];
  worth: number;
}

/** Players, and rounds if not one for each of them. */
export interface DavidGoliathOptions {
  players: number;
  rounds?: number | null;
}

export type DavidGoliathEvent =
  | DavidGoliathPlayed
  | DavidGoliathTrickWon;
