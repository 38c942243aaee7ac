// A turn of 6 nimmt! as one can follow it: cards are revealStep, then placeSteps one by one, from the
// lowest; a card that takes a row first points at it.
import type { SixNimmtEvent, SixNimmtPlaced, SixNimmtRow, SixNimmtView } from './protocol.ts';
import { sumHeads } from '../rows/heads.ts';
import type { AnimationStep, SeenEvent, SentenceContext } from '../room.ts';
import { commonSteps } from '../animation.ts';
import { sentenceFor } from './sentences.ts';

export interface Highlight {
  /** The card that has just been placeSteps. */
  card?: number;
  /** The row that is being taken, and by whom. */
  row?: number;
  seat?: number;
}

type Step = AnimationStep<SixNimmtView>;

export function animate(
  before: SixNimmtView,
  events: SeenEvent[],
  after: SixNimmtView | null,
  context: SentenceContext,
): Step[] {
  const steps: Step[] = [];
  let view = before;
  for (const event of events) {
    const from = after && event.event === 'game-ended' ? { ...view, places: after.places } : view;
    const next = commonSteps(from, event, context) ?? ownSteps(view, event as SixNimmtEvent, context);
    steps.push(...next);
    view = next.at(-1)?.view ?? view;
  }
  return steps;
}

function ownSteps(view: SixNimmtView, event: SixNimmtEvent, context: SentenceContext): Step[] {
  const sentence = sentenceFor(event, context);
  switch (event.event) {
    case 'revealed':
      return [{ ...revealStep(view, event.cards), sentence, sound: 'reveal', duration: 1100 }];
    case 'placed':
      return placeSteps(view, event).map((step, at) => (at ? step : { ...step, sentence }));
    case 'picked': {
      const offered = view.offered.filter((card) => card !== event.card);
      const highlight: Highlight = { card: event.card, seat: event.seat };
      const step = { ...withHand(view, event.seat, event.card), offered };
      const to = { [`card-${event.card}`]: `seat-${event.seat}` };
      return [{ view: step, sentence, sound: 'place', duration: 500, highlight, to }];
    }
  }
}

function withHand(view: SixNimmtView, seat: number, card: number): SixNimmtView {
  const places = view.places.map((place, at) =>
    at === seat
      ? {
          ...place,
          cards: place.cards + 1,
          hand: place.hand && [...place.hand, card].sort((a, b) => a - b),
        }
      : place,
  );
  return { ...view, places, choices: [], waiting: [] };
}

function revealStep(view: SixNimmtView, cards: number[]): Pick<Step, 'view' | 'from'> {
  const places = view.places.map((place, seat) => ({
    ...place,
    ready: false,
    cards: place.cards - 1,
    hand: place.hand?.filter((card) => card !== cards[seat]) ?? null,
  }));
  const open = cards.map((card, seat): [number, number] => [seat, card]).sort(([, one], [, other]) => one - other);
  const from = Object.fromEntries(cards.map((card, seat) => [`card-${card}`, `seat-${seat}`]));
  const step = { ...view, places, open_cards: open, choices: [], waiting: [], chosen: null };
  return { view: step, from };
}

function placeSteps(view: SixNimmtView, { seat, card, row, heads }: SixNimmtPlaced): Step[] {
  const at = row - 1;
  const old = view.rows[at]?.cards ?? [];
  const open = view.open_cards.filter(([, other]) => other !== card);
  const base = { ...view, choices: [], waiting: [] };
  if (!heads) {
    const cards = [...old, card];
    const rows = view.rows.map((other, i) => (i === at ? rowOf(cards) : other));
    return [{ view: { ...base, rows, open_cards: open }, sound: 'place', duration: 750, highlight: { card } }];
  }
  const rows = view.rows.map((other, i) => (i === at ? rowOf([card]) : other));
  const places = view.places.map((place, i) => (i === seat ? { ...place, heads: place.heads + heads } : place));
  const to = Object.fromEntries(old.map((other) => [`card-${other}`, `seat-${seat}`]));
  return [
    { view: base, duration: 900, highlight: { row, seat, card } },
    { view: { ...base, rows, places, open_cards: open }, to, sound: 'take', duration: 1000, highlight: { card, seat } },
  ];
}

const rowOf = (cards: number[]): SixNimmtRow => ({ cards, heads: sumHeads(cards) });
