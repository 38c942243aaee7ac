// Deals of 104 cards.
import { numberChance } from '../rows/chance.ts';

export const chance = numberChance(104);
