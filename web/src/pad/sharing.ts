// A pad that several people share lies on a table of the server: its log decides what is written.
import { openTable } from '../net/api.ts';
import { go } from '../route.svelte.ts';
import type { Session } from '../table/session.svelte.ts';
import { loadFromTab, saveToTab } from '../table/tab-storage.ts';
import type { PadDocument } from './document.ts';

const KEPT = 'pad';

/** Open a table for a pad, and go there. */
export async function share(pad: PadDocument): Promise<void> {
  const { table } = await openTable({ game: pad.game });
  saveToTab(table, KEPT, pad);
  go(`/t/${table}`);
}

/** Put the pad on the table that was opened for it; nothing, if it was opened for something else. */
export async function putPad(session: Session): Promise<void> {
  const pad = loadFromTab<PadDocument>(session.id, KEPT);
  if (!pad) return;
  saveToTab(session.id, KEPT, null);
  const { names, options, rounds } = pad;
  await session.ask({ t: 'put-pad', names, options, rounds, everybody: false });
}
