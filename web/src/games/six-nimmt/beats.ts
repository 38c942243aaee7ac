// A turn of 6 nimmt! as one can follow it: cards are revealed, then placed one by one, from the
// lowest; a card that takes a row first points at it.
import type { SixNimmtEvent, SixNimmtPlaced, SixNimmtView } from '../../protocol.ts';
import { headsOf } from '../../art/heads.ts';
import type { Beat, SeenEvent, Talk } from '../kit.ts';
import { commonBeats } from '../shared.ts';
import { told } from './told.ts';

export interface Mark {
  /** The card that has just been placed. */
  card?: number;
  /** The row that is being taken, and by whom. */
  row?: number;
  seat?: number;
}

type Picture = Beat<SixNimmtView>;

export function beats(
  before: SixNimmtView,
  events: SeenEvent[],
  after: SixNimmtView | null,
  talk: Talk,
): Picture[] {
  const film: Picture[] = [];
  let view = before;
  for (const event of events) {
    const closing = event.event === 'game-ended' || event.event === 'round-closed';
    const from = closing && after && event.event === 'game-ended' ? { ...view, places: after.places } : view;
    const next = commonBeats(from, event, talk) ?? ownBeats(view, event as SixNimmtEvent, talk);
    film.push(...next);
    view = next.at(-1)?.view ?? view;
  }
  return film;
}

function ownBeats(view: SixNimmtView, event: SixNimmtEvent, talk: Talk): Picture[] {
  const say = told(event, talk);
  switch (event.event) {
    case 'revealed':
      return [{ ...revealed(view, event.cards), say, sound: 'reveal', hold: 1100 }];
    case 'placed':
      return placed(view, event).map((beat, at, all) => (at < all.length - 1 ? beat : { ...beat, say }));
    case 'picked': {
      const offered = view.offered.filter((card) => card !== event.card);
      const mark: Mark = { card: event.card, seat: event.seat };
      const picture = { ...withHand(view, event.seat, event.card), offered };
      const to = { [`card-${event.card}`]: `seat-${event.seat}` };
      return [{ view: picture, say, sound: 'place', hold: 500, mark, to }];
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

function revealed(view: SixNimmtView, cards: number[]): Pick<Picture, 'view' | 'from'> {
  const places = view.places.map((place, seat) => ({
    ...place,
    ready: false,
    cards: place.cards - 1,
    hand: place.hand?.filter((card) => card !== cards[seat]) ?? null,
  }));
  const open = cards
    .map((card, seat): [number, number] => [seat, card])
    .sort(([, one], [, other]) => one - other);
  const from = Object.fromEntries(cards.map((card, seat) => [`card-${card}`, `seat-${seat}`]));
  const picture = { ...view, places, open_cards: open, choices: [], waiting: [], chosen: null };
  return { view: picture, from };
}

function placed(view: SixNimmtView, { seat, card, row, heads }: SixNimmtPlaced): Picture[] {
  const at = row - 1;
  const old = view.rows[at]?.cards ?? [];
  const open = view.open_cards.filter(([, other]) => other !== card);
  const base = { ...view, choices: [], waiting: [] };
  if (!heads) {
    const cards = [...old, card];
    const rows = view.rows.map((other, i) => (i === at ? herd(cards) : other));
    return [{ view: { ...base, rows, open_cards: open }, sound: 'place', hold: 750, mark: { card } }];
  }
  const rows = view.rows.map((other, i) => (i === at ? herd([card]) : other));
  const places = view.places.map((place, i) =>
    i === seat ? { ...place, heads: place.heads + heads } : place,
  );
  const to = Object.fromEntries(old.map((other) => [`card-${other}`, `seat-${seat}`]));
  return [
    { view: base, hold: 900, mark: { row, seat, card } },
    { view: { ...base, rows, places, open_cards: open }, to, sound: 'take', hold: 1000, mark: { card, seat } },
  ];
}

function herd(cards: number[]): { cards: number[]; heads: number } {
  return { cards, heads: cards.reduce((sum, card) => sum + headsOf(card), 0) };
}
