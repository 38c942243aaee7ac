// Options that can be chosen for a game, with what the form needs to know. What is allowed is
// checked by the server; the form only offers what makes sense.
import type { SixNimmtOptions } from '../protocol.ts';

export type Options = Record<string, unknown>;

/** Rule sets of a game, the usual one first. */
export const VARIANTS: Record<string, NonNullable<SixNimmtOptions['variant']>[]> = {
  'six-nimmt': ['base', 'tactical', 'halves'],
};

/** How long a game can last: each choice is a set of options. */
export const LENGTHS: Record<string, { id: string; options: Options }[]> = {
  'six-nimmt': [
    { id: 'target-66', options: {} },
    { id: 'target-33', options: { target: 33 } },
    { id: 'rounds-1', options: { rounds: 1 } },
    { id: 'rounds-3', options: { rounds: 3 } },
  ],
  'x-nimmt': [
    { id: 'rounds-2', options: {} },
    { id: 'rounds-1', options: { rounds: 1 } },
    { id: 'rounds-4', options: { rounds: 4 } },
  ],
  'david-goliath': [
    { id: 'everyone-deals', options: {} },
    { id: 'rounds-1', options: { rounds: 1 } },
    { id: 'rounds-2', options: { rounds: 2 } },
  ],
};

/** What counts when nothing is said. The server tells options with these filled in. */
const USUAL: Record<string, Options> = { 'six-nimmt': { target: 66 }, 'x-nimmt': { rounds: 2 } };

/** The choice of length that these options stand for. */
export function lengthOf(game: string, options: Options): { id: string; options: Options } | undefined {
  const lengths = LENGTHS[game] ?? [];
  const measure = (chosen: Options): string => {
    const { rounds, target } = { ...USUAL[game], ...chosen };
    return `${rounds ? '' : String(target)} ${String(rounds)}`;
  };
  return lengths.find((length) => measure(length.options) === measure(options)) ?? lengths[0];
}

/** Two halves is one game of its own length. */
export const hasLength = (variant: string | undefined): boolean => variant !== 'halves';

export function optionsOf(variant: string | undefined, length: Options): Options {
  const chosen = variant && variant !== 'base' ? { variant } : {};
  return hasLength(variant) ? { ...chosen, ...length } : chosen;
}
