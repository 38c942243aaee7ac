import { beforeEach, describe, expect, it } from 'vitest';
import { dayBefore, daysIn, streakOf, today } from '../src/daily/calendar.ts';
import { dailyResult, days, keepResult } from '../src/daily/history.svelte.ts';
import { resultOf } from '../src/daily/line.ts';
import { dailyFairness, drawsFrom } from '../src/local/daily-chance.ts';
import { dailyId, isLocal, readDaily } from '../src/local/saved.ts';

describe('the calendar', () => {
  it('knows the date of this place', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  });

  it('counts days in a row, up to today or yesterday', () => {
    const played = daysIn([
      { '2026-11-15': {}, '2026-11-13': {} },
      { '2026-11-16': {}, '2026-11-14': null },
    ]);
    expect(played).toEqual(['2026-11-16', '2026-11-15', '2026-11-13']);
    expect(streakOf(played, '2026-11-16')).toBe(2);
    expect(streakOf(played, '2026-11-17')).toBe(2);
    expect(streakOf(played, '2026-11-18')).toBe(0);
  });
});

describe('results of deals of the day', () => {
  beforeEach(() => localStorage.clear());

  it('count once a day', () => {
    const first = { points: 12, place: 2, players: 4 };
    keepResult('a-game', '2026-11-17', first);
    keepResult('a-game', '2026-11-17', { points: 0, place: 1, players: 4 });
    expect(dailyResult('a-game', '2026-11-17')).toEqual(first);
    expect(dailyResult('a-game', '2026-11-18')).toBeUndefined();
    expect(days()).toEqual(['2026-11-17']);
  });

  it('forget nothing but the oldest', () => {
    for (let day = 0; day < 450; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      keepResult('a-game', date, { points: day, place: 1, players: 4 });
    }
    expect(days()).toHaveLength(400);
    expect(dailyResult('a-game', '2026-01-01')).toBeUndefined();
  });

  it('have a place, which equals share', () => {
    const result = { totals: [9, 4, 9, 12], winners: [1], reason: '' };
    expect(resultOf(result, true)).toEqual({ points: 9, place: 2, players: 4 });
    expect(resultOf(result, false)).toEqual({ points: 9, place: 2, players: 4 });
  });
});

describe('the chance of a deal of the day', () => {
  it('follows from the date and the game', () => {
    const { secret, commitment } = dailyFairness('six-nimmt', '2026-11-17');
    expect(secret).toBe('6357f373ee7cf2135f28d4e23a43e9095ff0cc046e0d65da8b1aaa264bbdb21e');
    expect(commitment).toHaveLength(64);
    const [one, other] = [drawsFrom(secret ?? ''), drawsFrom(secret ?? '', 1)];
    const [first, second] = [one([6, 6, 6]), one([1000, 1000])];
    expect(first).toHaveLength(3);
    expect(one([])).toEqual([]);
    expect(other([1000, 1000])).toEqual(second);
  });

  it('is named by its table', () => {
    const table = dailyId('x-nimmt', '2026-11-17');
    expect(isLocal(table)).toBe(true);
    expect(readDaily(table)).toEqual({ game: 'x-nimmt', date: '2026-11-17' });
    expect(readDaily('local-abc')).toBeNull();
  });
});
