// The protocol between server and clients. Made by `make documents` from the types of the server:
// do not edit. docs/protocol.md explains it. Views and events of a game lie in its own folder.
import type { TableView } from './games/room.ts';

/**
 * Follow a table: with a seat if this person (or the token of a seat) has one, else as a guest.
 *
 * `seen` is the number of the last event that the client has seen there.
 */
export interface Hello {
  t: "hello";
  table: string;
  seen?: number | null;
  token?: string | null;
}

/** Are you there? The answer brings `sent` back, and the server's time. */
export interface Ping {
  t: "ping";
  sent?: number;
}

/**
 * Do something in the game: one of the choices of the view.
 *
 * `moment` is that of the view which the choice was made from; when the game has moved on
 * since, the command is refused instead of being taken for an answer to a later question.
 */
export interface Act {
  t: "act";
  id: string;
  do: string;
  moment?: number | null;
}

/** Take a seat before the game begins. */
export interface Sit {
  t: "sit";
  id: string;
  name: string;
}

/** Be called something else at this table, also while a game is on. */
export interface Rename {
  t: "rename";
  id: string;
  name: string;
}

/** Get up. During a game a bot plays on for the seat. */
export interface Leave {
  t: "leave";
  id: string;
}

/** Return to a seat that a bot has taken over. */
export interface Back {
  t: "back";
  id: string;
}

/** Host: let a bot of this level sit down. */
export interface AddBot {
  t: "add-bot";
  id: string;
  bot: string;
  name?: string | null;
}

/**
 * Host: keep a seat for a program of somebody's own, which says hello with this token.
 *
 * The client draws the token (128 random bits or more), so that asking again is safe.
 */
export interface Invite {
  t: "invite";
  id: string;
  name: string;
  token: string;
}

/** Host: free a seat before the game begins. */
export interface Remove {
  t: "remove";
  id: string;
  seat: number;
}

/** Host: let a bot play for a person who is absent, until that person is back. */
export interface Replace {
  t: "replace";
  id: string;
  seat: number;
  bot?: string | null;
}

/** Host: change what the table has agreed on, before the game begins. */
export interface SetUp {
  t: "set-up";
  id: string;
  options?: Record<string, unknown> | null;
  listed?: boolean | null;
  clock?: ClockName | null;
  hints?: boolean | null;
}

/**
 * Promise a salt by its SHA-256, in hexadecimal, before anybody's salt is known.
 *
 * A later seal takes the place of an earlier one. Draw the salt at random (128 bits or more), keep
 * it with the table's commitment, and show it when the table is `revealing`.
 */
export interface Seal {
  t: "seal";
  id: string;
  seal: string;
}

/**
 * Add to the chance of the game, so that not even the server can choose the deals.
 *
 * The salt of a seal is shown while the table is `revealing`. A client that has not sealed can
 * give a salt before; it protects from a server that acts alone, not from one with a confederate.
 */
export interface Salt {
  t: "salt";
  id: string;
  salt: string;
}

/**
 * Host: draw the seats and begin.
 *
 * When people who are here have sealed salts, the table is `revealing` first and begins with the
 * last of them. Asked again after five seconds, it begins without those that are missing.
 */
export interface Start {
  t: "start";
  id: string;
}

/** Say something to the table. */
export interface Chat {
  t: "chat";
  id: string;
  text: string;
}

/** Show a feeling. */
export interface React {
  t: "react";
  id: string;
  reaction: Reaction;
}

/** Vote for a pause (`want`), take the vote back, or end the pause. */
export interface Pause {
  t: "pause";
  id: string;
  want: boolean;
}

/** Vote for ending the game without a result, or take the vote back. */
export interface Abandon {
  t: "abandon";
  id: string;
  want: boolean;
}

/** After the game: gather for another one with the same people. */
export interface Rematch {
  t: "rematch";
  id: string;
}

/**
 * Let another device that shows this token play for the seat; an earlier one stops working.
 *
 * The client draws the token (128 random bits or more), so that asking again is safe.
 */
export interface Link {
  t: "link";
  id: string;
  token: string;
}

/** Let only this device play for the seat: all others lose it, and no link opens it any more. */
export interface Unlink {
  t: "unlink";
  id: string;
}

