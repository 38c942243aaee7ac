// Actions and reasons with coloured dice, in words: "g7" is the green 7, "wg" are white and green.
import type { GameCoach } from '../room.ts';
import Picture from './ActionPicture.svelte';
import { colourLabel, colourNames } from './labels.ts';

const FIELD = /\b([a-z])(\d+)\b/g;

export const coach: GameCoach = {
  actionText(action, t) {
    const [verb, dice = ''] = action.split(' ');
    switch (verb) {
      case 'write':
        return t('web-do-write', { dice: colourNames(dice, t) });
      case 'keep':
        return t('web-twenty-one-keep');
      case 'reroll':
        return t('web-do-reroll');
      case 'cross':
        return t('web-twenty-one-confirm-cross');
      default:
        return action;
    }
  },
  reasonValue(name, value, t) {
    if (typeof value !== 'string') return value;
    if (name === 'dice' && /^[a-z]+$/.test(value)) return colourNames(value, t);
    return value.replace(FIELD, (_, colour: string, number: string) => colourLabel(colour, Number(number), t));
  },
  Picture,
};
