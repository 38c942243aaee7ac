import { describe, expect, it } from 'vitest';
import { count, pieces } from '../src/rules/search.ts';

describe('looking for words', () => {
  it.each([
    ['A row, and the ROW', 'row', 2],
    ['Rząd kart, rząd', 'rzad', 2],
    ['die Mühe', 'MUHE', 1],
    ['Każdy kładzie', 'kladzie', 1],
    ['nothing here', 'row', 0],
    ['anything', '  ', 0],
  ])('finds in %j what is meant by %j', (text, wanted, times) => {
    expect(count(text, wanted)).toBe(times);
    expect(
      pieces(text, wanted)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('marks exactly what was found', () => {
    expect(pieces('a rząd b', 'RZAD')).toEqual([
      { text: 'a ', found: false },
      { text: 'rząd', found: true },
      { text: ' b', found: false },
    ]);
  });
});
