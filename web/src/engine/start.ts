// The first state of a table, from its options.
import { decoded, type RecordBlock } from './blocks.ts';
import type { Manifest } from './manifest.ts';

export type Options = Record<string, unknown> & { players: number };

/** Write the first state that these options ask for into a blank one. */
export function writeStart(manifest: Manifest, options: Options, state: RecordBlock): void {
  const { records, numbers, words } = manifest.start;
  const runs = records[ruleSetOf(manifest, options)]?.[String(options.players)];
  if (!runs) throw new RangeError(`${manifest.game} is not for ${options.players} players by these rules`);
  state.bytes.fill(0);
  for (const [offset, bytes] of runs) state.bytes.set(decoded(bytes), offset);
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'number') for (const field of numbers[name] ?? []) state.set(field, value);
    const set = typeof value === 'string' ? words[name]?.[value] : undefined;
    for (const [field, number] of Object.entries(set ?? {})) state.set(field, number);
    if (value != null && manifest.start.refused.includes(name)) {
      throw new RangeError(`${manifest.game}: only a server understands the option ${name}`);
    }
  }
}

/** The rule set whose options these are; the first one where they say nothing about it. */
function ruleSetOf(manifest: Manifest, options: Options): string {
  const sets = Object.entries(manifest.ruleSets);
  const fits = sets.find(([, chosen]) => Object.entries(chosen).every(([name, value]) => options[name] === value));
  return (fits ?? sets[0])?.[0] ?? '';
}
