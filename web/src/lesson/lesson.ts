// The guided first games that the client was built with: as src/byczo/core/lesson.py declares them.
import type { LogEntry } from '../engine/match.ts';

export interface Lesson {
  options: Record<string, unknown> & { players: number };
  steps: LessonStep[];
}

export type LessonStep = Happen | Others | Tell | Try;
type Act = [seat: number, action: string];

/** A deal or roll. */
interface Happen {
  step: 'happen';
  entry: LogEntry;
}

/** Other seats act, one after the other. */
interface Others {
  step: 'others';
  acts: Act[];
}

/** A few words beside the thing they are about. */
export interface Tell {
  step: 'tell';
  text: string;
  at: string | null;
}

/** The learner decides; any choice is played, and the lesson goes on after a good one. */
export interface Try {
  step: 'try';
  text: string;
  at: string | null;
  /** What others do after it, as far as they may. */
  then: Act[];
  good: Record<string, { text: string }>;
  wrong: Record<string, { text: string }>;
  /** What is said after any other choice. */
  otherwise: string;
}

const LESSONS = import.meta.glob<Lesson>('../../../src/byczo/wasm/*.lesson.json', { import: 'default' });
const pathOf = (game: string): string => `../../../src/byczo/wasm/${game}.lesson.json`;

export const hasLesson = (game: string): boolean => pathOf(game) in LESSONS;

/** The lesson of a game; RangeError: this client has none. */
export async function loadLesson(game: string): Promise<Lesson> {
  const load = LESSONS[pathOf(game)];
  if (!load) throw new RangeError(`this client was built without a lesson of ${game}`);
  return load();
}
