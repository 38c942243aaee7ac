import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { animate } from '../src/games/david-goliath/animation.ts';
import Table from '../src/games/david-goliath/Table.svelte';
import type { DavidGoliathPile, DavidGoliathPlace, DavidGoliathView } from '../src/games/david-goliath/protocol.ts';
import type { TableProps } from '../src/games/room.ts';
import { t } from '../src/texts/texts.svelte.ts';

afterEach(cleanup);

const names = ['Ania', 'Bruno', 'Celina'];
const context = { t, names, seat: 0 };
const piles = (won: Record<string, Partial<DavidGoliathPile>> = {}): DavidGoliathPile[] =>
  [...'rygbv'].map((colour) => ({ colour, cards: [], worth: 0, at_risk: false, ...won[colour] }));
const place = { cards: 2, piles: piles(), worth: 0, total: 0, voids: [], hand: null };
const places: DavidGoliathPlace[] = [{ ...place, hand: ['r4', 'g7'] }, place, place];

function view(changes: Partial<DavidGoliathView> = {}): DavidGoliathView {
  return {
    game: 'david-goliath',
    seat: 0,
    phase: 'play',
    round: 1,
    rounds: 3,
    numbers: 9,
    dealer: 0,
    leader: 1,
    tricks: 13,
    waiting: [1],
    led: null,
    trick: { cards: [], goliath: null, david: null },
    last: null,
    places,
    played: [],
    unseen: [],
    choices: [],
    ...changes,
  };
}

describe('a trick of David & Goliath', () => {
  const red = { cards: ['r2', 'r4'], worth: 6, at_risk: true };
  const after = view({
    tricks: 14,
    places: [place, place, { ...place, piles: piles({ r: red }), worth: 6 }],
  });
  const events = [
    { event: 'played', seat: 1, card: 'r2' },
    { event: 'played', seat: 2, card: 'r8' },
    { event: 'played', seat: 0, card: 'r4' },
    {
      event: 'trick-won',
      goliath: 2,
      david: 1,
      highest: 'r8',
      others: ['r2', 'r4'],
      winnings: [
        { seat: 2, piles: piles({ r: red }), worth: 6 },
        { seat: 1, piles: piles({ r: { cards: ['r8'], worth: 8 } }), worth: 8 },
      ],
    },
  ];
  const steps = animate(view(), events, after, context);

  it('shows the cards in the order of play and the colour that was led', () => {
    expect(steps[2]?.view.trick.cards.map(({ card }) => card)).toEqual(['r2', 'r8', 'r4']);
    expect(steps[2]?.view.led).toBe('r');
    expect(steps[2]?.view.places[0]).toMatchObject({ hand: ['g7'], cards: 1 });
    expect(steps[1]?.from).toEqual({ 'card-r8': 'seat-2' });
  });

  it('names Goliath and David while the trick still lies there', () => {
    expect(steps[3]?.view.trick).toMatchObject({ goliath: 2, david: 1 });
    expect(steps[3]?.view.trick.cards).toHaveLength(3);
    expect(steps[3]?.sentence).toBe('Celina has Goliath and wins red 2, red 4. Bruno has David and wins red 8.');
  });

  it('then sends each card to who has won it', () => {
    expect(steps[4]?.to).toEqual({ 'card-r8': 'won-1-r', 'card-r2': 'won-2-r', 'card-r4': 'won-2-r' });
    expect(steps[4]?.view.trick.cards).toEqual([]);
    expect(steps[4]?.view.places[2]?.piles[0]).toMatchObject(red);
  });

  it('shows what the last trick of a round has brought, though a new round has swept the table', () => {
    const last = animate(view(), events, view({ round: 2 }), context).at(-1);
    expect(last?.view.places.map(({ worth }) => worth)).toEqual([0, 8, 6]);
    expect(last?.view.places[2]?.piles[0]).toMatchObject(red);
  });
});

describe('the table of David & Goliath', () => {
  const usual: TableProps<DavidGoliathView> = {
    view: view(),
    highlight: undefined,
    live: true,
    chosen: null,
    hint: null,
    names,
    options: {},
    act: vi.fn(async () => true),
  };
  const props = (changes: Partial<typeof usual> = {}): typeof usual => ({ ...usual, ...changes });
  const trick = { cards: [{ seat: 1, card: 'r2' }], goliath: 1, david: null };
  const choices = [{ do: 'play r4', card: 'r4', highest: true, lowest: false, gain: -3 }];
  const mine = view({ trick, led: 'r', waiting: [0], choices });

  it('offers only what may be played, and warns of a loss', async () => {
    const act = vi.fn(async () => true);
    render(Table, props({ act, view: mine }));
    const barred = screen.getByRole('button', { name: 'green 7' });
    expect(barred.getAttribute('aria-disabled')).toBe('true');
    barred.click();
    screen.getByRole('button', { name: /^red 4: highest so far: −3/ }).click();
    await tick();
    expect(
      screen.getByText('highest so far: −3. Two of a colour count their numbers. With a third, each counts only 1.')
        .className,
    ).toContain('danger');
    expect(act).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Play red 4' }).click();
    expect(act).toHaveBeenCalledWith('play r4');
  });

  it('keeps a card selected that was chosen before one’s turn', async () => {
    const { rerender } = render(Table, props());
    screen.getByRole('button', { name: 'red 4' }).click();
    await tick();
    await rerender({ view: mine });
    expect(screen.getByRole('button', { name: /^red 4/ }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Play red 4' })).toBeTruthy();
  });

  it('shows what is won, what it counts, and what is in danger', () => {
    const rich = {
      ...place,
      voids: ['b'],
      piles: piles({ g: { cards: ['g7', 'g9'], worth: 16, at_risk: true } }),
      worth: 16,
    };
    render(Table, props({ view: view({ places: [...places.slice(0, 2), rich] }) }));
    const row = screen.getByRole('row', { name: /Celina/ });
    expect(row.textContent).toContain('one more card, and they count only one each');
    expect(row.textContent).toContain('has none of this colour left');
    expect(row.textContent).toMatch(/7,\s*9\s*=16/);
  });
});
