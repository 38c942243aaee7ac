// Who is not here though the seat is theirs.
import { isBot } from '../games/catalog.svelte.ts';
import type { SeatNow } from '../protocol.ts';

type Sitting = Pick<SeatNow, 'by'> & Partial<Pick<SeatNow, 'stand_in'>>;

/** The seats of people who are not here and for whom no bot plays. */
export const absentPeople = (places: readonly Sitting[], present: readonly number[]): number[] =>
  places.flatMap(({ by, stand_in }, seat) => (isBot(by) || stand_in || present.includes(seat) ? [] : [seat]));
