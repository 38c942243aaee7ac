// What is kept of a game on this device, and what everybody may be told of it.
import type { GameRecord, Result, Status } from '../protocol.ts';

/** One game of a table. The record holds all hands: it stays in the worker until the game is over. */
export interface SavedGame {
  table: string;
  number: number;
  record: GameRecord;
  status: Status;
  /** When it was changed last, in milliseconds. */
  changed: number;
  /** Counts what was saved, so that two tabs notice each other. */
  version: number;
}

/** A game in a list: nothing that any seat holds. */
export interface SavedSummary {
  table: string;
  number: number;
  game: string;
  names: string[];
  status: Status;
  changed: number;
  result: Result | null;
}

export const summaryOf = ({ table, number, record, status, changed }: SavedGame): SavedSummary => ({
  table,
  number,
  game: record.game,
  names: record.seats.map(({ name }) => name),
  status,
  changed,
  result: record.result ?? null,
});

/** Tables on this device have names that no server gives. */
const PREFIX = 'local-';
export const isLocal = (table: string): boolean => table.startsWith(PREFIX);
export const localId = (random: string): string => PREFIX + random;

/** The deal of a day has one table on a device. */
const DAILY = /^local-daily-(.+)-(\d{4}-\d{2}-\d{2})$/;
export const dailyId = (game: string, date: string): string => localId(`daily-${game}-${date}`);

/** Which deal a table plays; null: one that nobody else has. */
export function readDaily(table: string): { game: string; date: string } | null {
  const [, game, date] = DAILY.exec(table) ?? [];
  return game && date ? { game, date } : null;
}
