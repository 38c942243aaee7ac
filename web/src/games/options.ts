// The options that a form offers for a game: a rule set, as the server names them, and a length.
// What is allowed is checked by the server.
import type { ClockName } from '../protocol.ts';
import { textOr, type T } from '../texts/texts.svelte.ts';
import { gameInfo } from './catalog.svelte.ts';
import type { GameLength, Options } from './room.ts';
import { roomOf } from './rooms.ts';

/** What a table agrees on. */
export interface Agreement {
  options: Options;
  clock: ClockName;
  hints: boolean;
  listed: boolean;
}

/** Names of a game's rule sets, the usual one first; empty: there is nothing to choose. */
export function ruleSetsOf(game: string): string[] {
  const names = Object.keys(gameInfo(game)?.rule_sets ?? {});
  return names.length > 1 ? names : [];
}

export const lengthsOf = (game: string): GameLength[] => roomOf(game).lengths ?? [];

/** The rule set that these options stand for. */
export function ruleSetOf(game: string, options: Options): string | undefined {
  const sets = gameInfo(game)?.rule_sets ?? {};
  const names = ruleSetsOf(game);
  return names.find((name) => isPartOf(sets[name] ?? {}, options)) ?? names[0];
}

/** The length that these options stand for: the server fills in what a usual game says nothing about. */
export function lengthOf(game: string, options: Options): GameLength | undefined {
  const [usual, ...others] = lengthsOf(game);
  return others.find((length) => isPartOf(length.options, options)) ?? usual;
}

/** Whether a game by this rule set can have different lengths. */
export const hasLengths = (game: string, ruleSet: string | undefined): boolean =>
  lengthsOf(game).length > 0 && !roomOf(game).fixedLength?.includes(ruleSet ?? '');

/** The options for a rule set and a length. */
export function optionsFor(game: string, ruleSet: string | undefined, length: Options): Options {
  const chosen = gameInfo(game)?.rule_sets[ruleSet ?? ''] ?? {};
  return hasLengths(game, ruleSet) ? { ...chosen, ...length } : { ...chosen };
}

/** What is agreed on, in one line. */
export function optionsText(game: string, agreed: Agreement, t: T): string {
  const ruleSet = ruleSetOf(game, agreed.options);
  const length = hasLengths(game, ruleSet) ? lengthOf(game, agreed.options) : undefined;
  return [
    ruleSet && textOr(`web-variant-${ruleSet}`, ruleSet),
    length && t(`web-length-${length.id}`),
    agreed.clock !== 'off' && t(`web-clock-${agreed.clock}`),
    agreed.listed && t('web-listed'),
  ]
    .filter(Boolean)
    .join(' · ');
}

const isPartOf = (some: Options, options: Options): boolean =>
  Object.entries(some).every(([name, value]) => options[name] === value);
