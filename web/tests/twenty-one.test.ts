import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { animate, type Highlight } from '../src/games/twenty-one/animation.ts';
import { crossChoice, withToggled, writableColours, writeChoice } from '../src/games/twenty-one/dice-choice.ts';
import Table from '../src/games/twenty-one/Table.svelte';
import type { TableNow } from '../src/protocol.ts';
import type {
  TwentyOneChoice,
  TwentyOneField,
  TwentyOnePlace,
  TwentyOneView,
} from '../src/games/twenty-one/protocol.ts';
import { t } from '../src/texts/texts.svelte.ts';

afterEach(cleanup);

const field = (colour: string, number: number, more: Partial<TwentyOneField> = {}): TwentyOneField => ({
  colour,
  number,
  written: null,
  hit: false,
  crossed: false,
  fits: false,
  ...more,
});
const printed = [field('r', 6), field('b', 5), field('w', 4), field('k', 3), field('g', 2), field('y', 1)];
const empty = { fields: printed, numbers: 0, hits: 0, bonus: 0, points: 0, full: false };
const place: TwentyOnePlace = {
  sheet: 'C',
  rows: [empty, empty, empty, empty, empty],
  row: 1,
  total: 0,
  ready: false,
  last: null,
  last_row: null,
};
const fitting = printed.map((one) => ({ ...one, fits: 'rbg'.includes(one.colour) }));
const choice = (changes: Partial<TwentyOneChoice>): TwentyOneChoice => ({
  do: 'cross',
  dice: '',
  fields: [],
  gain: 0,
  hits: 0,
  points: 0,
  fills: false,
  ends: false,
  ...changes,
});
const choices = [
  choice({ fields: [1] }),
  choice({ do: 'write r', dice: 'r', fields: [1], gain: 2, points: 2 }),
  choice({ do: 'write g', dice: 'g', fields: [5], gain: 3, hits: 1, points: 3 }),
  choice({ do: 'write rg', dice: 'rg', fields: [1, 5], gain: 5, hits: 1, points: 5 }),
];
const view: TwentyOneView = {
  game: 'twenty-one',
  seat: 0,
  phase: 'write',
  round: 1,
  turn: 3,
  active: 1,
  rolls: 1,
  dice: { w: 6, y: 3, r: 2, g: 2, b: 5, k: 5 },
  waiting: [0, 1],
  places: [
    { ...place, rows: [{ ...empty, fields: fitting }, ...place.rows.slice(1)] },
    { ...place, sheet: 'A' },
  ],
  chosen: null,
  bonus: [0, 1, 3, 6, 10, 15, 21],
  choices,
};
const context = { t, names: ['Ania', 'Bruno'], seat: 0 };

function props(changes: object = {}): Parameters<typeof render<typeof Table>>[1] {
  const rest = { highlight: undefined, live: true, chosen: null, hint: null, table: {} as TableNow, options: {} };
  return { view, ...rest, names: context.names, act: vi.fn(async () => true), ...changes };
}
const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });

describe('choosing dice', () => {
  it('finds the choice of a set of dice, in any order', () => {
    expect(writeChoice(choices, 'gr')?.do).toBe('write rg');
    expect(writeChoice(choices, '')).toBeNull();
    expect(writeChoice(choices, 'rb')).toBeNull();
  });

  it('tells crossing from keeping and rolling again', () => {
    expect(crossChoice(choices)?.do).toBe('cross');
    expect(crossChoice([choice({ do: 'keep' }), choice({ do: 'reroll', dice: 'wy' })])).toBeNull();
    expect(writableColours([choice({ do: 'reroll', dice: 'wy' })]).size).toBe(0);
  });

  it('adds a die and takes it away', () => {
    expect(withToggled('r', 'g')).toBe('rg');
    expect(withToggled('rg', 'r')).toBe('g');
  });
});

