// What goes between the page and the worker that runs the tables of this device.
import type { Refused, ServerMessage } from '../protocol.ts';
import type { Calls } from './host.ts';
import type { LocalRequest } from './local-table.ts';

export type ToWorker =
  | { call: number; name: keyof Calls; given: unknown[] }
  | { follow: string; pace: number }
  | { leave: string }
  | { table: string; request: LocalRequest };

export type FromWorker =
  { answer: number; value: unknown } | { answer: number; problem: Refused } | { table: string; frame: ServerMessage[] };
