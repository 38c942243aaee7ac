import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnimationStep, GameTable, SeenEvent, TableView } from '../src/games/room.ts';
import { settings } from '../src/settings.svelte.ts';
import { Film } from '../src/table/film.svelte.ts';
import { hurryByTap } from '../src/table/hurry.ts';

const view = (round: number): TableView => ({
  game: 'any',
  seat: 0,
  phase: 'play',
  round,
  waiting: [],
  places: [],
  choices: [],
});
const closed = { event: 'round-closed' as const, round: 1, points: [1], totals: [1] };
const STEP = 1000;

/** A film of a game in which each event takes a second, and the end of a round nine. */
function film(told: string[] = []): Film {
  const animate = (_before: TableView, events: SeenEvent[]): AnimationStep[] =>
    events.map(({ event }) => ({
      view: view(1),
      sentence: event,
      duration: event === 'round-closed' ? 9 * STEP : STEP,
      ...(event === 'round-closed' && { round: closed }),
    }));
  const table = { animate } as unknown as GameTable;
  const film = new Film(
    table,
    () => ({ t: (key: string) => key, names: [], seat: 0 }),
    (line) => told.push(line),
  );
  film.cut(view(0));
  return film;
}
const events = (...names: string[]): SeenEvent[] => names.map((event) => ({ event }));

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the film', () => {
  it('says in words what it shows', async () => {
    const shown = film();
    shown.push(events('one', 'two'), view(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.caption).toBe('one');
    await vi.advanceTimersByTimeAsync(STEP);
    expect(shown.caption).toBe('two');
  });

  it('runs faster when it is hurried, and is over when it is hurried again', async () => {
    const told: string[] = [];
    const shown = film(told);
    shown.push(events('one', 'two', 'three', 'four'), view(2));
    await vi.advanceTimersByTimeAsync(0);
    shown.hurry();
    await vi.advanceTimersByTimeAsync(STEP / 4);
    expect(told).toEqual(['one', 'two', 'three']);
    shown.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.running).toBe(false);
    expect(shown.view?.round).toBe(2);
    expect(told).toEqual(['one', 'two', 'three', 'four']);
  });

  it('hurries nobody through the end of a round, which can be stopped', async () => {
    const shown = film();
    shown.push(events('one', 'round-closed', 'two'), view(2));
    await vi.advanceTimersByTimeAsync(0);
    shown.hurry();
    shown.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.step?.round).toEqual(closed);
    shown.hurry();
    await vi.advanceTimersByTimeAsync(8 * STEP);
    expect(shown.step?.round).toEqual(closed);
    expect(shown.nextAt).toBeGreaterThan(Date.now());
    shown.stop(true);
    expect(shown.nextAt).toBeNull();
    await vi.advanceTimersByTimeAsync(60 * STEP);
    expect(shown.step?.round).toEqual(closed);
    shown.stop(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.caption).toBe('two');
  });

  it('is hurried by a tap on the table and by the space bar, not by a tap on a button', async () => {
    const shown = film();
    const hurry = vi.spyOn(shown, 'hurry');
    document.body.innerHTML = '<main><p>rows</p><button>Play</button></main>';
    const board = document.querySelector('main')!;
    const leave = hurryByTap(shown)(board);
    const tap = (what: string): void => document.querySelector<HTMLElement>(what)?.click();
    tap('p');
    expect(hurry).not.toHaveBeenCalled(); // nothing runs
    shown.push(events('one', 'two'), view(2));
    await vi.advanceTimersByTimeAsync(0);
    tap('button');
    expect(hurry).not.toHaveBeenCalled();
    tap('p');
    dispatchEvent(new KeyboardEvent('keydown', { key: ' ', cancelable: true }));
    expect(hurry).toHaveBeenCalledTimes(2);
    leave?.();
  });
});
