// Moments of a finished game as addresses: who looks, and at which entry of the record's log.
import type { Move, ReplayStep } from '../protocol.ts';

export interface Moment {
  seat: number;
  /** The entry that comes next, counted from 1. */
  entry: number;
}

export const moment = (game: string, { seat, entry }: Pick<Move, 'seat' | 'entry'>): string =>
  `${game}#${seat}-${entry}`;

export function readMoment(hash: string): Moment | null {
  const [, seat, entry] = /^#(\d+)-(\d+)$/.exec(hash) ?? [];
  return seat && entry ? { seat: Number(seat), entry: Number(entry) } : null;
}

/** The last step before that entry: the table as it was when it was decided. */
export function stepBefore(steps: Pick<ReplayStep, 'entry'>[], entry: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step.entry < entry),
  );
}
