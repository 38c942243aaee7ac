import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { animate } from '../src/games/x-nimmt/animation.ts';
import Table from '../src/games/x-nimmt/Table.svelte';
import NumberTracker from '../src/games/rows/NumberTracker.svelte';
import type { XNimmtChoice, XNimmtPlace, XNimmtView } from '../src/games/x-nimmt/protocol.ts';
import type { TableProps } from '../src/games/room.ts';
import { t } from '../src/texts/texts.svelte.ts';

afterEach(cleanup);

const context = { t, names: ['Ania', 'Bruno'], seat: 0 };
const place: XNimmtPlace = {
  cards: 3,
  known: [],
  x_row: [],
  x_pile: [],
  pile_heads: 0,
  pile_points: 0,
  total: 0,
  ready: false,
  hand: null,
  hand_heads: null,
};
const nothing: Omit<XNimmtChoice, 'do' | 'card'> = {
  row: null,
  position: null,
  takes: [],
  heads: 0,
  piles: [],
  returns: [],
  points: 0,
};
const ania = { ...place, hand: [58, 61, 90], hand_heads: 5, x_row: [18, 47] };
const bruno = { ...place, known: [45] };

function view(changes: Partial<XNimmtView> = {}): XNimmtView {
  return {
    game: 'x-nimmt',
    seat: 0,
    phase: 'play',
    round: 1,
    rounds: 2,
    turn: 0,
    waiting: [0, 1],
    rows: [
      { room: 3, cards: [40, 44], heads: 8 },
      { room: 4, cards: [15], heads: 2 },
      { room: 5, cards: [80], heads: 3 },
    ],
    places: [ania, bruno],
    chosen: null,
    taken: [],
    played: [],
    unseen: [],
    open_cards: [],
    choices: [],
    ...changes,
  };
}

describe('a turn of X nimmt!', () => {
  const after = view({
    turn: 1,
    places: [{ ...ania, x_row: [40], x_pile: [18, 47], pile_heads: 2, pile_points: 4 }, bruno],
  });
  const events = [
    { event: 'revealed', cards: [58, 45] },
    { event: 'placed', seat: 1, card: 45, row: 2, taken: [] },
    { event: 'placed', seat: 0, card: 58, row: 1, taken: [40, 44] },
    { event: 'went-to-x', seat: 0, card: 40, piled: [18, 47] },
    { event: 'into-hand', seat: 0, cards: [44] },
  ];
  const steps = animate(view(), events, after, context);

  it('takes revealed cards from hands, and from what is known of them', () => {
    expect(steps[0]?.view.open_cards).toEqual([
      [1, 45],
      [0, 58],
    ]);
    expect(steps[0]?.view.places[0]).toMatchObject({ hand: [61, 90], hand_heads: 4 });
    expect(steps[0]?.view.places[1]).toMatchObject({ known: [], cards: 2 });
  });

  it('points at a row, then lays what was taken before everybody', () => {
    expect(steps[2]?.highlight).toMatchObject({ row: 1, seat: 0 });
    expect(steps[3]?.view.taken).toEqual([40, 44]);
    expect(steps[3]?.view.rows[0]).toEqual({ room: 3, cards: [58], heads: 1 });
  });

  it('breaks the X row, and sends it to the pile with what it counts', () => {
    expect(steps[4]?.highlight).toMatchObject({ seat: 0, breaks: true });
    expect(steps[5]?.view.taken).toEqual([44]);
    expect(steps[5]?.view.places[0]).toMatchObject({ x_row: [40], x_pile: [18, 47], pile_points: 4 });
    expect(steps[5]?.to).toHaveProperty('card-18', 'pile-0');
  });

  it('returns the others to the hand, and everybody knows it', () => {
    expect(steps[6]?.view.places[0]).toMatchObject({ hand: [44, 61, 90], known: [44], cards: 3 });
    expect(steps[6]?.view.taken).toEqual([]);
  });

  it('tells each step, and names rows as the rules do', () => {
    expect(steps.map(({ sentence }) => sentence).filter(Boolean)).toEqual([
      'Revealed: Ania 58, Bruno 45',
      'Bruno puts 45 in row 4',
      'Ania puts 58 in row 3 and takes 40, 44',
      'Ania starts a new X row with 40; to the X pile: 18, 47',
      'Ania: into the hand: 44',
    ]);
  });

  it('counts with the points of the round', () => {
    const counting = [
      { event: 'counted', seat: 1, hand: [45], hand_heads: 2, pile_heads: 3 },
      { event: 'round-closed', round: 1, points: [0, 8], totals: [0, 8] },
    ];
    const [counted, closed] = animate(view(), counting, null, context);
    expect(counted?.sentence).toBe('Bruno: hand 2 + X pile 2 × 3 = 8');
    expect(counted?.view.places[1]?.hand).toEqual([45]);
    expect(closed?.view.places[1]?.total).toBe(8);
  });
});

describe('the table of X nimmt!', () => {
  const usual: TableProps<XNimmtView> = {
    view: view(),
    highlight: undefined,
    live: true,
    chosen: null,
    hint: null,
    names: context.names,
    options: {},
    act: vi.fn(async () => true),
  };
  const props = (changes: Partial<typeof usual> = {}): typeof usual => ({ ...usual, ...changes });

  it('previews what a card takes, and plays it when confirmed', async () => {
    const act = vi.fn(async () => true);
    const choices = [{ ...nothing, do: 'play 58', card: 58, row: 1, position: 3, takes: [40, 44], heads: 8 }];
    render(Table, props({ act, view: view({ choices }) }));
    screen.getByRole('button', { name: '58, 1 bull head: row 3: takes 40, 44 (8 heads)' }).click();
    await tick();
    expect(act).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Play 58' }).click();
    expect(act).toHaveBeenCalledWith('play 58');
  });

  it('asks which card goes to the X row and tells what each does', async () => {
    const act = vi.fn(async () => true);
    const choices = [
      { ...nothing, do: 'x 40', card: 40, piles: [18, 47], points: 4, returns: [44] },
      { ...nothing, do: 'x 60', card: 60, returns: [40] },
    ];
    render(Table, props({ act, view: view({ phase: 'x', taken: [40, 60], waiting: [0], choices }) }));
    expect(screen.getByText('You have taken 40, 60. Which card goes to your X row?')).toBeTruthy();
    screen.getByRole('button', { name: /^40.*X pile: 4 points; into your hand: 44$/ }).click();
    await tick();
    expect(screen.getByText(/^40: X row 18, 47 goes to the X pile/).className).toContain('danger');
    screen.getByRole('button', { name: '40 to the X row' }).click();
    expect(act).toHaveBeenCalledWith('x 40');
  });

  it('tracks what is known of the hands of the others', () => {
    render(NumberTracker, { view: view({ places: [{ ...ania, known: [61] }, bruno] }), names: context.names });
    expect(screen.getAllByRole('term').map((name) => name.textContent)).toEqual(['Bruno']);
    expect(screen.getByRole('definition').textContent).toBe('45');
  });

  it('tells which cards are known to be in a hand, one’s own among them', () => {
    render(Table, props({ view: view({ places: [{ ...ania, known: [61] }, bruno] }) }));
    expect(screen.getByRole('button', { name: /^61.*everybody knows that you hold it/ })).toBeTruthy();
    expect(screen.getByText(/Bruno:.*known: 45/)).toBeTruthy();
  });
});