/** Host: share a score pad at this table, where nobody sits: for a game with the real box. */
export interface PutPad {
  t: "put-pad";
  id: string;
  names: string[];
  options?: Record<string, unknown>;
  rounds?: number[][];
  everybody?: boolean;
}

/**
 * Write on the pad: the next round, other marks for an earlier one, or none to strike it out.
 *
 * Rounds count from 1. `version` is that of the pad which the change was made from; when it has
 * changed since, the command is refused: look at the pad, and write again.
 */
export interface WriteRound {
  t: "write-round";
  id: string;
  version: number;
  round: number;
  marks: number[] | null;
}

/** Host: let everybody who follows the table write on its pad, or nobody else. */
export interface OpenPad {
  t: "open-pad";
  id: string;
  everybody: boolean;
}

/** What would a strong player do here? Where the table allows it; nobody else is told. */
export interface Hint {
  t: "hint";
  id: string;
}

/**
 * First answer to a hello. `now` is the server's time in milliseconds.
 *
 * `heartbeat`: seconds after which a client that has said nothing should send a ping.
 */
export interface Welcome {
  t: "welcome";
  table: string;
  version: string;
  now: number;
  heartbeat: number;
}

/**
 * Where the receiver sits (null: a spectator), and whether the table obeys them.
 *
 * `devices` counts the guests that may play for the seat: this one, and other devices.
 */
export interface You {
  t: "you";
  seat: number | null;
  host: boolean;
  devices: number;
}

/**
 * All that everybody may know about the table, apart from the game on it.
 *
 * `players`: with how many the game can begin. The `secret` is shown when
 * the game has ended; before that its `commitment`. `scores` are the points of
 * all rounds that are over, `rule_values` the numbers in the text of the rules at this table.
 * While it is `revealing`, seats and seals stay as they are, and salts are shown. A table with a
 * `pad` is for a game with the real box: nobody sits there.
 */
export interface TableNow {
  t: "table";
  n: number;
  game: string;
  options: Record<string, unknown>;
  rule_values: Record<string, number | string>;
  players: number[];
  status: Status;
  number: number;
  listed: boolean;
  clock: ClockName;
  hints: boolean;
  host: number | null;
  places: SeatNow[];
  commitment: string;
  salts: string[];
  secret: string | null;
  scores: number[][];
  result: Result | null;
  revealing: boolean;
  pad: PadNow | null;
}

/**
 * A seat at the table.
 *
 * `by` is `human`, `program` (a bot that plays from outside) or the name of a bot of the
 * server. `stand_in` is the bot that plays for an absent person, `away` why it does.
 * `seal` is the SHA-256 of the salt that it adds to the chance of the game.
 */
export interface SeatNow {
  name: string;
  by: string;
  stand_in: string | null;
  away: Away | null;
  salted: boolean;
  wants_pause: boolean;
  wants_abandon: boolean;
  seal: string | null;
}

/** How the game ended. */
export interface Result {
  totals: number[];
  winners: number[];
  reason: string;
}

/**
 * The pad of a table as it is.
 *
 * `version` counts its changes: whoever changes something names the version that they saw.
 * With `everybody` all who follow the table may write, else only its host.
 */
export interface PadNow {
  version: number;
  everybody: boolean;
  options: Record<string, unknown>;
  names: string[];
  rounds: number[][];
}

/** What has happened: the first of these events has the number `first`. */
export interface Events {
  t: "events";
  first: number;
  events: AnyEvent[];
}

/**
 * The game as the receiver sees it, after event `n`.
 *
 * `due` is the server's time at which the clock runs out. It runs from `starts` on: until
 * then even a slow client has shown what happened.
 */
export interface ViewNow {
  t: "view";
  n: number;
  moment: number;
  due: number | null;
  view: GameView;
  starts: number | null;
}

/** To the devices of one seat: what it has secretly chosen. */
export interface Chosen {
  t: "chosen";
  moment: number;
  do: string;
}

/** The command with this id is done and stored. */
export interface Ack {
  t: "ack";
  id: string;
}

/**
 * A command was not done; nothing has changed.
 *
 * `code` is stable, `text` is for people in their language, `detail` says exactly what
 * was wrong and what would be right.
 */
export interface Refused {
  t: "error";
  code: ErrorCode;
  text: string;
  detail: string;
  id: string | null;
}

