// The bull's head, in a box of 64 by 60: absolute commands alone, so that it can be moved as a text.
export const HEAD =
  'M21 19C13 19 6 14 4 2C0 14 3 25 15 28C8 27 4 30 1 34C6 39 13 38 18 34C18 37 19 39 20 41' +
  'C22 45 22 48 22 51C22 57 27 60 32 60C37 60 42 57 42 51C42 48 42 45 44 41C45 39 46 37 46 34' +
  'C51 38 58 39 63 34C60 30 56 27 49 28C61 25 64 14 60 2C58 14 51 19 43 19' +
  'C36 15.500 28 15.500 21 19ZM32 21L35 27L32 33L29 27ZM22.500 32L29.500 35L24.500 37.500Z' +
  'M41.500 32L34.500 35L39.500 37.500ZM26 51C26 49.500 29.500 49.500 30 52C28.500 54 26 53 26 51Z' +
  'M38 51C38 49.500 34.500 49.500 34 52C35.500 54 38 53 38 51Z';
const [WIDTH, HEIGHT] = [64, 60];

/** One path of several heads of this width, by their middles: much less to lay out than a copy each. */
export function headsPath(middles: [number, number][], width: number): string {
  const scale = width / WIDTH;
  const moved = ([x, y]: [number, number]): string =>
    HEAD.replace(/([\d.]+) ([\d.]+)/g, (_, right: string, down: string) => {
      const [left, top] = [Number(right) - WIDTH / 2, Number(down) - HEIGHT / 2];
      return `${(x + left * scale).toFixed(1)} ${(y + top * scale).toFixed(1)}`;
    });
  return middles.map(moved).join('');
}
