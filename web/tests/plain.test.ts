import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tableOf } from '../src/games/rooms.ts';
import PlainTable from '../src/plain/PlainTable.svelte';
import { details, eventSentence, fieldLabel, inline } from '../src/plain/texts.ts';
import { t } from '../src/texts/texts.svelte.ts';

afterEach(cleanup);

const view = {
  game: 'goofspiel',
  seat: 0,
  phase: 'bid',
  round: 1,
  waiting: [0, 1],
  prize: 7,
  won_prizes: [[3, 1], []],
  unseen: Array.from({ length: 30 }, (_, at) => at),
  offers: [{ by: 'Bruno', amount: 3 }],
  nothing: null,
  places: [
    { cards: 2, hand: [4, 9], total: 3, ready: true },
    { cards: 2, hand: null, total: 0, ready: false },
  ],
  choices: [
    { do: 'bid 4', wins: null },
    { do: 'bid 9', wins: 7 },
  ],
};
const context = { t, names: ['Ania', 'Bruno'], seat: 0 };

function show(changes: object = {}) {
  const act = vi.fn(async () => true);
  const props = {
    view,
    highlight: undefined,
    live: true,
    chosen: null,
    hint: null,
    names: context.names,
    options: {},
    act,
  };
  render(PlainTable, { ...props, ...changes });
  return act;
}

describe('a game without a room', () => {
  it('gets the plain table', async () => {
    const table = await tableOf(view.game);
    expect(table.Table).toBe(PlainTable);
    expect(table.score(view, 0)).toEqual({ main: 3, note: null });
  });

  it('shows every field that says something', () => {
    show();
    expect(screen.getByText('Prize').nextElementSibling?.textContent).toBe('7');
    expect(screen.getByText('Won prizes').nextElementSibling?.textContent).toBe('3 1, ');
    expect(screen.queryByText('Nothing')).toBeNull();
    expect(screen.getByText('30').tagName).toBe('SUMMARY');
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeTruthy();
  });

  it('has a line for each seat', () => {
    show();
    const row = screen.getByRole('row', { name: /Ania/ });
    expect([...row.children].map(({ textContent }) => textContent)).toEqual(['Ania', '2', '4, 9', '3', '✓']);
  });

  it('takes a choice that is selected and confirmed', async () => {
    const act = show();
    screen.getByRole('button', { name: /^bid 9/ }).click();
    await tick();
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByText('wins 7', { selector: 'p' })).toBeTruthy();
    screen.getByRole('button', { name: 'bid 9' }).click();
    expect(act).toHaveBeenCalledExactlyOnceWith('bid 9');
  });

  it('marks what was chosen and what the coach would do', () => {
    show({ chosen: 'bid 4', hint: 'bid 9' });
    expect(screen.getByRole('button', { name: /chosen.*bid 4/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /hint.*bid 9/ })).toBeTruthy();
  });

  it('offers nothing while something else is shown', () => {
    show({ live: false });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('tells what happened and then shows what came of it', async () => {
    const { animate } = await tableOf(view.game);
    const steps = animate(
      view,
      [{ event: 'ready', seat: 1 }, { event: 'bids-shown', bids: [4, 9] } as never],
      null,
      context,
    );
    expect(steps.map(({ sentence }) => sentence)).toEqual([undefined, 'Bids shown: bids Ania 4, Bruno 9']);
    expect(steps[1]?.view.choices).toEqual([]);
  });
});

describe('words for anything', () => {
  it('are made from names', () => {
    expect(fieldLabel('open_cards')).toBe('Open cards');
    expect(
      inline([
        [0, 5],
        [1, 9],
      ]),
    ).toBe('0 5, 1 9');
    expect(details({ do: 'x', row: 2, heads: 0, low: true, high: false, gap: null }, 'do')).toBe('row 2, heads 0, low');
    expect(eventSentence({ event: 'played', seat: 1, card: 'r5' } as never, context)).toBe('Bruno: Played: card r5');
  });
});