/** The seats whose people are here now, and how many watch; `bots` is always true. */
export interface Present {
  t: "present";
  seats: number[];
  watching: number;
  bots: boolean;
}

/**
 * What the coach says of all that the seat may do at this moment, the best first.
 *
 * A quick answer comes first, then better ones until the `last`.
 */
export interface Hinted {
  t: "hint";
  id: string;
  moment: number;
  advice: Advice;
  last: boolean;
}

/** All legal actions of a decision, the best one first. */
export interface Advice {
  payoff: "own" | "relative" | "win";
  unit: "heads" | "percent" | "points";
  exact: boolean;
  worlds: number;
  usual: number;
  danger: string | null;
  candidates: Candidate[];
}

/** One legal action, judged. */
export interface Candidate {
  do: string;
  verdict: "best" | "close" | "costs";
  cost: number;
  error: number;
  value: number;
  danger: number | null;
  reason: Reason | null;
}

/** Why an action is good or bad: the id of a text, and the values that it mentions. */
export interface Reason {
  text: string;
  values: Record<string, number | string>;
}

/** Here I am. */
export interface Pong {
  t: "pong";
  sent: number;
  now: number;
}

/** Which program this is. */
export interface Version {
  name: string;
  version: string;
}

/**
 * A game that can be played here.
 *
 * `rule_sets` has the options that choose each of them, `bots` who can sit at its tables;
 * `levels` are those of them that people choose from, the kindest first.
 * `chapters` name the texts of its rules, `rule_values` the numbers in them at a usual table.
 */
export interface GameInfo {
  game: string;
  title: string;
  players: number[];
  minutes: number;
  fewest_wins: boolean;
  rule_sets: Record<string, Record<string, unknown>>;
  levels: string[];
  bots: string[];
  chapters: string[];
  rule_values: Record<string, number | string>;
}

/**
 * How somebody wants a sheet to be printed.
 *
 * Without `players` there is room for six, or for as many as can play. `sheet` names some of
 * the game's sheets where it has several, as in ACE; `own` are others than the game's, as JSON.
 * `options` are options of the game that the sheet shows, as JSON: {"target": 100}.
 */
export interface SheetWish {
  players?: number | null;
  sheet?: string | null;
  options?: string | null;
  paper?: "a4" | "letter";
  mono?: boolean;
  language?: "de" | "en" | "it" | "pl";
  own?: string | null;
}

/** An empty object. */
export type Nothing = Record<string, never>;

/** What a program shows as `Authorization: Bearer`, so that it is known again. */
export interface Program {
  token: string;
}

/** Become the guest who made the link. */
export interface UseLink {
  link: string;
}

/** What a program shows from now on; a page gets it as a cookie alone, which no script reads. */
export interface NewToken {
  token: string | null;
}

/**
 * A device on which one is the same guest.
 *
 * `system` is what it runs on, as it says itself. `first` and `last` are when it was seen,
 * the last time to the hour; `here` is the device that asks.
 */
export interface Device {
  id: string;
  kind: "computer" | "phone" | "program" | "tablet";
  system: string;
  first: number;
  last: number;
  here: boolean;
}

/**
 * What another device shows, once, to become the same guest; and until when that is possible.
 *
 * In the browser it is the end of an address: `/device#link`.
 */
export interface DeviceLink {
  link: string;
  until: number;
}

/** Which device is the guest no longer; without one, all but this. */
export interface Revocation {
  device?: string | null;
}

/** A table in a list. */
export interface Listed {
  table: string;
  game: string;
  status: Status;
  changed: number;
  names: string[];
}

/** A finished game in a list. */
export interface Played {
  table: string;
  number: number;
  game: string;
  ended: number;
  names: string[];
  result: Result | null;
}

/** Open a table; with a name also sit down there. */
export interface OpenTable {
  game: string;
  options?: Record<string, unknown>;
  listed?: boolean;
  clock?: ClockName;
  hints?: boolean;
  name?: string | null;
}

/** The table that was opened or joined. */
export interface AtTable {
  table: string;
}

/** One game: everything needed to play it again. */
export interface GameRecord {
  byczo: number;
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  fairness?: Fairness | null;
  log: Record<string, unknown>[];
  result?: Result | null;
}

