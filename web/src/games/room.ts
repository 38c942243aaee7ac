// What a game brings to the browser. Its room is the folder with its id, and nothing outside names
// the game. `game.ts` declares the room; every part of it is optional and has a working default:
//
//   Scene        the picture on the front page
//   table.ts     how the game is shown and animated; else the plain table of ../plain
//   coach.ts     actions and reasons in words; else as the notation writes them
//   chance.ts    whether deals and rolls are those that were promised
//   pad.ts       how a round is written on the score pad; else by what its rules declare
//   memories.ts  what people will talk about after the game
//   RulePicture  how a situation that explains the game is drawn; else its rules are text alone
//
// On a table, things that move carry `data-fly="card-45"`: wherever an element of that name was
// before, it travels from there. `data-anchor="seat-2"` marks a place that things come from or go
// to. `{@attach choiceGroup}` marks the buttons to choose from.
import type { Component } from 'svelte';
import type { Draw } from '../fairness/draw.ts';
import type { Sound } from '../look/sounds.ts';
import type { PadDocument } from '../pad/document.ts';
import type { PadRules } from '../pad/rules.ts';
import type { AnyEvent, RoundClosed } from '../protocol.ts';
import type { T } from '../texts/texts.svelte.ts';

export interface GameRoom {
  Scene?: Component;
  /** How many sit at a table against bots, unless somebody wishes otherwise. */
  usualPlayers?: number;
  /** How long a game can last, the usual length first. */
  lengths?: GameLength[];
  /** Rule sets that are one game of their own length. */
  fixedLength?: string[];
  /** The total proposed to those who want to play with the box until another one than usual. */
  ownTarget?: number;
  /** Names of the printed sheets that it is played on, a letter each; people can bring others. */
  sheets?: string;
  /** A GameTable for the game's own view, which is all that will be shown to it. */
  table?: () => Promise<{ table: unknown }>;
  coach?: () => Promise<{ coach: GameCoach }>;
  chance?: () => Promise<{ chance: ChanceCheck }>;
  pad?: () => Promise<{ pad: GamePad }>;
  memories?: () => Promise<{ memories: Memories }>;
  /** A component that draws a RulePicture of the game. */
  pictures?: () => Promise<{ default: unknown }>;
}

/** A situation that explains a rule: the table before and after a choice, and what happened. */
export interface RulePicture<View = unknown> {
  text: string;
  do: string;
  before: View;
  events: SeenEvent[];
  after: View;
  /** What the drawing needs besides. */
  shows: Record<string, unknown>;
}

export type Options = Record<string, unknown>;

/** A choice of length: the end of its text (`web-length-…`) and the options it stands for. */
export interface GameLength {
  id: string;
  options: Options;
}

/** What the views of all games have; `phase` and `round` only where the game says so. */
export interface TableView {
  game: string;
  /** Who looks; null: a spectator. */
  seat: number | null;
  phase?: string;
  round?: number;
  /** The seats that must decide something. */
  waiting: number[];
  places: object[];
  /** What the seat may do now. */
  choices: { do: string }[];
}

/** Something that everybody saw happen in the game. */
export type SeenEvent = AnyEvent | { event: string };

export interface GameTable<View extends TableView = TableView> {
  Table: Component<TableProps<View>>;
  /** From a view over what happened to the next one; null: nothing but the events is known. */
  animate: (before: View, events: SeenEvent[], after: View | null, context: SentenceContext) => AnimationStep<View>[];
  /** Numbers of a seat: the one that counts, and a smaller one beside it. Null: the view does not say. */
  score: (view: View, seat: number) => { main: number | null; note: string | null };
  /** Which cards are out; null: the game has nothing to track. */
  Tracker: Component<{ view: View; names: string[] }> | null;
  /** How far the game is, if there is more to say than the round. */
  progress?: (view: View) => string;
  /** When the game ends, as far as its options say. */
  end?: (options: Options) => GameEnd;
}

/** A game ends when somebody has this total, or after so many rounds. */
export interface GameEnd {
  total?: number;
  rounds?: number;
}

/** What people will talk about after a game, made of all that happened in it. */
export type Memories = (events: SeenEvent[], context: SentenceContext) => Memory[];

/** Something worth remembering: what kind of thing it is, and what happened. */
export interface Memory {
  title: string;
  text: string;
}

export interface TableProps<View extends TableView = TableView> {
  view: View;
  /** What the step that is shown points at; undefined when nothing moves. */
  highlight: unknown;
  /** Whether the view is the newest one, so that its choices can be taken. */
  live: boolean;
  /** What this seat has chosen secretly, as in `choices[…].do`. */
  chosen: string | null;
  /** What a strong player would do, once asked. */
  hint: string | null;
  names: string[];
  options: Options;
  /** Take a choice. False: it was not done; the player has been told why. */
  act: (choice: string) => Promise<boolean>;
}

/** A picture of the film that shows what has happened. */
export interface AnimationStep<View extends TableView = TableView> {
  view: View;
  /** Told to screen readers and written into the chronicle. */
  sentence?: string;
  sound?: Sound;
  /** Milliseconds until the next step, at normal speed. */
  duration: number;
  /** Things that leave the table, and the anchor each goes to: { 'card-45': 'seat-2' }. */
  to?: Record<string, string>;
  /** Things that appear, and the anchor each comes from. */
  from?: Record<string, string>;
  /** What to point at: `seat` is shown by every table, all else is the game's own. */
  highlight?: unknown;
  /** The end of a round: shown between the rounds until somebody goes on. */
  round?: RoundClosed;
}

/** What a sentence about the game is made with. */
export interface SentenceContext {
  t: T;
  names: string[];
  seat: number | null;
}

export interface GameCoach {
  /** An action of the notation, as a person would say it. */
  actionText: (action: string, t: T) => string;
  /** A value in a reason, with the letters of cards and dice spelled out. */
  reasonValue?: (name: string, value: number | string, t: T) => number | string;
  /** A small picture of the action. */
  Picture?: Component<{ action: string }>;
}

/** How the rounds of a game with the box are written down. */
export interface GamePad {
  /** Instead of the entry that its kind of marks has. */
  Entry?: Component<EntryProps>;
  cardName?: CardName;
  /** What is shown of the pad beside its points. */
  Summary?: Component<{ rules: PadRules; pad: PadDocument }>;
}

/** What a coloured card is called. */
export type CardName = (colour: string, number: number, t: T) => string;

export interface EntryProps {
  rules: PadRules;
  /** The pad with the rounds before this one. */
  pad: PadDocument;
  /** What is written down so far; null: nothing. */
  marks: number[] | null;
  cardName?: CardName | undefined;
  /** Tell what is said by now; null: too little to write it down. */
  onchange: (marks: number[] | null) => void;
}

/** An entry of a game record's log. */
export interface LogEntry {
  deal?: Record<string, unknown>;
  roll?: Record<string, number>;
  do?: string;
}

/**
 * Follows the log of a game for so many players, entry by entry.
 *
 * The answer is whether a deal or roll is the one that `draw` gives; null where nothing is drawn.
 */
export type ChanceCheck = (players: number) => (entry: LogEntry, draw: Draw) => boolean | null;
