// From a game's name to its lesson, and from the end of the lesson to a game of one's own.
import { loadEngine } from '../engine/load.ts';
import { ownGames } from '../games/catalog.svelte.ts';
import { call } from '../local/client.ts';
import { go } from '../route.svelte.ts';
import { wishFor } from '../screens/new-table.ts';
import { Course } from './course.svelte.ts';
import { loadLesson } from './lesson.ts';

/** Open the lesson of a game, with gentle bots at the other seats for whoever plays on after it. */
export async function openCourse(game: string): Promise<Course> {
  const [lesson, { games, botNames }] = await Promise.all([loadLesson(game), ownGames()]);
  const level = games.find((own) => own.game === game)?.levels[0] ?? '';
  const habit = { people: [], bots: lesson.options.players - 1, level, options: lesson.options };
  const { seats } = wishFor(game, habit, botNames);
  return Course.begin(lesson, { game, seats, engine: () => loadEngine(game) });
}

/** The game of the lesson goes on, at a table of this device. */
export async function playOn(course: Course): Promise<void> {
  go(`/t/${await call('bring', course.record())}`, { replace: true });
}