/** Who sat there, and what decided for them: `human` or the name of a bot. */
export interface Seat {
  name: string;
  by: string;
}

/**
 * The published commitment, the players' salts and, once revealed, the secret.
 *
 * `seals` are the SHA-256 of all salts that were promised before any was shown, `order` who
 * got which seat: who came as number `order[seat]` sits there.
 */
export interface Fairness {
  commitment: string;
  seals?: string[];
  salts?: string[];
  order?: number[];
  secret?: string | null;
}

/** Sit down at a table. */
export interface Join {
  name: string;
}

/** What friends can be told to find the table, and the server's time until which it is good. */
export interface TableCode {
  code: string;
  until: number;
}

/** A finished game as one of its seats saw it, decision by decision. */
export interface Replay {
  game: string;
  options: Record<string, unknown>;
  rule_values: Record<string, number | string>;
  seats: Seat[];
  seat: number;
  scores: number[][];
  result: Result | null;
  steps: ReplayStep[];
}

/**
 * What everybody saw happen, and how a seat saw the table after it.
 *
 * `entry` is how far that is in the log of the record: the number of entries that are done.
 */
export interface ReplayStep {
  entry: number;
  events: AnyEvent[];
  view: GameView;
}

/**
 * A finished game judged by the coach, or how far that is.
 *
 * `before` counts the games that are judged first, `done` and `total` decisions of this one;
 * 0 of 0 until it begins. Ask again until there is a `review`.
 */
export interface Reviewed {
  before: number;
  done: number;
  total: number;
  review: Review | null;
}

/** A game, move by move. */
export interface Review {
  game: string;
  names: string[];
  payoff: "own" | "relative" | "win";
  unit: "heads" | "percent" | "points";
  finished: boolean;
  totals: number[];
  playouts: number;
  players: Player[];
  moves: Move[];
  turning_points: number[];
}

/** What became of a seat: `result - par` is `skill + deal + luck`. */
export interface Player {
  seat: number;
  name: string;
  par: number;
  result: number;
  skill: number;
  deal: number;
  luck: number;
  cost: number;
  accuracy: number;
  decisions: number;
}

/** A decision, and what became of it. Payoffs are those of the round; more is better. */
export interface Move {
  entry: number;
  round: number;
  turn: number;
  seat: number;
  do: string;
  verdict: "best" | "close" | "costs";
  cost: number;
  error: number;
  danger: number | null;
  reason: Reason | null;
  best: string;
  best_reason: Reason | null;
  standing: number;
  skill: number;
  luck: number;
}

/** Somebody took a seat. */
export interface SatDown {
  event: "sat-down";
  seat: number;
  name: string;
  by: string;
}

/** Somebody is called something else from now on. */
export interface Renamed {
  event: "renamed";
  seat: number;
  name: string;
  before: string;
}

/** A seat was given up or freed. Before a game the seats after it move up. */
export interface GotUp {
  event: "got-up";
  seat: number;
  name: string;
}

/** A person has added to the chance of the game. */
export interface Salted {
  event: "salted";
  seat: number;
}

/** A person has promised a salt. */
export interface Sealed {
  event: "sealed";
  seat: number;
}

/** The game is about to begin: these seats show their salts now. */
export interface SealsClosed {
  event: "seals-closed";
  seats: number[];
}

/** Somebody has left before the game began: all seals are void, and new ones are needed. */
export interface SealsOpened {
  event: "seals-opened";
}

/** The host has changed what is agreed on. */
export interface SetUpChanged {
  event: "set-up-changed";
}

/** A game begins. Who sat at `order[seat]` while gathering has that seat now. */
export interface SeatsDrawn {
  event: "seats-drawn";
  number: number;
  order: number[];
  salts: string[];
}

/** A bot plays for the seat from now on, because its person left, was slow or is absent. */
export interface TakenOver {
  event: "taken-over";
  seat: number;
  by: string;
  why: Away;
}

/** The person of the seat plays again. */
export interface CameBack {
  event: "came-back";
  seat: number;
}

/** A bot made this one decision for the seat. */
export interface ClockRanOut {
  event: "clock-ran-out";
  seat: number;
}

