// The coach of X nimmt! in words. Rows go by the names of the rules: 3, 4, 5.
import type { GameCoach } from '../room.ts';
import { rowsCoach } from '../rows/coach.ts';

const SHORTEST = 3;
const rowName = (row: number): number => row + SHORTEST - 1;

export const coach: GameCoach = {
  ...rowsCoach(rowName),
  reasonValue: (name, value) => (name === 'row' && typeof value === 'number' ? rowName(value) : value),
};
