// The course of a game: what each player could expect of it, decision by decision.
import type { Review } from '../protocol.ts';
import { amount } from './texts.ts';

export interface Point {
  entry: number;
  value: number;
}

/** Where everybody begins: no better than par, or an equal chance to win. */
export const baseline = (review: Review): number => (review.payoff === 'win' ? 100 / review.names.length : 0);

/** For each player the expectation before each decision, and the result at the end. */
export function expectations(review: Review): Point[][] {
  const end = Math.max(0, ...review.moves.map(({ entry }) => entry)) + 1;
  return review.players.map((player) => {
    const from = review.payoff === 'win' ? player.par : 0;
    const mine = review.moves.filter(({ seat }) => seat === player.seat);
    const points = mine.map(({ entry, standing }) => ({ entry, value: from + standing }));
    points.push({ entry: end, value: from + player.result - player.par });
    return points.map(({ entry, value }) => ({ entry, value: amount(value, review.unit) }));
  });
}

/** Round numbers that reach from below the least to above the most. */
export function ticks(least: number, most: number): number[] {
  const span = Math.max(most - least, 1);
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = power * ([1, 2, 5, 10].find((times) => power * times >= span / 4) ?? 10);
  const first = Math.floor(least / step);
  const count = Math.max(Math.ceil(most / step) - first, 1);
  return Array.from({ length: count + 1 }, (_, at) => (first + at) * step);
}

/** The first decision of each round. */
export function rounds(review: Review): { round: number; entry: number }[] {
  const begins = new Map<number, number>();
  for (const { round, entry } of review.moves) if (!begins.has(round)) begins.set(round, entry);
  return [...begins].map(([round, entry]) => ({ round, entry }));
}
