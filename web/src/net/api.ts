// Requests to the server, or to the worker for what belongs to a table of this device. What is refused
// is thrown as a message of the server.
import { call } from '../local/client.ts';
import { isLocal } from '../local/saved.ts';
import { isSite } from '../site.ts';
import type {
  Device,
  DeviceLink,
  GameInfo,
  GameRecord,
  Listed,
  OpenTable,
  Played,
  Refused,
  Replay,
  Reviewed,
  TableCode,
  TableNow,
} from '../protocol.ts';

/** What went wrong: refused by the server, or the server is out of reach. */
export type Problem = Omit<Refused, 'code'> & { code: Refused['code'] | 'unreachable' };

const request = <Found>(path: string, body?: unknown): Promise<Found> =>
  send(path, body === undefined ? undefined : JSON.stringify(body));

/** Milliseconds for an answer: a network that hangs is one that is not there. */
const ANSWER_TIME = 8_000;

async function send<Found>(path: string, body?: string, headers: Record<string, string> = {}): Promise<Found> {
  if (isSite) throw unreachable; // there is none
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? headers : { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(ANSWER_TIME),
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    throw unreachable;
  }
  const found = (await response.json().catch(() => unreachable)) as Found | Problem;
  if (!response.ok) throw found;
  return found as Found;
}

/** The server cannot be reached; told like everything that it refuses. */
export const unreachable: Problem = { t: 'error', code: 'unreachable', text: '', detail: '', id: null };

export const games = (): Promise<GameInfo[]> => request('/games');
export const lobby = (): Promise<Listed[]> => request('/tables');
export const myTables = (): Promise<Listed[]> => request('/me/tables');
export const myGames = (): Promise<Played[]> => request('/me/games');
/** The devices of this guest. */
export const devices = (): Promise<Device[]> => request('/me/devices');
export const linkDevice = (): Promise<DeviceLink> => request('/me/devices', {});
export const useDeviceLink = (link: string): Promise<unknown> => request('/devices', { link });
/** A device is this guest no longer; without one, none but this. */
export const shutOut = (device?: string): Promise<unknown> => request('/me/revocations', device ? { device } : {});
/** A game that was played elsewhere gets a table here. */
export const bringRecord = (record: string): Promise<{ table: string }> => send('/records', record);
export const openTable = (wish: OpenTable): Promise<{ table: string }> => request('/tables', wish);
export const tableNow = (table: string): Promise<TableNow> => request(`/tables/${table}`);
/** A short code of a table that gathers, in words of a language. */
export const tableCode = (table: string, language: string): Promise<TableCode> =>
  send(`/tables/${table}/code`, undefined, { 'accept-language': language });
export const tableByCode = (code: string): Promise<{ table: string }> => request(`/codes/${encodeURIComponent(code)}`);
export const record = (table: string, number: number): Promise<GameRecord> =>
  isLocal(table) ? call('record', table, number) : request(`/tables/${table}/games/${number}`);
export const replay = (table: string, number: number, seat: number): Promise<Replay> =>
  isLocal(table) ? call('replay', table, number, seat) : request(`/tables/${table}/games/${number}/seats/${seat}`);
export const review = (table: string, number: number): Promise<Reviewed> =>
  isLocal(table) ? call('review', table, number) : request(`/tables/${table}/games/${number}/review`);
export const recordAddress = (table: string, number: number): string => `/api/tables/${table}/games/${number}`;
