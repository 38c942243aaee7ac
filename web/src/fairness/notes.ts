// What this tab notes of the chance of a game before it begins: nobody else can change it afterwards.
import { randomText } from '../net/random.ts';
import type { TableNow } from '../protocol.ts';
import { loadFromTab, saveToTab } from '../table/tab-storage.ts';
import { sha256, toHex } from './sha256.ts';

export interface Notes {
  /** The table's promise of its secret, as it was shown before this tab's salt was. */
  commitment: string;
  salt: string;
  /** All seals, as they were shown before this tab's salt was. */
  seals: string[];
}

const name = (number: number): string => `chance ${number}`;

export const sealOf = (salt: string): string => toHex(sha256(new TextEncoder().encode(salt)));

export function notesOf(table: string, number: number): Notes | null {
  return loadFromTab<Notes>(table, name(number));
}

/** Draw a salt for the next game, note it, and give its seal. */
export function sealSalt(id: string, table: TableNow): string {
  const salt = randomText();
  saveToTab(id, name(table.number), { commitment: table.commitment, salt, seals: [] } satisfies Notes);
  return sealOf(salt);
}

/** The salt of that seal, if it is this tab's; what everybody has sealed is noted first. */
export function saltToShow(id: string, table: TableNow, seal: string): string | null {
  const notes = notesOf(id, table.number);
  if (!notes || sealOf(notes.salt) !== seal || notes.commitment !== table.commitment) return null;
  const seals = table.places.flatMap((place) => place.seal ?? []);
  if (!notes.seals.length) saveToTab(id, name(table.number), { ...notes, seals } satisfies Notes);
  return notes.salt;
}
