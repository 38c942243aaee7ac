// What happened in Twenty One, in one sentence; the words are those of the terminal.
import type { TwentyOneEvent } from '../../protocol.ts';
import type { Talk } from '../kit.ts';
import { coloured, colours, listed } from './spoken.ts';

export function told(event: TwentyOneEvent, { t, names }: Talk): string {
  if (event.event === 'sheets-dealt') {
    const sheets = event.sheets.map((sheet, seat) => `${names[seat]} ${sheet}`).join(', ');
    return t('twenty-one-told-dealt', { sheets, name: names[event.first] ?? '' });
  }
  const name = names[event.seat] ?? '';
  switch (event.event) {
    case 'rolled': {
      const dice = listed(event.dice, '', t);
      return event.again
        ? t('twenty-one-told-rolled-again', { name, dice })
        : t('twenty-one-told-rolled', { name, dice });
    }
    case 'decided':
      return event.keeps
        ? t('twenty-one-told-kept', { name })
        : t('twenty-one-told-rerolls', { name, dice: colours(event.dice, t) });
    case 'wrote':
      return t('twenty-one-told-wrote', { name, row: event.row, dice: listed(event.dice, event.hits, t) });
    case 'crossed': {
      const field = coloured(event.colour, event.number, t);
      return t('twenty-one-told-crossed', { name, row: event.row, field });
    }
    case 'row-filled': {
      const { row, numbers, bonus, points } = event;
      return t('twenty-one-told-filled', { name, row, numbers, bonus, points });
    }
  }
}
