import { describe, expect, it } from 'vitest';
import { beats } from '../src/games/six-nimmt/beats.ts';
import type { SixNimmtView } from '../src/protocol.ts';
import { t } from '../src/words/words.svelte.ts';

const talk = { t, names: ['Ania', 'Bruno'], seat: 0 };

function view(changes: Partial<SixNimmtView> = {}): SixNimmtView {
  return {
    game: 'six-nimmt',
    seat: 0,
    variant: 'base',
    phase: 'play',
    round: 1,
    half: 0,
    turn: 0,
    waiting: [0, 1],
    rows: [
      { cards: [10, 12, 14, 16, 18], heads: 7 },
      { cards: [40], heads: 3 },
      { cards: [60], heads: 3 },
      { cards: [80], heads: 3 },
    ],
    places: [
      { cards: 2, heads: 0, total: 0, ready: false, hand: [19, 90] },
      { cards: 2, heads: 0, total: 0, ready: false, hand: null },
    ],
    chosen: null,
    offered: [],
    played: [],
    unseen: [],
    open_cards: [],
    choices: [],
    ...changes,
  };
}

describe('a turn of 6 nimmt!', () => {
  const events = [
    { event: 'revealed', cards: [19, 41] },
    { event: 'placed', seat: 0, card: 19, row: 1, heads: 7 },
    { event: 'placed', seat: 1, card: 41, row: 2, heads: 0 },
  ];
  const film = beats(view(), events, view({ turn: 1 }), talk);

  it('reveals all cards at once, the lowest first, and takes them from the hands', () => {
    expect(film[0]?.view.open_cards).toEqual([
      [0, 19],
      [1, 41],
    ]);
    expect(film[0]?.view.places[0]?.hand).toEqual([90]);
    expect(film[0]?.from).toEqual({ 'card-19': 'seat-0', 'card-41': 'seat-1' });
  });

  it('points at a row before it is taken, then sends its cards to the seat', () => {
    expect(film[1]?.mark).toMatchObject({ row: 1, seat: 0 });
    expect(film[1]?.view.rows[0]?.cards).toHaveLength(5);
    expect(film[2]?.view.rows[0]).toEqual({ cards: [19], heads: 1 });
    expect(film[2]?.view.places[0]?.heads).toBe(7);
    expect(film[2]?.to).toHaveProperty('card-18', 'seat-0');
  });

  it('places the others one by one and tells each placement', () => {
    expect(film[3]?.view.rows[1]).toEqual({ cards: [40, 41], heads: 4 });
    expect(film[3]?.view.open_cards).toEqual([]);
    expect(film.map(({ say }) => say).filter(Boolean)).toEqual([
      'Revealed: Ania 19, Bruno 41',
      'Ania: 19 → row 1 and takes 7 heads',
      'Bruno: 41 → row 2',
    ]);
  });

  it('shows that a seat is ready, though nothing else is known', () => {
    const [beat] = beats(view(), [{ event: 'ready', seat: 1 }], null, talk);
    expect(beat?.view.places[1]?.ready).toBe(true);
    expect(beat?.view.waiting).toEqual([0]);
  });
});
