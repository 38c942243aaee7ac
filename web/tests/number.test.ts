import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { OUTLINES, SIZE, WIDTHS } from '../src/art/digits.ts';
import { numberOutline, printedAt } from '../src/art/number.ts';
import NumberCard from '../src/games/rows/NumberCard.svelte';

/** Where the digits of a number begin. */
const begins = (path: string): number[] => Array.from(path.matchAll(/M(\S+) 0/g), ([, at]) => Number(at));

test('a digit stands in the middle', () => {
  expect(numberOutline(4)).toBe(`M${-(WIDTHS[4] ?? 0) / 2} 0${OUTLINES[4]}`);
});

test('digits stand side by side, and all of them in the middle', () => {
  const [first = 0, second = 0, third = 0] = begins(numberOutline(104));
  const steps = [WIDTHS[1] ?? 0, WIDTHS[0] ?? 0].map((wide) => wide - 0.02 * SIZE);
  expect([second - first, third - second]).toEqual(steps);
  expect(third + (WIDTHS[4] ?? 0)).toBeCloseTo(-first);
});

test('a number is as large as type of that size', () => {
  expect(printedAt(50, 74, 41)).toBe('translate(50 74) scale(0.041)');
});

test('cards carry no text, which would be shaped whenever they change their size', () => {
  const { container } = render(NumberCard, { card: 57 });
  expect(container.querySelector('text')).toBeNull();
  expect(container.querySelector('.number')?.getAttribute('d')).toBe(numberOutline(57));
});
