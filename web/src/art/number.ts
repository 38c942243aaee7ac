// Numbers in drawings as outlines: a text would be shaped anew whenever its drawing changes its size.
import { OUTLINES, SIZE, WIDTHS } from './digits.ts';

const CLOSER = 0.02 * SIZE; // than in running text

/** A path of the number, as large as the digits are cut: its foot is at 0, and so is its middle. */
export function numberOutline(number: number | string): string {
  const digits = Array.from(String(number), Number);
  const wide = digits.reduce((sum, digit) => sum + (WIDTHS[digit] ?? 0) - CLOSER, CLOSER);
  let at = -wide / 2;
  let path = '';
  for (const digit of digits) {
    path += `M${at} 0${OUTLINES[digit] ?? ''}`;
    at += (WIDTHS[digit] ?? 0) - CLOSER;
  }
  return path;
}

/** Puts the outline of a number there, in type of this size: the middle of its foot at x and y. */
export const printedAt = (x: number, y: number, size: number): string => `translate(${x} ${y}) scale(${size / SIZE})`;
