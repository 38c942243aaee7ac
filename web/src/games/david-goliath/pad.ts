// David & Goliath on the score pad.
import type { GamePad } from '../room.ts';
import { cardLabel } from './labels.ts';

export const pad: GamePad = { cardName: (colour, number, t) => cardLabel(`${colour}${number}`, t) };
