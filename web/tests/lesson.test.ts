import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEngine } from '../src/engine/load.ts';
import { localGames } from '../src/engine/local-games.ts';
import { Course } from '../src/lesson/course.svelte.ts';
import { hasLesson, loadLesson, type Lesson, type Try } from '../src/lesson/lesson.ts';
import { loadMatch } from '../src/local/local-table.ts';
import type { ServerMessage } from '../src/protocol.ts';

const taught = localGames.filter(hasLesson);
let told: ServerMessage[] = [];

async function begin(game: string): Promise<{ course: Course; lesson: Lesson }> {
  const lesson = await loadLesson(game);
  const seats = Array.from({ length: lesson.options.players }, (_, seat) => ({
    name: `Seat ${seat}`,
    by: seat ? 'calf' : 'human',
  }));
  const course = await Course.begin(lesson, { game, seats, engine: () => loadEngine(game) });
  course.follow({
    lastSeen: () => null,
    onMessage: (message) => told.push(message),
    onFrameEnd: () => undefined,
    onState: () => undefined,
  });
  await Promise.resolve();
  return { course, lesson };
}

const view = () => told.findLast((message) => message.t === 'view')?.view;
const choices = (): string[] => view()?.choices.map((choice) => choice.do) ?? [];
const act = (course: Course, choice: string) => course.ask({ t: 'act', do: choice });
const tries = ({ steps }: Lesson) => steps.filter((step): step is Try => step.step === 'try');

beforeEach(() => {
  told = [];
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(readFileSync(`../src/byczo/wasm/${/[^/]+\.(wasm|json)/.exec(address)?.[0] ?? ''}`))),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(taught)('the lesson of %s', (game) => {
  it('leads to its end by good choices, and the game can be played on', async () => {
    const { course, lesson } = await begin(game);
    const tasks = tries(lesson);
    let stops = 1;
    while (course.stop.kind !== 'end') {
      if (course.stop.kind === 'try') {
        const [good = '', outcome] = Object.entries(tasks.shift()?.good ?? {})[0] ?? [];
        expect(choices()).toContain(good);
        await act(course, good);
        expect(course.stop).toMatchObject({ kind: 'good', text: outcome?.text });
      }
      await course.next();
      stops += 1;
      expect(course.reached).toBe(stops);
    }
    expect(tasks).toEqual([]);
    expect(course.stops).toBe(stops);
    const match = loadMatch(await loadEngine(game), course.record());
    expect(match.over).toBe(false);
    expect(match.table.needsChance || match.waiting.includes(0)).toBe(true);
  });

  it('plays any choice, says something of it, and goes back to the moment before', async () => {
    const { course, lesson } = await begin(game);
    let wrong = 0;
    for (const task of tries(lesson)) {
      while (course.stop.kind !== 'try') await course.next();
      const [before, log, reached] = [choices(), course.record().log, course.reached];
      for (const choice of before.filter((each) => !(each in task.good))) {
        await act(course, choice);
        expect(course.stop).toEqual({ kind: 'wrong', text: task.wrong[choice]?.text ?? task.otherwise, at: task.at });
        expect(course.record().log.length).toBeGreaterThan(log.length);
        await course.next();
        expect(course.stop).toEqual({ kind: 'try', text: task.text, at: task.at });
        expect(course.record().log).toEqual(log);
        expect(choices()).toEqual(before);
        expect(course.reached).toBe(reached);
        wrong += 1;
      }
      await act(course, Object.keys(task.good)[0] ?? '');
    }
    expect(wrong).toBeGreaterThan(0);
  });
});

describe.skipIf(!taught.length)('a lesson', () => {
  it('takes no choice while it speaks, and none that the rules forbid', async () => {
    const { course } = await begin(taught[0] ?? '');
    const log = course.record().log;
    await expect(act(course, choices()[0] ?? '')).rejects.toMatchObject({ t: 'error' });
    while (course.stop.kind !== 'try') await course.next();
    const now = course.record().log;
    await expect(act(course, 'dance')).rejects.toMatchObject({ code: 'illegal-action' });
    await course.next(); // a task is not passed over
    expect(course.stop.kind).toBe('try');
    expect(course.record().log).toEqual(now);
    expect(now.length).toBeGreaterThanOrEqual(log.length);
  });

  it('is refused for a game that has none', async () => {
    expect(hasLesson('no-such-game')).toBe(false);
    await expect(loadLesson('no-such-game')).rejects.toThrow(RangeError);
  });
});