describe('the table of Twenty One', () => {
  it('offers only fields that a choice fills, and says what would be a hit', () => {
    render(Table, props());
    expect(button('red 6: write 2')).toBeTruthy();
    expect(button('green 2: write 2, a hit')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^white/ })).toBeNull();
  });

  it('writes the fields that were touched, once confirmed', async () => {
    const act = vi.fn(async () => true);
    render(Table, props({ act }));
    button(/^green 2/).click();
    button(/^red 6/).click();
    await tick();
    expect(screen.getByText('+5 → 5 points, 1 hit')).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
    button('Write 2 numbers').click();
    expect(act).toHaveBeenCalledWith('write rg');
  });

  it('keeps what was touched when somebody else is ready, and forgets it in the next turn', async () => {
    const { rerender } = render(Table, props());
    button(/^green 2/).click();
    await rerender({ view: { ...view, waiting: [0] } });
    expect(button(/^green 2/).getAttribute('aria-pressed')).toBe('true');
    await rerender({ view: { ...view, turn: 4 } });
    expect(button(/^green 2/).getAttribute('aria-pressed')).toBe('false');
  });

  it('lets a settled choice be changed', async () => {
    const act = vi.fn(async () => true);
    render(Table, props({ act, chosen: 'write r' }));
    expect(button(/^red 6/).getAttribute('aria-pressed')).toBe('true');
    button(/^green 2/).click();
    await tick();
    button('Write 2 numbers').click();
    expect(act).toHaveBeenCalledWith('write rg');
  });

  it('crosses out only after a confirmation', async () => {
    const act = vi.fn(async () => true);
    render(Table, props({ act }));
    button('Cross out red 6').click();
    await tick();
    expect(act).not.toHaveBeenCalled();
    button('Cross out').click();
    expect(act).toHaveBeenCalledWith('cross');
  });

  it('crosses out at once when nothing else can be done', () => {
    const act = vi.fn(async () => true);
    render(Table, props({ act, view: { ...view, choices: choices.slice(0, 1) } }));
    button('Cross out red 6').click();
    expect(act).toHaveBeenCalledWith('cross');
  });

  it('asks whoever has the dice whether to keep them', () => {
    const act = vi.fn(async () => true);
    const deciding = [choice({ do: 'keep' }), choice({ do: 'reroll', dice: 'wyrgbk' })];
    render(Table, props({ act, view: { ...view, phase: 'decide', active: 0, choices: deciding } }));
    button('Roll 6 dice again').click();
    expect(act).toHaveBeenCalledWith('reroll');
  });

  it('offers nothing while the steps runs', () => {
    render(Table, props({ live: false }));
    expect(screen.queryByRole('button', { name: /write/i })).toBeNull();
  });
});

describe('a turn of Twenty One', () => {
  const next = { w: 1, y: 1, r: 4, g: 4, b: 4, k: 4 };
  const wrote = {
    ...empty,
    fields: printed.with(4, field('g', 2, { written: 2, hit: true })),
    numbers: 2,
    hits: 1,
    bonus: 1,
    points: 3,
  };
  const places = [
    { ...place, rows: [wrote, ...place.rows.slice(1)], total: 3 },
    { ...place, row: 2 },
  ];
  const after: TwentyOneView = { ...view, phase: 'decide', turn: 4, active: 0, dice: next, places };
  const events = [
    { event: 'wrote', seat: 0, row: 1, dice: { g: 2 }, hits: 'g' },
    { event: 'crossed', seat: 1, row: 1, field: 1, colour: 'r', number: 6 },
    { event: 'row-filled', seat: 1, row: 1, numbers: 12, hits: 2, bonus: 3, points: 15 },
    { event: 'rolled', seat: 0, dice: next, again: false },
  ];
  const steps = animate(view, events, after, context);

  it('shows all entries at once, and the old row until the dice roll', () => {
    expect(steps).toHaveLength(4);
    expect(steps.map(({ duration }) => duration > 0)).toEqual([false, false, true, true]);
    expect(steps[0]?.view.places[0]?.total).toBe(3);
    expect(steps[0]?.view.places[1]?.row).toBe(1);
    expect(steps[0]?.from).toEqual({ 'ink-1-g': 'die-g' });
    const { entered } = steps[2]?.highlight as Highlight;
    expect(entered?.get(1)).toEqual({ row: 1, colours: 'r', full: true });
  });

  it('then rolls all dice, with nothing to choose yet', () => {
    expect(steps[3]).toMatchObject({
      highlight: { seat: 0, rolling: 'wyrgbk' },
      view: { dice: next, turn: 4, choices: [] },
    });
    expect(steps[3]?.view.places[1]?.row).toBe(2);
  });

  it('tells everything in words', () => {
    expect(steps.map(({ sentence }) => sentence)).toEqual([
      'Ania: row 1, writes green 2 (hit)',
      'Bruno: row 1, crosses out red 6',
      'Bruno: row 1 is full, 12 + 3 = 15 points',
      'Ania rolls white 1, yellow 1, red 4, green 4, blue 4, black 4',
    ]);
  });

  it('rolls only those dice again that were lifted', () => {
    const again = [
      { event: 'decided', seat: 1, keeps: false, dice: 'rgbk' },
      { event: 'rolled', seat: 1, dice: { ...next, r: 6 }, again: true },
    ];
    const marks = animate(after, again, null, context).map(({ highlight }) => highlight as Highlight);
    expect(marks[0]?.lifted).toBe('rgbk');
    expect(marks[1]?.rolling).toBe('rgbk');
  });
});