/** Somebody at the table said something. */
export interface Said {
  event: "said";
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Somebody at the table showed a feeling. */
export interface Reacted {
  event: "reacted";
  seat: number;
  reaction: Reaction;
}

/** A seat wants a pause, or no longer. */
export interface PauseVote {
  event: "pause-vote";
  seat: number;
  want: boolean;
}

/** All agreed: clocks stand still and nobody plays. */
export interface Paused {
  event: "paused";
}

/** The pause is over. */
export interface PlayedOn {
  event: "played-on";
  seat: number;
}

/** A seat wants to end the game without a result, or no longer. */
export interface AbandonVote {
  event: "abandon-vote";
  seat: number;
  want: boolean;
}

/** All agreed to end the game without a result. */
export interface Abandoned {
  event: "abandoned";
}

/** The table gathers for another game; all deals of it are fixed by this commitment. */
export interface Gathering {
  event: "gathering";
  number: number;
  commitment: string;
}

/** Cards were dealt, or offered, for a new round. */
export interface RoundBegun {
  event: "round-begun";
  round: number;
}

/** A seat has made a choice that is still secret. */
export interface Ready {
  event: "ready";
  seat: number;
}

/** A round was scored. */
export interface RoundClosed {
  event: "round-closed";
  round: number;
  points: number[];
  totals: number[];
}

/** The game has ended. Equal best totals share the win. */
export interface GameEnded {
  event: "game-ended";
  totals: number[];
  winners: number[];
  reason: string;
}

/** All cards of a turn were turned over: one per seat. */
export interface Revealed {
  event: "revealed";
  cards: number[];
}

export const clockNames = [
  "off",
  "relaxed",
  "quick",
] as const;
export type ClockName = (typeof clockNames)[number];

export const reactions = [
  "bull",
  "clap",
  "cry",
  "fire",
  "heart",
  "laugh",
  "luck",
  "think",
  "wow",
] as const;
export type Reaction = (typeof reactions)[number];

export const statuses = [
  "gathering",
  "playing",
  "paused",
  "over",
  "abandoned",
] as const;
export type Status = (typeof statuses)[number];

export const aways = [
  "left",
  "clock",
  "replaced",
] as const;
export type Away = (typeof aways)[number];

export const errorCodes = [
  "already-seated",
  "bad-chance",
  "bad-link",
  "bad-message",
  "bad-name",
  "bad-option",
  "bad-record",
  "bad-round",
  "bad-salt",
  "bad-text",
  "bad-token",
  "busy",
  "conflict",
  "error",
  "forbidden",
  "game-over",
  "host-only",
  "illegal-action",
  "in-use",
  "missing-extra",
  "name-taken",
  "newer-database",
  "no-hints",
  "no-pad",
  "no-such-device",
  "no-such-seat",
  "no-such-table",
  "not-gathering",
  "not-over",
  "not-playing",
  "not-seated",
  "not-stored",
  "not-your-turn",
  "paused",
  "still-here",
  "table-full",
  "too-fast",
  "too-large",
  "too-late",
  "unanswered",
  "unfair",
  "unknown",
  "wrong-count",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export type ClientMessage =
  | Hello
  | Ping
  | Act
  | Sit
  | Rename
  | Leave
  | Back
  | AddBot
  | Invite
  | Remove
  | Replace
  | SetUp
  | Seal
  | Salt
  | Start
  | Chat
  | React
  | Pause
  | Abandon
  | Rematch
  | Link
  | Unlink
  | PutPad
  | WriteRound
  | OpenPad
  | Hint;

export type ServerMessage =
  | Welcome
  | You
  | TableNow
  | Events
  | ViewNow
  | Chosen
  | Ack
  | Refused
  | Present
  | Hinted
  | Pong;

/** The view of any game: what all of them have. */
export type GameView = TableView;

export type TableEvent =
  | SatDown
  | Renamed
  | GotUp
  | Salted
  | Sealed
  | SealsClosed
  | SealsOpened
  | SetUpChanged
  | SeatsDrawn
  | TakenOver
  | CameBack
  | ClockRanOut
  | Said
  | Reacted
  | PauseVote
  | Paused
  | PlayedOn
  | AbandonVote
  | Abandoned
  | Gathering;

export type GameEvent =
  | RoundBegun
  | Ready
  | RoundClosed
  | GameEnded;

export type AnyEvent =
  | TableEvent
  | GameEvent;
