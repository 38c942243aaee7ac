// Where the keyboard goes on when the button that had the focus is gone.

/**
 * For the group of buttons to choose from: `{@attach asked && choiceGroup}`.
 *
 * After each turn the group gets the focus, not its first button, so that a key that was pressed
 * twice for the last choice does nothing in the next turn. Arrow keys and Tab lead to the buttons.
 */
export function choiceGroup(group: HTMLElement): () => void {
  group.dataset.choices = '';
  if (!group.hasAttribute('tabindex')) group.tabIndex = -1;
  groups.add(group);
  // It stays focusable: whoever takes that from what has the focus lets the browser lay out the
  // whole page at once, in the middle of its change.
  return () => {
    delete group.dataset.choices;
  };
}

/** All that have been groups of choices; most of them ask nothing any more. */
const groups = new WeakSet<HTMLElement>();

/** Focus what was chosen, or else the choices, unless something has the focus. */
export function restoreFocus(board: HTMLElement): void {
  if (isFocusable(document.activeElement as HTMLElement | null)) return;
  const next =
    board.querySelector<HTMLElement>('[data-choices] [data-chosen]') ??
    board.querySelector<HTMLElement>('[data-choices]');
  next?.focus({ preventScroll: true });
}

/** Whether the focus can stay. It may be at the page itself, or at what was a button just now. */
function isFocusable(element: HTMLElement | null): boolean {
  if (element === null || element.matches(':disabled')) return false;
  if (groups.has(element)) return element.dataset.choices !== undefined;
  return element.tabIndex >= 0 || element.hasAttribute('tabindex');
}
