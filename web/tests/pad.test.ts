import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadEngine } from '../src/engine/load.ts';
import { localGames } from '../src/engine/local-games.ts';
import { TurnTable } from '../src/games/twenty-one/turn-table.ts';
import { before, newPad, withoutRound, withRound } from '../src/pad/document.ts';
import { PadRules } from '../src/pad/rules.ts';
import { keepPad, keptGames, keptPad, knownNames, rememberNames } from '../src/pad/storage.ts';

const folder = '../src/byczo/wasm/';
const built = localGames.length > 0;

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const name = /[^/]+\.(wasm|json)/.exec(address)?.[0] ?? '';
    return new Response(readFileSync(folder + name));
  });
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const rulesOf = async (game: string): Promise<PadRules> => new PadRules(await loadEngine(game));

describe.skipIf(!built)('what follows from a pad', () => {
  test('heads are added up to the line, and ties share a place', async () => {
    const rules = await rulesOf('six-nimmt');
    const pad = { ...newPad('six-nimmt', ['Ada', 'Ben', 'Cleo'], {}), rounds: [[10, 10, 40]] };
    expect(rules.standing(pad)).toMatchObject({ totals: [10, 10, 40], places: [1, 1, 3], over: false, turn: null });
    const ended = withRound(pad, 1, [0, 5, 27]);
    expect(rules.standing(ended)).toMatchObject({
      points: [
        [10, 10, 40],
        [0, 5, 27],
      ],
      over: true,
      problem: null,
    });
    expect(rules.standing(withRound(ended, 2, [1, 1, 1])).problem).toEqual({ round: 2, text: 'pad-after-end' });
  });

  test('more heads than there are is a problem, and says where', async () => {
    const rules = await rulesOf('six-nimmt');
    const pad = withRound(newPad('six-nimmt', ['Ada', 'Ben'], {}), 0, [100, 68]);
    expect(rules.standing(pad).problem).toEqual({ round: 0, text: 'six-nimmt-pad-too-many' });
    expect(rules.standing(withRound(pad, 0, [100, 67])).problem).toBeNull();
  });

  test('the pile counts twice', async () => {
    const rules = await rulesOf('x-nimmt');
    const pad = withRound(newPad('x-nimmt', ['Ada', 'Ben'], {}), 0, [3, 4, 0, 10]);
    expect(rules.standing(pad).totals).toEqual([11, 20]);
  });

  test('won cards are worth what their colour says, before all are given', async () => {
    const rules = await rulesOf('david-goliath');
    const owners = Array<number>(90).fill(0);
    owners[0] = owners[8] = 1; // two of a colour: their numbers
    owners[18] = owners[19] = owners[20] = 2; // three: one each
    const pad = withRound(newPad('david-goliath', ['Ada', 'Ben', 'Cleo'], {}), 0, owners);
    expect(rules.standing(pad)).toMatchObject({
      points: [[10, 3, 0]],
      problem: { round: 0, text: 'david-goliath-pad-incomplete' },
    });
    const whole = withRound(
      pad,
      0,
      owners.map((owner) => owner || 3),
    );
    expect(rules.standing(whole)).toMatchObject({ turn: 1, problem: null });
  });

  test('a turn with dice is offered as the sheet allows, and only so', async () => {
    const rules = await rulesOf('twenty-one');
    const empty = newPad('twenty-one', ['Ada', 'Ben'], {});
    const table = new TurnTable(rules, empty);
    table.lay([1, 1, 1, 1, 1, 1]);
    const entries = [0, 1].map((seat) => table.choices(seat));
    expect(entries.map((choices) => choices.length)).toEqual([64, 64]);
    const all = entries[0]?.find(({ choice }) => choice.dice.length === 6);
    const cross = entries[1]?.find(({ choice }) => choice.do === 'cross');
    const pad = withRound(empty, 0, [1, 1, 1, 1, 1, 1, all?.action ?? 0, cross?.action ?? 0]);
    expect(rules.standing(pad)).toMatchObject({ totals: [all?.choice.points, 0], turn: 1, problem: null });
    const wrong = withRound(empty, 0, [6, 6, 6, 6, 6, 6, 63, 64]);
    expect(rules.standing(wrong).problem?.text).toBe('twenty-one-pad-does-not-fit');
  });

  test('only dice that show no one are rolled again', async () => {
    const rules = await rulesOf('twenty-one');
    const table = new TurnTable(rules, newPad('twenty-one', ['Ada', 'Ben'], {}));
    expect(table.roll((limits) => limits.map((_, at) => at))).toEqual([1, 2, 3, 4, 5, 6]);
    const thrown: number[] = [];
    expect(table.reroll((limits) => (thrown.push(...limits), limits.map(() => 3)))).toEqual([1, 4, 4, 4, 4, 4]);
    expect(thrown).toHaveLength(5);
    table.roll((limits) => limits.map(() => 0));
    expect(table.reroll((limits) => limits)).toBeNull();
  });
});

test('rounds are corrected and struck out', () => {
  const pad = {
    ...newPad('whist', ['Ada', 'Ben'], {}),
    rounds: [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
  };
  expect(withRound(pad, 1, [7, 8]).rounds).toEqual([
    [1, 2],
    [7, 8],
    [5, 6],
  ]);
  expect(withoutRound(pad, 0).rounds).toEqual([
    [3, 4],
    [5, 6],
  ]);
  expect(before(pad, 1).rounds).toEqual([[1, 2]]);
  expect(pad.rounds).toHaveLength(3);
});

test('pads and names are kept, unless the browser keeps nothing', () => {
  const pad = newPad('whist', ['Ada', 'Ben'], { rounds: 3 });
  expect(keptPad('whist')).toBeNull();
  expect(keepPad(pad)).toBe(true);
  expect(keptPad('whist')).toEqual(pad);
  expect(keptGames()).toEqual(['whist']);
  rememberNames(['Ada', 'Ben']);
  rememberNames(['Cleo', 'Ada']);
  expect(knownNames()).toEqual(['Cleo', 'Ada', 'Ben']);
  localStorage.setItem('byczo pads', 'nonsense');
  expect(keptPad('whist')).toBeNull();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(keepPad(pad)).toBe(false);
});
