// Long lists come a few lines at a time, each time in a task of its own: meanwhile the page answers.
export class Gradual {
  /** How many lines are shown by now. */
  shown = $state(0);

  /** To be made while a component is; `total` tells how many lines there will be. */
  constructor(step: number, total: () => number) {
    $effect(() => {
      if (this.shown >= total()) return undefined;
      const timer = setTimeout(() => (this.shown += step));
      return () => clearTimeout(timer);
    });
  }

  /** Begin anew, with another list. */
  restart(): void {
    this.shown = 0;
  }
}
