// A turn of X nimmt! as one can follow it: cards are revealed, then placed one by one, from the
// lowest. Cards that are taken lie before everybody until one of them has gone to the X row.
import type {
  RoundClosed,
  XNimmtCounted,
  XNimmtEvent,
  XNimmtIntoHand,
  XNimmtPlace,
  XNimmtPlaced,
  XNimmtView,
  XNimmtWentToX,
} from '../../protocol.ts';
import type { Beat, SeenEvent, Talk } from '../kit.ts';
import { commonBeats } from '../shared.ts';
import { herd, roomOf } from './spoken.ts';
import { told } from './told.ts';

export interface Mark {
  /** The card that has just been placed. */
  card?: number;
  /** The row that is being taken. */
  row?: number;
  /** Whose turn of the film it is. */
  seat?: number;
  /** The X row of that seat breaks. */
  breaks?: boolean;
}

type Picture = Beat<XNimmtView>;

export function beats(
  before: XNimmtView,
  events: SeenEvent[],
  after: XNimmtView | null,
  talk: Talk,
): Picture[] {
  const film: Picture[] = [];
  const closed = events.find((event): event is RoundClosed => event.event === 'round-closed');
  let view = before;
  for (const event of events) {
    if (event === closed) view = { ...view, places: totalled(view.places, closed) };
    const next =
      commonBeats(view, event, talk) ?? ownBeats(view, event as XNimmtEvent, after, talk, closed);
    film.push(...next);
    view = next.at(-1)?.view ?? view;
  }
  return film;
}

function ownBeats(
  view: XNimmtView,
  event: XNimmtEvent,
  after: XNimmtView | null,
  talk: Talk,
  closed: RoundClosed | undefined,
): Picture[] {
  const say = told(event, talk, (row) => roomOf(view, row), closed?.points ?? []);
  const still = { ...view, phase: 'play' as const, choices: [], waiting: [], chosen: null };
  const film = pictures(still, event, after);
  return film.map((beat, at) => (at < film.length - 1 ? beat : { ...beat, say }));
}

function pictures(view: XNimmtView, event: XNimmtEvent, after: XNimmtView | null): Picture[] {
  switch (event.event) {
    case 'revealed':
      return [revealed(view, event.cards)];
    case 'placed':
      return placed(view, event);
    case 'went-to-x':
      return wentToX(view, event, after);
    case 'into-hand':
      return [intoHand(view, event)];
    case 'counted':
      return [counted(view, event)];
  }
}

function revealed(view: XNimmtView, cards: number[]): Picture {
  const places = view.places.map((place, seat) => {
    const others = (card: number): boolean => card !== cards[seat];
    const hand = place.hand?.filter(others) ?? null;
    const known = place.known.filter(others);
    return { ...place, ready: false, cards: place.cards - 1, known, hand, hand_heads: hand && herd(hand) };
  });
  const open_cards = cards
    .map((card, seat): [number, number] => [seat, card])
    .sort(([, one], [, other]) => one - other);
  const from = Object.fromEntries(cards.map((card, seat) => [`card-${card}`, `seat-${seat}`]));
  return { view: { ...view, places, open_cards }, from, sound: 'reveal', hold: 1100 };
}

function placed(view: XNimmtView, { seat, card, row, taken }: XNimmtPlaced): Picture[] {
  const lying = taken.length ? [card] : [...(view.rows[row - 1]?.cards ?? []), card];
  const rows = view.rows.map((other, at) =>
    at === row - 1 ? { ...other, cards: lying, heads: herd(lying) } : other,
  );
  const open_cards = view.open_cards.filter(([, other]) => other !== card);
  const then = { ...view, rows, open_cards, taken };
  if (!taken.length) return [{ view: then, sound: 'place', hold: 750, mark: { card, seat } }];
  return [
    { view, hold: 900, mark: { row, seat, card } },
    { view: then, sound: 'take', hold: 900, mark: { card, seat } },
  ];
}

function wentToX(view: XNimmtView, event: XNimmtWentToX, after: XNimmtView | null): Picture[] {
  const { seat, card, piled } = event;
  const counts = after?.round === view.round ? after.places[seat]?.pile_points : undefined;
  const places = changed(view.places, seat, (place) => {
    const x_pile = [...place.x_pile, ...piled];
    return {
      x_row: piled.length ? [card] : [...place.x_row, card],
      x_pile,
      pile_heads: herd(x_pile),
      pile_points: counts ?? place.pile_points,
    };
  });
  const taken = view.taken.filter((other) => other !== card);
  const to = Object.fromEntries(piled.map((other) => [`card-${other}`, `pile-${seat}`]));
  const end: Picture = { view: { ...view, places, taken }, to, sound: 'place', hold: 800, mark: { seat } };
  if (!piled.length) return [end];
  return [{ view, hold: 700, mark: { seat, breaks: true } }, { ...end, sound: 'take' }];
}

function intoHand(view: XNimmtView, { seat, cards }: XNimmtIntoHand): Picture {
  const upwards = (one: number, other: number): number => one - other;
  const places = changed(view.places, seat, (place) => {
    const hand = place.hand && [...place.hand, ...cards].sort(upwards);
    return {
      cards: place.cards + cards.length,
      known: [...place.known, ...cards].sort(upwards),
      hand,
      hand_heads: hand && herd(hand),
    };
  });
  return { view: { ...view, places, taken: [] }, hold: 800, mark: { seat } };
}

function counted(view: XNimmtView, { seat, hand, hand_heads }: XNimmtCounted): Picture {
  const places = changed(view.places, seat, () => ({ hand, hand_heads }));
  return { view: { ...view, places }, hold: 1000, mark: { seat } };
}

function totalled(places: XNimmtPlace[], closed: RoundClosed): XNimmtPlace[] {
  return places.map((place, seat) => ({ ...place, total: closed.totals[seat] ?? place.total }));
}

function changed(
  places: XNimmtPlace[],
  seat: number,
  change: (place: XNimmtPlace) => Partial<XNimmtPlace>,
): XNimmtPlace[] {
  return places.map((place, at) => (at === seat ? { ...place, ...change(place) } : place));
}
