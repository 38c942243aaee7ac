// What can be looked up beside a table.
import type { Session } from '../table/session.svelte.ts';

export type Page = 'chronicle' | 'scores' | 'cards' | 'talk';

/** The pages that make sense at a table: on one device people talk to each other. */
export function pagesOf({ gameTable, local }: Session): Page[] {
  const all: Page[] = ['chronicle', 'scores', 'cards', 'talk'];
  return all.filter((page) => (page !== 'cards' || gameTable?.Tracker) && (page !== 'talk' || !local));
}
