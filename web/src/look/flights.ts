// Things that move: an element with `data-fly` travels from where one of that name was before. We
// look, let the page change, look again, and play the difference (FLIP) with transforms and opacity
// alone, which the compositor does without us. First all is measured, then all is moved: whoever
// mixes the two makes the browser lay out the page again for each card.
import { reducedMotion } from '../settings.svelte.ts';

interface Seen {
  box: DOMRect;
  element: HTMLElement;
}

interface Ways {
  from?: Record<string, string>;
  to?: Record<string, string>;
}

const TIME = 420;
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';
const LANDING = 'cubic-bezier(0.3, 0.6, 0.3, 1.12)'; // a little too far, and back
const NEAR = 2; // pixels that are not worth a flight

export class Flights {
  private before = new Map<string, Seen>();

  /** Remember where everything is. */
  look(): void {
    this.before = reducedMotion() ? new Map<string, Seen>() : places();
  }

  /** The page has changed: let things travel. */
  fly(ways: Ways, speed: number): void {
    if (reducedMotion()) return;
    const duration = TIME / Math.max(0.5, Math.sqrt(speed));
    const now = places();
    const flights: (() => void)[] = [];
    for (const [name, { box, element }] of now) {
      const start = this.before.get(name)?.box ?? anchor(ways.from?.[name]);
      if (start) flights.push(() => travel(element, start, box, duration));
    }
    for (const [name, { box, element }] of this.before) {
      const end = now.has(name) ? null : anchor(ways.to?.[name]);
      if (end) flights.push(() => depart(element, box, end, duration));
    }
    for (const begin of flights) begin();
  }
}

function places(): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-fly]:not([data-still] *)')) {
    const box = element.getBoundingClientRect();
    const name = element.dataset.fly;
    if (name && box.width) found.set(name, { box, element });
  }
  return found;
}

function anchor(name: string | undefined): DOMRect | null {
  if (!name) return null;
  return document.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect() ?? null;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const start = between(to, from);
  if (!start) return;
  element.style.zIndex = '5';
  const flight = element.animate([{ transform: start }, { transform: 'none' }], {
    duration,
    easing: LANDING,
    fill: 'backwards',
  });
  flight.onfinish = flight.oncancel = () => element.style.removeProperty('z-index');
}

/** A copy of what has left the page flies to where it went. */
function depart(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  delete ghost.dataset.fly;
  ghost.inert = true;
  ghost.classList.add('ghost');
  Object.assign(ghost.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  document.body.append(ghost);
  const way = between(from, to) ?? 'none';
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: way, opacity: 0.4 },
  ];
  ghost.animate(frames, { duration: duration * 1.2, easing: EASE }).onfinish = () => ghost.remove();
}

/** The transform that makes a box at `home` look as if it were at `away`. */
function between(home: DOMRect, away: DOMRect): string | null {
  const scale = Math.min(away.width / home.width, away.height / home.height) || 1;
  const x = away.left + away.width / 2 - (home.left + home.width / 2);
  const y = away.top + away.height / 2 - (home.top + home.height / 2);
  if (Math.abs(x) < NEAR && Math.abs(y) < NEAR && Math.abs(scale - 1) < 0.02) return null;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
