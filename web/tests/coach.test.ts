import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReviewRequest } from '../src/coach/review-request.svelte.ts';
import { baseline, expectations, rounds, ticks } from '../src/coach/expectations.ts';
import Hint from '../src/coach/Hint.svelte';
import { moment, readMoment, stepBefore } from '../src/coach/moments.ts';
import MoveList from '../src/coach/MoveList.svelte';
import { cost, danger, reasonText, signed, verdict } from '../src/coach/texts.ts';
import { coachOf } from '../src/games/rooms.ts';
import type { GameCoach } from '../src/games/room.ts';
import type { Candidate, Hinted, Move, Review, Reviewed } from '../src/protocol.ts';
import { readRoute } from '../src/route.svelte.ts';
import { announced } from '../src/table/announcer.svelte.ts';
import { t } from '../src/texts/texts.svelte.ts';
import { eventually } from './eventually.ts';

afterEach(cleanup);

const room = { text: 'six-nimmt-why-room', values: { row: 2, free: 3, most: 2 } };
const best: Candidate = { do: 'play 45', verdict: 'best', cost: 0, error: 0, value: -5, danger: 0.08, reason: room };
const worse: Candidate = { ...best, do: 'play 3', verdict: 'costs', cost: 2.04, error: 0.31, danger: 0.9 };
const near: Candidate = { ...best, do: 'row 2', verdict: 'close', cost: 0.1, error: 0.3, danger: null };
const hint: Hinted = {
  t: 'hint',
  id: 'a',
  moment: 4,
  last: false,
  advice: {
    payoff: 'own',
    unit: 'heads',
    exact: false,
    worlds: 800,
    usual: -6,
    danger: 'six-nimmt-danger-row',
    candidates: [best, near, worse],
  },
};

const six = await coachOf('six-nimmt');
const x = await coachOf('x-nimmt');
const david = await coachOf('david-goliath');
const twentyOne = await coachOf('twenty-one');

describe('the coach in words', () => {
  it('says actions as a person would', () => {
    const texts = (coach: GameCoach, ...actions: string[]): string[] =>
      actions.map((action) => coach.actionText(action, t));
    expect(texts(six, 'play 45', 'pick 17', 'row 2')).toEqual(['Play 45', 'Pick 17', 'Row 2']);
    expect(texts(x, 'play 45', 'x 37')).toEqual(['Play 45', '37 to the X row']);
    expect(texts(david, 'play g7')).toEqual(['Play green 7']);
    expect(texts(twentyOne, 'keep', 'reroll', 'write wk', 'cross')).toEqual([
      'Keep',
      'Roll again',
      'Write white, black',
      'Cross out',
    ]);
  });

  it('names the rows of X nimmt! as the table does', () => {
    expect(x.actionText('row 1', t)).toBe('Row 3');
    expect(reasonText({ text: 'x-nimmt-why-next', values: { row: 2, end: 17, place: 2 } }, x, t)).toContain('row 4');
  });

  it('leaves the actions of a game from elsewhere as they are written', async () => {
    expect((await coachOf('somebody-elses')).actionText('bid 7', t)).toBe('bid 7');
  });

  it('tells costs with their error, and what is too close to call', () => {
    expect(verdict(worse, 'heads', t)).toBe('costs 2.0 ± 0.3 heads');
    expect(verdict({ ...worse, cost: 0.052, error: 0.001 }, 'percent', t)).toBe('costs 5.2 ± 0.1 % chance to win');
    expect(verdict(near, 'heads', t)).toBe('too close to call');
    expect(danger(0.084, 'six-nimmt-danger-row', t)).toBe('risk of taking a row: 8%');
    expect(danger(null, 'six-nimmt-danger-row', t)).toBe('');
  });

  it('spells out the letters of cards and dice', () => {
    const win = { text: 'david-goliath-why-david', values: { card: 'g7', gain: '+7' } };
    expect(reasonText(win, david, t)).toBe('David for sure: wins green 7 (+7)');
    expect(reasonText({ text: 'twenty-one-why-misses', values: { points: 1, dice: 'wk' } }, twentyOne, t)).toContain(
      'white, black',
    );
    expect(reasonText({ text: 'twenty-one-why-cross', values: { field: 'w6' } }, twentyOne, t)).toContain('white 6');
    const red = {
      text: 'david-goliath-why-goliath-spoils',
      values: { cards: 'r3 b2', gain: '-1', colour: 'r', before: 9, after: 3 },
    };
    expect(reasonText(red, david, t)).toBe('Goliath for sure: wins red 3, blue 2 (-1), but red falls from 9 to 3');
  });

  it('signs what changed', () => {
    expect([0.03, 1.25, -0.5].map((value) => signed(value, 'points', t))).toEqual(['±0.0', '+1.3', '−0.5']);
    expect(signed(-0.125, 'percent', t)).toBe('−12.5');
  });
});

