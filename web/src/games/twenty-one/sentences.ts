// What happened in Twenty One, in one sentence; the words are those of the terminal.
import type { TwentyOneEvent } from './protocol.ts';
import type { SentenceContext } from '../room.ts';
import { colourLabel, colourNames, diceList } from './labels.ts';

export function sentenceFor(event: TwentyOneEvent, { t, names }: SentenceContext): string {
  if (event.event === 'sheets-dealt') {
    const sheets = event.sheets.map((sheet, seat) => `${names[seat]} ${sheet}`).join(', ');
    return t('twenty-one-told-dealt', { sheets, name: names[event.first] ?? '' });
  }
  const name = names[event.seat] ?? '';
  switch (event.event) {
    case 'rolled': {
      const dice = diceList(event.dice, '', t);
      return event.again
        ? t('twenty-one-told-rolled-again', { name, dice })
        : t('twenty-one-told-rolled', { name, dice });
    }
    case 'decided':
      return event.keeps
        ? t('twenty-one-told-kept', { name })
        : t('twenty-one-told-rerolls', { name, dice: colourNames(event.dice, t) });
    case 'wrote':
      return t('twenty-one-told-wrote', { name, row: event.row, dice: diceList(event.dice, event.hits, t) });
    case 'crossed': {
      const field = colourLabel(event.colour, event.number, t);
      return t('twenty-one-told-crossed', { name, row: event.row, field });
    }
    case 'row-filled': {
      const { row, numbers, bonus, points } = event;
      return t('twenty-one-told-filled', { name, row, numbers, bonus, points });
    }
  }
}
