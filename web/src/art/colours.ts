// The colours of cards and dice; each has a sign of its own, so that nobody needs to see colours.
export interface Colour {
  /** The paint, and what is printed on it. */
  paint: string;
  print: string;
  /** The sign, in a square of 24. */
  sign: string;
}

export const COLOURS: Record<string, Colour> = {
  r: { paint: '#b83a26', print: '#fff3dc', sign: 'M12 3l9 17H3z' },
  y: { paint: '#eebb3b', print: '#3b2a05', sign: 'M12 2a10 10 0 1 0 .01 0z' },
  g: { paint: '#3a7745', print: '#f4f6df', sign: 'M3 3h18v18H3z' },
  b: { paint: '#2c6aa3', print: '#eef5fb', sign: 'M12 1l10 11-10 11L2 12z' },
  v: {
    paint: '#6b3d84',
    print: '#f8ecff',
    sign: 'M12 1l3 8h8l-6.500 5 2.500 8.500L12 17.500 5 22.500 7.500 14 1 9h8z',
  },
  w: { paint: '#fbf4e2', print: '#3a2f23', sign: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z' },
  k: { paint: '#2b2722', print: '#f6ecd6', sign: 'M3 2l9 7 9-7v13l-9 8-9-8z' },
};
