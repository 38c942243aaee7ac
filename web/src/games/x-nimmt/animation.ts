// A turn of X nimmt! as one can follow it: cards are revealStep, then placeSteps one by one, from the
// lowest. Cards that are taken lie before everybody until one of them has gone to the X row.
import type { RoundClosed } from '../../protocol.ts';
import type {
  XNimmtCounted,
  XNimmtEvent,
  XNimmtIntoHand,
  XNimmtPlace,
  XNimmtPlaced,
  XNimmtView,
  XNimmtWentToX,
} from './protocol.ts';
import type { AnimationStep, SeenEvent, SentenceContext } from '../room.ts';
import { commonSteps } from '../animation.ts';
import { sumHeads } from '../rows/heads.ts';
import { roomOf } from './labels.ts';
import { sentenceFor } from './sentences.ts';

export interface Highlight {
  /** The card that has just been placeSteps. */
  card?: number;
  /** The row that is being taken. */
  row?: number;
  /** Whose turn of the steps it is. */
  seat?: number;
  /** The X row of that seat breaks. */
  breaks?: boolean;
}

type Step = AnimationStep<XNimmtView>;

export function animate(
  before: XNimmtView,
  events: SeenEvent[],
  after: XNimmtView | null,
  context: SentenceContext,
): Step[] {
  const steps: Step[] = [];
  const closed = events.find((event): event is RoundClosed => event.event === 'round-closed');
  let view = before;
  for (const event of events) {
    if (event === closed) view = { ...view, places: withTotals(view.places, closed) };
    const next = commonSteps(view, event, context) ?? ownSteps(view, event as XNimmtEvent, after, context, closed);
    steps.push(...next);
    view = next.at(-1)?.view ?? view;
  }
  return steps;
}

function ownSteps(
  view: XNimmtView,
  event: XNimmtEvent,
  after: XNimmtView | null,
  context: SentenceContext,
  closed: RoundClosed | undefined,
): Step[] {
  const sentence = sentenceFor(event, context, (row) => roomOf(view, row), closed?.points ?? []);
  const quiet = { ...view, phase: 'play' as const, choices: [], waiting: [], chosen: null };
  return eventSteps(quiet, event, after).map((step, at) => (at ? step : { ...step, sentence }));
}

function eventSteps(view: XNimmtView, event: XNimmtEvent, after: XNimmtView | null): Step[] {
  switch (event.event) {
    case 'revealed':
      return [revealStep(view, event.cards)];
    case 'placed':
      return placeSteps(view, event);
    case 'went-to-x':
      return xRowSteps(view, event, after);
    case 'into-hand':
      return [handStep(view, event)];
    case 'counted':
      return [countStep(view, event)];
  }
}

function revealStep(view: XNimmtView, cards: number[]): Step {
  const places = view.places.map((place, seat) => {
    const others = (card: number): boolean => card !== cards[seat];
    const hand = place.hand?.filter(others) ?? null;
    const known = place.known.filter(others);
    return { ...place, ready: false, cards: place.cards - 1, known, hand, hand_heads: hand && sumHeads(hand) };
  });
  const open_cards = cards
    .map((card, seat): [number, number] => [seat, card])
    .sort(([, one], [, other]) => one - other);
  const from = Object.fromEntries(cards.map((card, seat) => [`card-${card}`, `seat-${seat}`]));
  return { view: { ...view, places, open_cards }, from, sound: 'reveal', duration: 1100 };
}

function placeSteps(view: XNimmtView, { seat, card, row, taken }: XNimmtPlaced): Step[] {
  const lying = taken.length ? [card] : [...(view.rows[row - 1]?.cards ?? []), card];
  const rows = view.rows.map((other, at) =>
    at === row - 1 ? { ...other, cards: lying, heads: sumHeads(lying) } : other,
  );
  const open_cards = view.open_cards.filter(([, other]) => other !== card);
  const then = { ...view, rows, open_cards, taken };
  if (!taken.length) return [{ view: then, sound: 'place', duration: 750, highlight: { card, seat } }];
  return [
    { view, duration: 900, highlight: { row, seat, card } },
    { view: then, sound: 'take', duration: 900, highlight: { card, seat } },
  ];
}

function xRowSteps(view: XNimmtView, event: XNimmtWentToX, after: XNimmtView | null): Step[] {
  const { seat, card, piled } = event;
  const counts = after?.round === view.round ? after.places[seat]?.pile_points : undefined;
  const places = withPlace(view.places, seat, (place) => {
    const x_pile = [...place.x_pile, ...piled];
    return {
      x_row: piled.length ? [card] : [...place.x_row, card],
      x_pile,
      pile_heads: sumHeads(x_pile),
      pile_points: counts ?? place.pile_points,
    };
  });
  const taken = view.taken.filter((other) => other !== card);
  const to = Object.fromEntries(piled.map((other) => [`card-${other}`, `pile-${seat}`]));
  const end: Step = { view: { ...view, places, taken }, to, sound: 'place', duration: 800, highlight: { seat } };
  if (!piled.length) return [end];
  return [
    { view, duration: 700, highlight: { seat, breaks: true } },
    { ...end, sound: 'take' },
  ];
}

function handStep(view: XNimmtView, { seat, cards }: XNimmtIntoHand): Step {
  const upwards = (one: number, other: number): number => one - other;
  const places = withPlace(view.places, seat, (place) => {
    const hand = place.hand && [...place.hand, ...cards].sort(upwards);
    return {
      cards: place.cards + cards.length,
      known: [...place.known, ...cards].sort(upwards),
      hand,
      hand_heads: hand && sumHeads(hand),
    };
  });
  return { view: { ...view, places, taken: [] }, duration: 800, highlight: { seat } };
}

function countStep(view: XNimmtView, { seat, hand, hand_heads }: XNimmtCounted): Step {
  const places = withPlace(view.places, seat, () => ({ hand, hand_heads }));
  return { view: { ...view, places }, duration: 1000, highlight: { seat } };
}

function withTotals(places: XNimmtPlace[], closed: RoundClosed): XNimmtPlace[] {
  return places.map((place, seat) => ({ ...place, total: closed.totals[seat] ?? place.total }));
}

function withPlace(
  places: XNimmtPlace[],
  seat: number,
  change: (place: XNimmtPlace) => Partial<XNimmtPlace>,
): XNimmtPlace[] {
  return places.map((place, at) => (at === seat ? { ...place, ...change(place) } : place));
}
