// Actions as text, by the verbs that a game declares: see src/byczo/core/action_texts.py.
import type { Manifest, Verb } from './manifest.ts';

/** The text of an action in a phase. */
export function writeAction({ verbs }: Manifest, phase: number, action: number): string {
  const verb = verbs.find((each) => isSaid(each, phase) && each.first <= action && action <= each.last);
  if (!verb) throw new RangeError(`there is no action ${action} here`);
  const place = action - verb.first;
  if (verb.follows === 'number') return `${verb.word} ${place + 1}`;
  if (verb.follows === 'name') return `${verb.word} ${verb.names?.[place] ?? ''}`;
  if (verb.follows === 'letters') {
    return `${verb.word} ${(verb.names ?? []).filter((_, bit) => ((place + 1) >> bit) & 1).join('')}`;
  }
  return verb.word;
}

/** The action that a text stands for in a phase; undefined: it stands for none. */
export function readAction({ verbs }: Manifest, phase: number, text: string): number | undefined {
  const [word = '', said, ...more] = text.split(' ');
  for (const verb of verbs) {
    if (more.length || verb.word !== word || !isSaid(verb, phase)) continue;
    const place = placeOf(verb, said);
    if (place !== undefined && place >= 0 && verb.first + place <= verb.last) return verb.first + place;
  }
  return undefined;
}

const isSaid = (verb: Verb, phase: number): boolean => verb.phase === undefined || verb.phase === phase;

function placeOf({ follows, names = [] }: Verb, said: string | undefined): number | undefined {
  if (!follows) return said === undefined ? 0 : undefined;
  if (!said) return undefined;
  if (follows === 'number') return /^\d{1,9}$/.test(said) ? Number(said) - 1 : undefined;
  if (follows === 'name') return names.indexOf(said);
  const letters = [...said];
  if (new Set(letters).size < letters.length || letters.some((letter) => !names.includes(letter))) return undefined;
  return letters.reduce((mask, letter) => mask | (1 << names.indexOf(letter)), 0) - 1;
}
