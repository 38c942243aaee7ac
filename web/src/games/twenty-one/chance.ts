// Who gets which sheet, who rolls first, and the dice: those that show 1 are kept in a second roll.
import type { ChanceCheck } from '../room.ts';

const DICE = ['w', 'y', 'r', 'g', 'b', 'k'];
const SHEETS = ['A', 'B', 'C', 'D', 'E', 'F'];

export const chance: ChanceCheck = (players) => {
  let dice: Record<string, number> = {};
  let again = false;
  return ({ deal, roll, do: action }, draw) => {
    if (action) again = action === 'reroll';
    if (deal?.sheets) {
      draw.shuffled(SHEETS, players); // the record prints sheets in full, without their letters
      return deal.first === draw.below(players);
    }
    if (!roll) return null;
    const kept = again ? DICE.filter((die) => dice[die] === 1) : [];
    dice = Object.fromEntries(DICE.map((die) => [die, kept.includes(die) ? 1 : draw.below(6) + 1]));
    again = false;
    return DICE.every((die) => dice[die] === roll[die]);
  };
};
