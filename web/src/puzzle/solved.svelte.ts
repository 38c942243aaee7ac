// Which puzzles were solved in this browser, and how hard they were wished for. Kept here, never sent.
import type { Grade } from './puzzles.ts';

const KEY = 'byczo puzzles';

interface Progress {
  /** Numbers of solved puzzles, by game. */
  solved: Record<string, number[]>;
  grade: Grade;
}

function stored(): Partial<Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>;
  } catch {
    return {};
  }
}

const progress: Progress = $state({ solved: {}, grade: 0, ...stored() });

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing still has puzzles.
  }
}

export const wishedGrade = (): Grade => progress.grade;
export const isSolved = (game: string, number: number): boolean => progress.solved[game]?.includes(number) ?? false;

export function wishGrade(grade: Grade): void {
  progress.grade = grade;
  keep();
}

export function markSolved(game: string, number: number): void {
  if (isSolved(game, number)) return;
  progress.solved[game] = [...(progress.solved[game] ?? []), number];
  keep();
}
