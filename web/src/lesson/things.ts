// The things on a table that a lesson can name.

/** A place by its anchor, or a thing by the name under which it flies. */
export const thingAt = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-anchor="${name}"]`) ??
  document.querySelector<HTMLElement>(`[data-fly="${name}"]`);

/** Let the hand be in sight, and before all the thing that is talked about. */
export function bringIntoSight(name: string | null): void {
  for (const each of ['hand', name]) if (each) thingAt(each)?.scrollIntoView({ block: 'nearest' });
}
