// The pads of this device: one for each game, and the names that were written on them.
import type { PadDocument } from './document.ts';

const PADS = 'byczo pads';
const NAMES = 'byczo pad names';
const MOST_NAMES = 30;

/** The pad of a game as it was left; null: there is none. */
export const keptPad = (game: string): PadDocument | null => read<Record<string, PadDocument>>(PADS, {})[game] ?? null;

/** The games that have a pad here. */
export const keptGames = (): string[] => Object.keys(read<Record<string, PadDocument>>(PADS, {}));

/** Keep a pad. False: this browser keeps nothing. */
export function keepPad(pad: PadDocument): boolean {
  return write(PADS, { ...read(PADS, {}), [pad.game]: pad });
}

/** Names that were used before, the last ones first. */
export const knownNames = (): string[] => read<string[]>(NAMES, []);

export function rememberNames(names: string[]): void {
  write(NAMES, [...new Set([...names, ...knownNames()])].slice(0, MOST_NAMES));
}

function read<Value>(key: string, otherwise: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // full or forbidden
  }
}
