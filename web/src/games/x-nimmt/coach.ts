// The coach of X nimmt! in words. Rows go by the names of the rules: 3, 4, 5.
import type { GameCoach } from '../room.ts';
import { rowsCoach } from '../rows/coach.ts';
import { rowName } from './labels.ts';

export const coach: GameCoach = {
  ...rowsCoach(rowName),
  reasonValue: (name, value) => (name === 'row' && typeof value === 'number' ? rowName(value) : value),
};
