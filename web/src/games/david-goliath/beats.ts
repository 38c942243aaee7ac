// A trick as one can follow it: card after card; then Goliath and David are named, and the cards go
// to those who have won them.
import type {
  DavidGoliathEvent,
  DavidGoliathPlayed,
  DavidGoliathTrickWon,
  DavidGoliathView,
  RoundClosed,
} from '../../protocol.ts';
import type { Beat, SeenEvent, Talk } from '../kit.ts';
import { commonBeats } from '../shared.ts';
import { colourOf } from './spoken.ts';
import { told } from './told.ts';

export interface Mark {
  /** Whose card it was, or who has Goliath. */
  seat?: number;
  card?: string;
  /** The trick is over; who wins what, in words. */
  won?: string;
  /** Who has just won cards, by seat: the colours of those cards. */
  gains?: Record<number, string[]>;
}

type Picture = Beat<DavidGoliathView>;

export function beats(
  before: DavidGoliathView,
  events: SeenEvent[],
  after: DavidGoliathView | null,
  talk: Talk,
): Picture[] {
  const film: Picture[] = [];
  let view = before;
  for (const event of events) {
    if (event.event === 'round-closed') view = totalled(view, event as RoundClosed);
    const next = commonBeats(view, event, talk) ?? ownBeats(view, event as DavidGoliathEvent, after, talk);
    film.push(...next);
    view = next.at(-1)?.view ?? view;
  }
  return film;
}

function ownBeats(
  view: DavidGoliathView,
  event: DavidGoliathEvent,
  after: DavidGoliathView | null,
  talk: Talk,
): Picture[] {
  const still = { ...view, choices: [], waiting: [] };
  const say = told(event, talk);
  return event.event === 'played'
    ? [{ ...played(still, event, after), say }]
    : trickWon(still, event, say);
}

function played(
  view: DavidGoliathView,
  { seat, card }: DavidGoliathPlayed,
  after: DavidGoliathView | null,
): Picture {
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
  return { view: { ...view, trick, places, led }, from, sound: 'place', hold: 700, mark: { seat, card } };
}

function trickWon(view: DavidGoliathView, event: DavidGoliathTrickWon, say: string): Picture[] {
  const { goliath, david, highest, others } = event;
  const trick = { ...view.trick, goliath, david };
  const pile = (seat: number, card: string): [string, string] => [
    `card-${card}`,
    `won-${seat}-${colourOf(card)}`,
  ];
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
    { view: { ...view, trick }, say, sound: 'reveal', hold: 2200, mark: { seat: goliath, won: say } },
    { view: then, to, sound: 'take', hold: 1000, mark: { seat: goliath, gains } },
  ];
}

function totalled(view: DavidGoliathView, closed: RoundClosed): DavidGoliathView {
  const places = view.places.map((place, seat) => ({
    ...place,
    worth: closed.points[seat] ?? place.worth,
    total: closed.totals[seat] ?? place.total,
  }));
  return { ...view, places };
}
