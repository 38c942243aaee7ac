// What a seat sees before anybody has chosen, as src/byczo/play/undecided.py: an answer must not
// depend on when it is asked for.
import type { RecordBlock } from './blocks.ts';
import type { BoundKernel } from './engine.ts';

/** Forget who has chosen already; `list` lists the actions of a seat. RangeError: nothing is to be decided. */
export function undecide(seen: RecordBlock, list: BoundKernel, seat: number): void {
  let waiting = 0;
  for (let each = 0; each < seen.get('players'); each += 1) if (Number(list(each)) > 0) waiting |= 1 << each;
  if (!((waiting >> seat) & 1)) throw new RangeError(`seat ${seat} has nothing to decide now`);
  seen.set('waiting', waiting);
  if (seen.has('chosen')) seen.list('chosen').fill(0);
}
