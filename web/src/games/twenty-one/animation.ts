// A turn of Twenty One as one can follow it: dice tumble and lie, somebody keeps or throws again,
// then all sheets show at once what was written, and full rows their points.
import type { TwentyOneEvent, TwentyOnePlace, TwentyOneView } from './protocol.ts';
import type { AnimationStep, SeenEvent, SentenceContext } from '../room.ts';
import { commonSteps } from '../animation.ts';
import { sentenceFor } from './sentences.ts';

export interface Highlight {
  /** Who rolls, or decides whether to roll again. */
  seat?: number;
  /** Dice that tumble, and dice that are about to be taken up again. */
  rolling?: string;
  lifted?: string;
  /** What each seat has just entrySteps: its row, the colours of the fields, and whether it is full. */
  entered?: Map<number, { row: number; colours: string; full: boolean }>;
  /** Said at the table while nothing can be chosen. */
  caption?: string;
}

type Step = AnimationStep<TwentyOneView>;
type Entry = Extract<TwentyOneEvent, { event: 'wrote' | 'crossed' | 'row-filled' }>;

const ROLLING = 1100;
const DECIDED = 1000;
const ENTERED = 1800;
const LAST_LOOK = 2200;
const ALL_DICE = 'wyrgbk';

export function animate(
  before: TwentyOneView,
  events: SeenEvent[],
  after: TwentyOneView | null,
  context: SentenceContext,
): Step[] {
  const steps: Step[] = [];
  const entries = events.filter(isEntry);
  let view = before;
  let lifted = ALL_DICE;
  for (const seen of events) {
    const event = seen as TwentyOneEvent;
    if (event.event === 'decided') lifted = event.dice;
    if (!isEntry(seen)) steps.push(...eventSteps(view, seen, after, lifted, context));
    else if (seen === entries[0]) steps.push(...entrySteps(view, entries, after, context));
    view = steps.at(-1)?.view ?? view;
  }
  return steps;
}

const isEntry = (seen: SeenEvent): seen is Entry =>
  seen.event === 'wrote' || seen.event === 'crossed' || seen.event === 'row-filled';

function eventSteps(
  before: TwentyOneView,
  seen: SeenEvent,
  after: TwentyOneView | null,
  lifted: string,
  context: SentenceContext,
): Step[] {
  const event = seen as Exclude<TwentyOneEvent, Entry>;
  const view = quiet(before);
  const places = withoutOffers(after?.places ?? before.places);
  switch (event.event) {
    case 'sheets-dealt':
      return [{ view: { ...view, places }, duration: 600, sentence: sentenceFor(event, context) }];
    case 'decided': {
      const sentence = sentenceFor(event, context);
      const highlight: Highlight = { seat: event.seat, lifted: event.dice, caption: sentence };
      return [{ view, duration: DECIDED, sentence, highlight }];
    }
    case 'rolled': {
      const again = event.again;
      const rolled = {
        phase: again ? ('write' as const) : ('decide' as const),
        turn: again ? view.turn : view.turn + 1,
        rolls: again ? 2 : 1,
        active: event.seat,
        dice: event.dice,
        places,
      };
      const highlight: Highlight = { seat: event.seat, rolling: again ? lifted : ALL_DICE };
      return [
        {
          view: { ...view, ...rolled },
          duration: ROLLING,
          sound: 'roll',
          sentence: sentenceFor(event, context),
          highlight,
        },
      ];
    }
  }
  // A game is one round: nothing comes between its end and the result but a last look.
  if (seen.event === 'round-begun') return [];
  if (seen.event === 'round-closed') return [{ view, duration: LAST_LOOK, sound: 'bell' }];
  return commonSteps(before, seen, context) ?? [];
}

/** All sheets show their entries at once; each is told, and the last one waited for. */
function entrySteps(
  before: TwentyOneView,
  entries: Entry[],
  after: TwentyOneView | null,
  context: SentenceContext,
): Step[] {
  const marks: NonNullable<Highlight['entered']> = new Map();
  const from: Record<string, string> = {};
  for (const event of entries) {
    const { seat, row } = event;
    if (event.event === 'row-filled') {
      marks.set(seat, { row, colours: marks.get(seat)?.colours ?? '', full: true });
      continue;
    }
    const colours = event.event === 'wrote' ? Object.keys(event.dice) : [event.colour];
    marks.set(seat, { row, colours: colours.join(''), full: false });
    if (event.event === 'crossed' || seat !== before.seat) continue;
    for (const colour of colours) from[`ink-${row}-${colour}`] = `die-${colour}`;
  }
  // Whoever has filled a row is still shown in it until the next roll.
  const places = withoutOffers(after?.places ?? before.places).map((place, seat) => ({
    ...place,
    row: before.places[seat]?.row ?? place.row,
  }));
  const view = { ...quiet(before), places };
  const mine = entries.findLast(({ seat }) => seat === before.seat);
  const highlight: Highlight = { entered: marks, caption: mine ? sentenceFor(mine, context) : '' };
  return entries.map((event, at): Step => {
    const duration = at === entries.length - 1 ? ENTERED : 0;
    const step = { view, duration, highlight, sentence: sentenceFor(event, context) };
    return at ? step : { ...step, from, sound: 'place' };
  });
}

/** A view in which nothing can be done. */
const quiet = (view: TwentyOneView): TwentyOneView => ({ ...view, choices: [], waiting: [], chosen: null });

/** Sheets on which nothing is offered and nobody has chosen. */
function withoutOffers(places: TwentyOnePlace[]): TwentyOnePlace[] {
  return places.map((place) => ({
    ...place,
    ready: false,
    rows: place.rows.map((row) => ({ ...row, fields: row.fields.map((field) => ({ ...field, fits: false })) })),
  }));
}
