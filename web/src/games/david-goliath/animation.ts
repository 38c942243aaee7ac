// A trick as one can follow it: card after card; then Goliath and David are named, and the cards go
// to those who have won them.
import type { RoundClosed } from '../../protocol.ts';
import type { DavidGoliathEvent, DavidGoliathPlayed, DavidGoliathTrickWon, DavidGoliathView } from './protocol.ts';
import type { AnimationStep, SeenEvent, SentenceContext } from '../room.ts';
import { commonSteps } from '../animation.ts';
import { colourOf } from './labels.ts';
import { sentenceFor } from './sentences.ts';

export interface Highlight {
  /** Whose card it was, or who has Goliath. */
  seat?: number;
  card?: string;
  /** The trick is over; who wins what, in words. */
  won?: string;
  /** Who has just won cards, by seat: the colours of those cards. */
  gains?: Record<number, string[]>;
}

type Step = AnimationStep<DavidGoliathView>;

export function animate(
  before: DavidGoliathView,
  events: SeenEvent[],
  after: DavidGoliathView | null,
  context: SentenceContext,
): Step[] {
  const steps: Step[] = [];
  let view = before;
  for (const event of events) {
    if (event.event === 'round-closed') view = withTotals(view, event as RoundClosed);
    const next = commonSteps(view, event, context) ?? ownSteps(view, event as DavidGoliathEvent, after, context);
    steps.push(...next);
    view = next.at(-1)?.view ?? view;
  }
  return steps;
}

function ownSteps(
  view: DavidGoliathView,
  event: DavidGoliathEvent,
  after: DavidGoliathView | null,
  context: SentenceContext,
): Step[] {
  const quiet = { ...view, choices: [], waiting: [] };
  const sentence = sentenceFor(event, context);
  return event.event === 'played'
    ? [{ ...playStep(quiet, event, after), sentence }]
    : trickSteps(quiet, event, sentence);
}

function playStep(view: DavidGoliathView, { seat, card }: DavidGoliathPlayed, after: DavidGoliathView | null): Step {
  const cards = [...view.trick.cards, { seat, card }];
  // Who leads so far is known only where the next view shows the very same trick.
  const same = after?.trick.cards.length === cards.length && after.trick.cards.at(-1)?.card === card;
  const trick = same ? after.trick : { cards, goliath: null, david: null };
  const places = view.places.map((place, at) =>
    at === seat
      ? { ...place, cards: place.cards - 1, hand: place.hand?.filter((other) => other !== card) ?? null }
      : place,
  );
  const led = view.led ?? colourOf(card);
  const from = { [`card-${card}`]: `seat-${seat}` };
  return { view: { ...view, trick, places, led }, from, sound: 'place', duration: 700, highlight: { seat, card } };
}

function trickSteps(view: DavidGoliathView, event: DavidGoliathTrickWon, sentence: string): Step[] {
  const { goliath, david, highest, others } = event;
  const trick = { ...view.trick, goliath, david };
  const pile = (seat: number, card: string): [string, string] => [`card-${card}`, `won-${seat}-${colourOf(card)}`];
  const to = Object.fromEntries([pile(david, highest), ...others.map((card) => pile(goliath, card))]);
  const gains = { [goliath]: others.map(colourOf), [david]: [colourOf(highest)] };
  const then: DavidGoliathView = {
    ...view,
    trick: { cards: [], goliath: null, david: null },
    last: trick,
    led: null,
    tricks: view.tricks + 1,
    places: view.places.map((place, at) => {
      const won = event.winnings.find(({ seat }) => seat === at);
      return won ? { ...place, piles: won.piles, worth: won.worth } : place;
    }),
  };
  return [
    {
      view: { ...view, trick },
      sentence,
      sound: 'reveal',
      duration: 2200,
      highlight: { seat: goliath, won: sentence },
    },
    { view: then, to, sound: 'take', duration: 1000, highlight: { seat: goliath, gains } },
  ];
}

function withTotals(view: DavidGoliathView, closed: RoundClosed): DavidGoliathView {
  const places = view.places.map((place, seat) => ({
    ...place,
    worth: closed.points[seat] ?? place.worth,
    total: closed.totals[seat] ?? place.total,
  }));
  return { ...view, places };
}
