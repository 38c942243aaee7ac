// What a game brings to the table, and what it gets there. One folder per game holds:
//   game.ts       exports `kit`, a GameKit
//   Table.svelte  shows a view; knows no rule: what may be done is in `view.choices`
//   beats.ts      cuts what happened into beats that can be followed with the eye
//   told.ts       says what happened in one sentence, for the chronicle and for screen readers
//
// Things that move carry `data-fly="card-45"`: wherever an element of that name was before, it
// travels from there. `data-anchor="seat-2"` marks a place that things come from or go to.
// `{@attach choiceGroup}` marks the buttons to choose from: there the keyboard goes on after each turn.
import type { Component } from 'svelte';
import type { GameEvent, GameView, RoundClosed } from '../protocol.ts';
import type { T } from '../words/words.svelte.ts';
import type { Sound } from '../look/sounds.ts';

/** A picture of the film that shows what has happened. */
export interface Beat<View> {
  view: View;
  /** Told to screen readers and written into the chronicle. */
  say?: string;
  sound?: Sound;
  /** Milliseconds until the next beat, at normal speed. */
  hold: number;
  /** Things that leave the table, and the anchor each goes to: { 'card-45': 'seat-2' }. */
  to?: Record<string, string>;
  /** Things that appear, and the anchor each comes from. */
  from?: Record<string, string>;
  /** What to point at; the game's own business. */
  mark?: unknown;
  /** The end of a round: shown between the rounds until somebody goes on. */
  round?: RoundClosed;
}

export interface Talk {
  t: T;
  names: string[];
  seat: number | null;
}

export interface TableProps<View> {
  view: View;
  /** What the beat that is shown points at; undefined when nothing moves. */
  mark: unknown;
  /** Whether the view is the newest one, so that its choices can be taken. */
  live: boolean;
  /** What this seat has chosen secretly, as in `choices[…].do`. */
  chosen: string | null;
  /** What a strong player would do, once asked. */
  hint: string | null;
  names: string[];
  options: Record<string, unknown>;
  /** Take a choice. False: it was not done; the player has been told why. */
  act(choice: string): Promise<boolean>;
}

export interface GameKit<View extends GameView = GameView> {
  Table: Component<TableProps<View>>;
  /** From a view over what happened to the next one; null: nothing but the events is known. */
  beats(before: View, events: SeenEvent[], after: View | null, talk: Talk): Beat<View>[];
  /** Numbers of the seats: the one that counts, and a smaller one beside it. */
  score(view: View, seat: number): { main: number; note: string | null };
  /** Which cards are out, for the tracker; null: the game has nothing to track. */
  tracked: Component<{ view: View; names: string[] }> | null;
  /** Where in the game we are; unless a game says more, the round. */
  where?(view: View): string;
}

/** An event of the game, as its kit knows it. */
export type SeenEvent = GameEvent | { event: string };

const KITS: Record<GameView['game'], () => Promise<{ kit: unknown }>> = {
  'six-nimmt': () => import('./six-nimmt/game.ts'),
  'x-nimmt': () => import('./x-nimmt/game.ts'),
  'david-goliath': () => import('./david-goliath/game.ts'),
  'twenty-one': () => import('./twenty-one/game.ts'),
};

/** The kit of a game, fetched when it is needed. */
export async function kitOf(game: string): Promise<GameKit> {
  return (await KITS[game as GameView['game']]()).kit as GameKit;
}
