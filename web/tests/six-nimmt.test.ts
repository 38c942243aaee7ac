import { describe, expect, it } from 'vitest';
import { animate } from '../src/games/six-nimmt/animation.ts';
import type { SixNimmtView } from '../src/games/six-nimmt/protocol.ts';
import { t } from '../src/texts/texts.svelte.ts';

const context = { t, names: ['Ania', 'Bruno'], seat: 0 };

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
  const steps = animate(view(), events, view({ turn: 1 }), context);

  it('reveals all cards at once, the lowest first, and takes them from the hands', () => {
    expect(steps[0]?.view.open_cards).toEqual([
      [0, 19],
      [1, 41],
    ]);
    expect(steps[0]?.view.places[0]?.hand).toEqual([90]);
    expect(steps[0]?.from).toEqual({ 'card-19': 'seat-0', 'card-41': 'seat-1' });
  });

  it('points at a row before it is taken, then sends its cards to the seat', () => {
    expect(steps[1]?.highlight).toMatchObject({ row: 1, seat: 0 });
    expect(steps[1]?.view.rows[0]?.cards).toHaveLength(5);
    expect(steps[2]?.view.rows[0]).toEqual({ cards: [19], heads: 1 });
    expect(steps[2]?.view.places[0]?.heads).toBe(7);
    expect(steps[2]?.to).toHaveProperty('card-18', 'seat-0');
  });

  it('places the others one by one and tells each placement', () => {
    expect(steps[3]?.view.rows[1]).toEqual({ cards: [40, 41], heads: 4 });
    expect(steps[3]?.view.open_cards).toEqual([]);
    expect(steps.map(({ sentence }) => sentence).filter(Boolean)).toEqual([
      'Revealed: Ania 19, Bruno 41',
      'Ania puts 19 in row 1 and takes 7 heads',
      'Bruno puts 41 in row 2',
    ]);
  });

  it('shows that a seat is ready, though nothing else is known', () => {
    const [step] = animate(view(), [{ event: 'ready', seat: 1 }], null, context);
    expect(step?.view.places[1]?.ready).toBe(true);
    expect(step?.view.waiting).toEqual([0]);
  });
});