describe('the panel of the coach', () => {
  const lines = (): string[] => announced().map(({ text }) => text);

  it('shows every action with cost, danger and reason, the best first', async () => {
    const { container } = render(Hint, { hint: { ...hint, last: true }, coach: six, onclose: vi.fn() });
    const isBusy = () => container.querySelector('.coach')?.getAttribute('aria-busy');
    expect(isBusy()).toBe('true'); // line by line, so that no task of the page takes long
    await eventually(() => expect(isBusy()).toBe('false'));
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
    expect(items).toHaveLength(3);
    expect(items[0]).toContain('Play 45 best');
    expect(items[0]).toContain('room enough in row 2');
    expect(items[0]).toContain('risk of taking a row: 8%');
    expect(items[1]).toContain('too close to call');
    expect(items[2]).toContain('costs 2.0 ± 0.3 heads');
  });

  it('speaks once, when the coach has made up its mind', async () => {
    const before = lines().length;
    const { rerender } = render(Hint, { hint, coach: six, onclose: vi.fn() });
    await tick();
    expect(lines()).toHaveLength(before);
    await rerender({ hint: { ...hint, last: true } });
    await rerender({ hint: { ...hint, last: true } });
    await tick();
    expect(lines().slice(before)).toEqual([expect.stringMatching(/^Play 45: best \(risk of taking a row: 8%\)/)]);
  });

  it('closes with Escape', () => {
    const onclose = vi.fn();
    render(Hint, { hint, coach: six, onclose });
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(onclose).toHaveBeenCalledOnce();
  });
});

const move = (entry: number, seat: number, more: Partial<Move> = {}): Move => ({
  entry,
  seat,
  round: 1,
  turn: 1,
  do: 'play 45',
  verdict: 'best',
  cost: 0,
  error: 0,
  danger: null,
  reason: room,
  best: 'play 45',
  best_reason: room,
  standing: 1,
  skill: 0,
  luck: 0,
  ...more,
});
const player = { name: 'Ania', par: -10, result: -4, skill: 3, deal: 2, luck: 1, cost: 1, accuracy: 90, decisions: 2 };
const review: Review = {
  game: 'six-nimmt',
  names: ['Ania', 'Bruno'],
  payoff: 'own',
  unit: 'heads',
  finished: true,
  totals: [4, 9],
  playouts: 8000,
  players: [
    { ...player, seat: 0 },
    { ...player, seat: 1, name: 'Bruno', result: -9 },
  ],
  moves: [
    move(2, 0),
    move(3, 1, { standing: -2 }),
    move(4, 0, { round: 2, do: 'play 3', verdict: 'costs', cost: 2, best: 'play 46' }),
    move(5, 1, { round: 2, verdict: 'close' }),
  ],
  turning_points: [1, 2],
};

