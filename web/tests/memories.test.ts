import { describe, expect, it } from 'vitest';
import { memories as giants } from '../src/games/david-goliath/memories.ts';
import { memories as six } from '../src/games/six-nimmt/memories.ts';
import { memories as dice } from '../src/games/twenty-one/memories.ts';
import { memories as x } from '../src/games/x-nimmt/memories.ts';
import { decidingRound } from '../src/table/deciding-round.ts';
import { t } from '../src/texts/texts.svelte.ts';

const context = { t, names: ['Ania', 'Bo', 'Cy'], seat: 0 };
const placed = (seat: number, card: number, row: number, heads = 0) => ({ event: 'placed', seat, card, row, heads });
const revealed = { event: 'revealed', cards: [] };
const round = (number: number) => ({ event: 'round-begun', round: number });

describe('what people remember', () => {
  it('is the costliest row, and who was there just before it was full', () => {
    const events = [
      round(1),
      revealed,
      placed(0, 10, 1),
      placed(1, 12, 1, 9), // full: it takes what Ania has just joined
      round(2),
      revealed,
      placed(2, 30, 4, 14), // below all rows: nobody was there in this turn
      placed(1, 33, 4),
    ];
    expect(six(events, context).map(({ text }) => text)).toEqual([
      'Round 2: Cy brings 30 to row 4 and takes 14 heads.',
      'Ania just fits in with 10. Next comes 12 and takes 9 heads.',
    ]);
  });

  it('calls the rows of X nimmt! 3, 4 and 5', () => {
    const events = [round(1), { event: 'placed', seat: 1, card: 9, row: 2, taken: [55, 5] }];
    expect(x(events, context)[0]?.text).toBe('Round 1: Bo brings 9 to row 4 and takes 9 heads.');
  });

  it('is the trick that hurt, and the one that paid', () => {
    const won = (seat: number, worth: number) => ({ event: 'trick-won', winnings: [{ seat, piles: [], worth }] });
    const events = [round(1), won(0, 11), won(0, 3), round(2), won(1, 7)];
    expect(giants(events, context).map(({ text }) => text)).toEqual([
      'Round 1: Ania wins cards and loses 8 points.',
      'Round 1: 11 points for Ania.',
    ]);
  });

  it('is the best row, and the dearest cross', () => {
    const filled = (seat: number, points: number) => ({ event: 'row-filled', seat, row: 2, hits: 3, points });
    const crossed = (seat: number, number: number) => ({ event: 'crossed', seat, row: 1, colour: 'r', number });
    const events = [filled(0, 12), filled(2, 25), crossed(1, 3), crossed(0, 6)];
    expect(dice(events, context).map(({ text }) => text)).toEqual([
      'Cy: row 2 brings 25 points (3 hits).',
      'Ania gives up red 6 in row 1.',
    ]);
  });

  it('is nothing where nothing happened', () => {
    for (const memories of [six, x, giants, dice]) expect(memories([], context)).toEqual([]);
  });
});

describe('the round that decided it', () => {
  it.each<[string, number[][], number[], boolean, number | null]>([
    [
      'is the one after which nobody was ahead',
      [
        [5, 1],
        [0, 9],
        [3, 4],
      ],
      [0],
      true,
      2,
    ],
    [
      'is the first one for who was always ahead',
      [
        [1, 5],
        [0, 9],
      ],
      [0],
      true,
      1,
    ],
    [
      'counts the most where the most win',
      [
        [1, 5],
        [9, 0],
      ],
      [0],
      false,
      2,
    ],
    [
      'may be shared',
      [
        [4, 4],
        [2, 2],
      ],
      [0, 1],
      true,
      1,
    ],
    ['is none in a game of one round', [[1, 5]], [0], true, null],
  ])('%s', (_, scores, winners, fewest, wanted) => {
    expect(decidingRound(scores, winners, fewest)).toBe(wanted);
  });
});
