// A tap on the table, or the space bar, hurries what is being shown.
import type { Attachment } from 'svelte/attachments';
import type { Film } from './film.svelte.ts';

/** What does something of its own when it is pressed. */
const BUSY = 'button:not([aria-disabled="true"]), a, input, select, textarea, summary, .between, dialog';

const ofItsOwn = (event: Event): boolean => event.target instanceof Element && event.target.closest(BUSY) !== null;

export function hurryByTap(film: Film | null): Attachment<HTMLElement> {
  return (board) => {
    const hurry = (event: Event): void => {
      if (!film?.running || ofItsOwn(event)) return;
      event.preventDefault();
      film.hurry();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === ' ' && !document.querySelector('dialog')) hurry(event);
    };
    board.addEventListener('click', hurry);
    addEventListener('keydown', onKey);
    return () => {
      board.removeEventListener('click', hurry);
      removeEventListener('keydown', onKey);
    };
  };
}
