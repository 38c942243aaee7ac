// Actions and reasons with coloured cards, in words: "g7" is the green 7.
import type { GameCoach } from '../room.ts';
import Picture from './ActionPicture.svelte';
import { wonCardLabel } from './labels.ts';

const CARD = /\b[a-z]\d+\b/g;
const BETWEEN_CARDS = /(?<=\b[a-z]\d+) (?=[a-z]\d+\b)/g;

export const coach: GameCoach = {
  actionText(action, t) {
    const [verb, card = ''] = action.split(' ');
    return verb === 'play' ? t('web-play', { card: wonCardLabel(card, t) }) : action;
  },
  reasonValue: (_, value, t) =>
    typeof value === 'string'
      ? value.replace(BETWEEN_CARDS, ', ').replace(CARD, (card) => wonCardLabel(card, t))
      : value,
  Picture,
};
