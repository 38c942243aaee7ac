// Arrow keys walk through the buttons of a group, Home and End go to its ends. From the group itself
// they lead to its first button, or backwards to its last.
export function arrowKeys(group: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0 && document.activeElement !== group) return;
    const to = at < 0 ? entrance(event.key, buttons) : target(event.key, at, buttons);
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  };
  group.addEventListener('keydown', walk);
  return () => group.removeEventListener('keydown', walk);
}

function entrance(key: string, buttons: HTMLElement[]): HTMLElement | undefined {
  if (['ArrowRight', 'ArrowDown', 'Home'].includes(key)) return buttons[0];
  return ['ArrowLeft', 'ArrowUp', 'End'].includes(key) ? buttons.at(-1) : undefined;
}

function target(key: string, at: number, buttons: HTMLElement[]): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return buttons[(at + 1) % buttons.length];
    case 'ArrowLeft':
      return buttons[(at - 1 + buttons.length) % buttons.length];
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    case 'ArrowDown':
    case 'ArrowUp':
      return beside(buttons, at, key === 'ArrowDown');
    default:
      return undefined;
  }
}

/** The button above or below, nearest in its column. */
function beside(buttons: HTMLElement[], at: number, down: boolean): HTMLElement | undefined {
  const here = buttons[at]?.getBoundingClientRect();
  if (!here) return undefined;
  const distance = (button: HTMLElement): number => {
    const { top, left } = button.getBoundingClientRect();
    const rows = down ? top - here.top : here.top - top;
    return rows > 4 ? rows * 10 + Math.abs(left - here.left) : Infinity;
  };
  const nearest = buttons.reduce((best, button) => (distance(button) < distance(best) ? button : best));
  return distance(nearest) < Infinity ? nearest : undefined;
}
