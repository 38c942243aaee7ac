// Where the keyboard goes on when the button that had the focus is gone.

/**
 * For the group of buttons to choose from: `{@attach asked && choiceGroup}`.
 *
 * After each turn the group gets the focus, not its first button, so that a key that was pressed
 * twice for the last choice does nothing in the next turn. Arrow keys and Tab lead to the buttons.
 */
export function choiceGroup(group: HTMLElement): () => void {
  group.dataset.choices = '';
  group.tabIndex = -1;
  return () => {
    delete group.dataset.choices;
    group.removeAttribute('tabindex');
  };
}

/** Focus what was chosen, or else the choices, unless something has the focus. */
export function restoreFocus(board: HTMLElement): void {
  if (isFocusable(document.activeElement as HTMLElement | null)) return;
  const next =
    board.querySelector<HTMLElement>('[data-choices] [data-chosen]') ??
    board.querySelector<HTMLElement>('[data-choices]');
  next?.focus({ preventScroll: true });
}

/** Whether the focus can stay. It may be at the page itself, or at what was a button just now. */
const isFocusable = (element: HTMLElement | null): boolean =>
  element !== null && !element.matches(':disabled') && (element.tabIndex >= 0 || element.hasAttribute('tabindex'));
