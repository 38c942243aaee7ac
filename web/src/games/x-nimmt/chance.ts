// Deals of 100 cards.
import { numberChance } from '../rows/chance.ts';

export const chance = numberChance(100);
