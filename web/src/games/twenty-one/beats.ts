// A turn of Twenty One as one can follow it: dice tumble and lie, somebody keeps or throws again,
// then all sheets show at once what was written, and full rows their points.
import type { TwentyOneEvent, TwentyOnePlace, TwentyOneView } from '../../protocol.ts';
import type { Beat, SeenEvent, Talk } from '../kit.ts';
import { commonBeats } from '../shared.ts';
import { told } from './told.ts';

export interface Mark {
  /** Who rolls, or decides whether to roll again. */
  seat?: number;
  /** Dice that tumble, and dice that are about to be taken up again. */
  rolling?: string;
  lifted?: string;
  /** What each seat has just entered: its row, the colours of the fields, and whether it is full. */
  entered?: Map<number, { row: number; colours: string; full: boolean }>;
  /** Said at the table while nothing can be chosen. */
  caption?: string;
}

type Picture = Beat<TwentyOneView>;
type Entry = Extract<TwentyOneEvent, { event: 'wrote' | 'crossed' | 'row-filled' }>;

const ROLLING = 1100;
const DECIDED = 1000;
const ENTERED = 1800;
const LAST_LOOK = 2200;
const ALL_DICE = 'wyrgbk';

export function beats(
  before: TwentyOneView,
  events: SeenEvent[],
  after: TwentyOneView | null,
  talk: Talk,
): Picture[] {
  const film: Picture[] = [];
  const entries = events.filter(isEntry);
  let view = before;
  let lifted = ALL_DICE;
  for (const seen of events) {
    const event = seen as TwentyOneEvent;
    if (event.event === 'decided') lifted = event.dice;
    if (!isEntry(seen)) film.push(...pictures(view, seen, after, lifted, talk));
    else if (seen === entries[0]) film.push(...entered(view, entries, after, talk));
    view = film.at(-1)?.view ?? view;
  }
  return film;
}

const isEntry = (seen: SeenEvent): seen is Entry =>
  seen.event === 'wrote' || seen.event === 'crossed' || seen.event === 'row-filled';

function pictures(
  before: TwentyOneView,
  seen: SeenEvent,
  after: TwentyOneView | null,
  lifted: string,
  talk: Talk,
): Picture[] {
  const event = seen as Exclude<TwentyOneEvent, Entry>;
  const view = quiet(before);
  const places = plain(after?.places ?? before.places);
  switch (event.event) {
    case 'sheets-dealt':
      return [{ view: { ...view, places }, hold: 600, say: told(event, talk) }];
    case 'decided': {
      const say = told(event, talk);
      const mark: Mark = { seat: event.seat, lifted: event.dice, caption: say };
      return [{ view, hold: DECIDED, say, mark }];
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
      const mark: Mark = { seat: event.seat, rolling: again ? lifted : ALL_DICE };
      return [{ view: { ...view, ...rolled }, hold: ROLLING, sound: 'roll', say: told(event, talk), mark }];
    }
  }
  // A game is one round: nothing comes between its end and the result but a last look.
  if (seen.event === 'round-begun') return [];
  if (seen.event === 'round-closed') return [{ view, hold: LAST_LOOK, sound: 'bell' }];
  return commonBeats(before, seen, talk) ?? [];
}

/** All sheets show their entries at once; each is told, and the last one waited for. */
function entered(before: TwentyOneView, entries: Entry[], after: TwentyOneView | null, talk: Talk): Picture[] {
  const marks: NonNullable<Mark['entered']> = new Map();
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
  const places = plain(after?.places ?? before.places).map((place, seat) => ({
    ...place,
    row: before.places[seat]?.row ?? place.row,
  }));
  const view = { ...quiet(before), places };
  const mine = entries.findLast(({ seat }) => seat === before.seat);
  const mark: Mark = { entered: marks, caption: mine ? told(mine, talk) : '' };
  return entries.map((event, at): Picture => {
    const hold = at === entries.length - 1 ? ENTERED : 0;
    const picture = { view, hold, mark, say: told(event, talk) };
    return at ? picture : { ...picture, from, sound: 'place' };
  });
}

/** A view in which nothing can be done. */
const quiet = (view: TwentyOneView): TwentyOneView => ({ ...view, choices: [], waiting: [], chosen: null });

/** Sheets on which nothing is offered and nobody has chosen. */
function plain(places: TwentyOnePlace[]): TwentyOnePlace[] {
  return places.map((place) => ({
    ...place,
    ready: false,
    rows: place.rows.map((row) => ({ ...row, fields: row.fields.map((field) => ({ ...field, fits: false })) })),
  }));
}
