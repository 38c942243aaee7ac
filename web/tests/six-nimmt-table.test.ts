import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import Table from '../src/games/six-nimmt/Table.svelte';
import type { SixNimmtChoice, SixNimmtView } from '../src/games/six-nimmt/protocol.ts';

afterEach(cleanup);

const place = { cards: 3, heads: 0, total: 0, ready: false, hand: null };
const choices: SixNimmtChoice[] = [
  { do: 'play 3', card: 3, row: null, position: null, heads: 0 },
  { do: 'play 19', card: 19, row: 1, position: 6, heads: 7 },
  { do: 'play 55', card: 55, row: 2, position: 2, heads: 0 },
];
const view: SixNimmtView = {
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
  places: [{ ...place, hand: [3, 19, 55] }, place],
  chosen: null,
  offered: [],
  played: [],
  unseen: [],
  open_cards: [],
  choices,
};

function props(changes: object = {}): Parameters<typeof render<typeof Table>>[1] {
  return {
    view,
    highlight: undefined,
    live: true,
    chosen: null,
    hint: null,
    names: ['Ania', 'Bruno'],
    options: {},
    act: vi.fn(async () => true),
    ...changes,
  };
}

describe('the table of 6 nimmt!', () => {
  it('names cards with their heads and where they would land now', () => {
    render(Table, props());
    expect(screen.getByRole('button', { name: '55, 7 bull heads: row 2, card 2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '19, 1 bull head: row 1: takes 7 heads' })).toBeTruthy();
  });

  it('previews a selected card and plays it when confirmed', async () => {
    const act = vi.fn(async () => true);
    render(Table, props({ act }));
    screen.getByRole('button', { name: /^19/ }).click();
    await tick();
    expect(screen.getByText('19 → row 1: takes 7 heads')).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Play 19' }).click();
    expect(act).toHaveBeenCalledWith('play 19');
  });

  it('plays a selected card that is pressed again', async () => {
    const act = vi.fn(async () => true);
    render(Table, props({ act }));
    const card = screen.getByRole('button', { name: /^55/ });
    card.click();
    await tick();
    card.click();
    expect(act).toHaveBeenCalledWith('play 55');
  });

  it('keeps the selection when the table changes', async () => {
    const { rerender } = render(Table, props());
    screen.getByRole('button', { name: /^55/ }).click();
    await tick();
    await rerender({
      view: { ...view, waiting: [0], places: [...view.places.slice(0, 1), { ...place, ready: true }] },
    });
    expect(screen.getByRole('button', { name: /^55/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps what is selected while the last choice is being confirmed', async () => {
    let answer = (_: boolean): void => undefined;
    const act = vi.fn(() => new Promise<boolean>((done) => (answer = done)));
    render(Table, props({ act }));
    const [other, card] = [/^19/, /^55/].map((name) => screen.getByRole('button', { name }));
    card?.click();
    await tick();
    card?.click();
    other?.click();
    answer(true);
    await new Promise((done) => setTimeout(done));
    expect(other?.getAttribute('aria-pressed')).toBe('true');
  });

  it('offers the rows with their price to a low card', () => {
    const taking = {
      ...view,
      phase: 'take',
      open_cards: [[0, 3]],
      choices: view.rows.map((row, at) => ({
        do: `row ${at + 1}`,
        card: null,
        row: at + 1,
        position: 1,
        heads: row.heads,
      })),
    };
    const act = vi.fn(async () => true);
    render(Table, props({ view: taking, act }));
    screen.getByRole('button', { name: 'Take row 2: 3 heads' }).click();
    expect(act).toHaveBeenCalledWith('row 2');
  });

  it('lets nobody choose what is not offered', () => {
    const act = vi.fn(async () => true);
    render(Table, props({ act, view: { ...view, choices: [], phase: 'take' } }));
    const card = screen.getByRole('button', { name: /^55/ });
    card.click();
    card.click();
    expect(act).not.toHaveBeenCalled();
  });
});