describe('a review', () => {
  it('draws for each player the way from the first decision to the result', () => {
    expect(expectations(review)).toEqual([
      [
        { entry: 2, value: 1 },
        { entry: 4, value: 1 },
        { entry: 6, value: 6 },
      ],
      [
        { entry: 3, value: -2 },
        { entry: 5, value: 1 },
        { entry: 6, value: 1 },
      ],
    ]);
    expect(baseline(review)).toBe(0);
    expect(rounds(review)).toEqual([
      { round: 1, entry: 2 },
      { round: 2, entry: 4 },
    ]);
  });

  it('counts shares of the win in percent, from an equal chance on', () => {
    const won: Review = {
      ...review,
      payoff: 'win',
      unit: 'percent',
      players: [{ ...player, seat: 0, par: 0.5, result: 1 }],
      moves: [move(2, 0, { standing: 0.1 })],
    };
    expect(expectations(won)).toEqual([
      [
        { entry: 2, value: 60 },
        { entry: 3, value: 100 },
      ],
    ]);
    expect(baseline(won)).toBe(50);
  });

  it('has round numbers around all values', () => {
    expect(ticks(-7, 12)).toEqual([-10, -5, 0, 5, 10, 15]);
    expect(ticks(0, 100)).toEqual([0, 50, 100]);
    expect(ticks(0, 0)).toEqual([0, 0.5]);
  });

  it('lists decisions with what would have been better, and can be narrowed down', async () => {
    render(MoveList, { review, coach: six, game: '/t/x/game/1' });
    const lines = () => screen.queryAllByRole('listitem');
    await eventually(() => expect(lines()).toHaveLength(4));
    screen.getByRole('checkbox').click();
    await eventually(() => expect(lines()).toHaveLength(1));
    const [only] = lines();
    expect(only?.textContent).toContain('Play 46');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/t/x/game/1#0-4');
    expect(review.moves.map((each) => cost(each, 'heads', t))).toEqual(['✓', '✓', '2.0', '≈']);
  });

  it('lists a long game a few lines at a time', { timeout: 30_000 }, async () => {
    const [first] = review.moves;
    const moves = Array.from({ length: 47 }, (_, place) => ({ ...first, entry: place + 1 }) as Move);
    const { container } = render(MoveList, { review: { ...review, moves }, coach: six, game: '/t/x/game/1' });
    const lines = () => container.querySelectorAll('li');
    expect(lines().length).toBeLessThan(20);
    await eventually(() => expect(lines()).toHaveLength(47));
    screen.getByRole('checkbox').click();
    await tick();
    expect(lines()).toHaveLength(1); // nothing costs anything
  });

  it('leads to moments of the replay by an address', () => {
    const address = new URL(moment('/t/x/game/3', { seat: 2, entry: 14 }), 'http://byczo');
    expect(readRoute(address)).toEqual({ screen: 'replay', table: 'x', number: 3, moment: { seat: 2, entry: 14 } });
    expect(readRoute(new URL('http://byczo/t/x/game/3/review'))).toEqual({ screen: 'review', table: 'x', number: 3 });
    expect(readRoute(new URL('http://byczo/t/x/game/3/what'))).toEqual({ screen: 'nowhere' });
    expect(readMoment('#nonsense')).toBeNull();
    const steps = [1, 4, 4, 9].map((entry) => ({ entry }));
    expect([1, 4, 5, 99].map((entry) => stepBefore(steps, entry))).toEqual([0, 0, 2, 3]);
  });
});

describe('asking for a review', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const far = (done: number): Reviewed => ({ before: 0, done, total: 4, review: null });

  it('asks until it is there, and then no more', async () => {
    const answers = [far(0), far(3), { ...far(4), review }];
    const request = vi.fn(async () => answers.shift()!);
    const asking = new ReviewRequest(request);
    await vi.advanceTimersByTimeAsync(10);
    expect(asking.progress?.done).toBe(0);
    await vi.advanceTimersByTimeAsync(800);
    expect(asking.progress?.done).toBe(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asking.review).toEqual(review);
    expect(request).toHaveBeenCalledTimes(3);
  });

  it('bears with a bad line, but not with a refusal', async () => {
    const answers: (Reviewed | { code: string })[] = [{ code: 'unreachable' }, far(1), { code: 'busy' }];
    const request = vi.fn(async () => {
      const answer = answers.shift();
      if (answer && 'code' in answer) throw answer;
      return answer!;
    });
    const asking = new ReviewRequest(request);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asking.problem).toMatchObject({ code: 'busy' });
    expect(request).toHaveBeenCalledTimes(3);
    answers.push({ ...far(4), review });
    asking.again();
    await vi.advanceTimersByTimeAsync(10);
    expect(asking.problem).toBeNull();
    expect(asking.review).toEqual(review);
  });

  it('stops with its page', async () => {
    const request = vi.fn(async () => far(1));
    const asking = new ReviewRequest(request);
    await vi.advanceTimersByTimeAsync(10);
    asking.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(request).toHaveBeenCalledOnce();
  });
});
