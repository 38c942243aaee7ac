// A table for any game, made from its view and its choices alone: for games that bring no table of
// their own, and for people who would rather read.
import { commonSteps } from '../games/animation.ts';
import type { AnimationStep, GameTable } from '../games/room.ts';
import PlainTable from './PlainTable.svelte';
import { eventSentence } from './texts.ts';

const READING = 900; // milliseconds

export const table: GameTable = {
  Table: PlainTable,
  // What the table looks like between two views is not known: it is told.
  animate: (before, events, _, context) =>
    events.flatMap((event): AnimationStep[] => {
      const quiet = { ...before, choices: [], waiting: [] };
      const own = { view: quiet, sentence: eventSentence(event, context), duration: READING };
      return commonSteps(before, event, context) ?? [own];
    }),
  score: (view, seat) => {
    const place = (view.places[seat] ?? {}) as { total?: number };
    return { main: place.total ?? null, note: null };
  },
  Tracker: null,
};
