import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEngine } from '../src/engine/load.ts';
import { localGames } from '../src/engine/local-games.ts';
import type { ServerMessage } from '../src/protocol.ts';
import { hasPuzzles } from '../src/puzzle/files.ts';
import { loadPuzzles } from '../src/puzzle/puzzles.ts';
import { Quiz } from '../src/puzzle/quiz.svelte.ts';
import { isSolved, markSolved } from '../src/puzzle/solved.svelte.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(readFileSync(`../src/byczo/wasm/${/[^/]+\.(wasm|json)/.exec(address)?.[0] ?? ''}`))),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const games = localGames.filter(hasPuzzles);
const NAMES = ['Me', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];

describe.each(games)('puzzles of %s', (game) => {
  it('lie as the rules allow, with a reason for each choice', async () => {
    const puzzles = await loadPuzzles(game);
    const engine = () => loadEngine(game);
    for (const puzzle of puzzles.puzzles.slice(0, 12)) {
      const quiz = await Quiz.begin(game, puzzle, puzzles, NAMES, engine);
      expect(quiz.choices).toHaveLength(puzzle[5].length);
      expect(quiz.choices.map(({ cost }) => cost)).toEqual([...puzzle[5]].sort((one, other) => one - other));
      expect(quiz.choices.every(({ reason }) => reason !== null)).toBe(true);
      const told: ServerMessage[] = [];
      const listener = { lastSeen: () => null, onState: vi.fn(), onFrameEnd: vi.fn() };
      quiz.follow({ ...listener, onMessage: (message: ServerMessage) => told.push(message) });
      await Promise.resolve();
      const view = told.find((message) => message.t === 'view')?.view;
      expect(view?.choices.map((choice) => choice.do).sort()).toEqual(quiz.choices.map((choice) => choice.do).sort());
    }
  });

  it('are judged, and wait for the best choice', async () => {
    const puzzles = await loadPuzzles(game);
    const [first] = puzzles.puzzles;
    if (!first) throw new Error('there is none');
    const quiz = await Quiz.begin(game, first, puzzles, NAMES, () => loadEngine(game));
    await quiz.ask({ t: 'act', do: quiz.choices.at(-1)?.do ?? '' });
    expect(quiz.state).toBe('wrong');
    await quiz.ask({ t: 'act', do: quiz.best?.do ?? '' });
    expect(quiz.state).toBe('right');
    expect(() => quiz.ask({ t: 'act', do: quiz.best?.do ?? '' })).toThrow();
  });
});

it('solved puzzles are remembered', () => {
  expect(isSolved('a-game', 3)).toBe(false);
  markSolved('a-game', 3);
  expect(isSolved('a-game', 3)).toBe(true);
  expect(localStorage.getItem('byczo puzzles')).toContain('"a-game":[3]');
});
