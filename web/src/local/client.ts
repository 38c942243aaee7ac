// The page's end of the tables of this device. The worker starts with the first thing that is asked.
import type { Connection, Listener, TableRequest } from '../net/connection.ts';
import { PendingRequests } from '../net/pending-requests.ts';
import { settings } from '../settings.svelte.ts';
import type { Calls } from './host.ts';
import type { LocalRequest } from './local-table.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Bots answer sooner than people would, so that the game keeps going. */
const PACE = 0.4;

interface Waiting {
  done(value: unknown): void;
  failed(problem: unknown): void;
}

const waiting = new Map<number, Waiting>();
const followers = new Map<string, LocalConnection>();
let worker: Worker | undefined;
let calls = 0;

function send(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => read(data);
  }
  worker.postMessage(message);
}

function read(message: FromWorker): void {
  if ('frame' in message) {
    followers.get(message.table)?.read(message.frame);
    return;
  }
  const asked = waiting.get(message.answer);
  waiting.delete(message.answer);
  if ('problem' in message) asked?.failed(message.problem);
  else asked?.done(message.value);
}

/** Call the worker; what it refuses is thrown as the message of a server. */
export function call<Name extends keyof Calls>(name: Name, ...given: Parameters<Calls[Name]>): ReturnType<Calls[Name]> {
  return new Promise((done, failed) => {
    calls += 1;
    waiting.set(calls, { done, failed });
    send({ call: calls, name, given });
  }) as ReturnType<Calls[Name]>;
}

/** Follows a table of this device, as a socket follows one of a server. */
export class LocalConnection implements Connection {
  private readonly pending = new PendingRequests();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    followers.set(table, this);
    listener.onState('connecting', null);
    this.reconnect();
  }

  ask(request: TableRequest): Promise<void> {
    return this.pending.add(request, (sent) => send({ table: this.table, request: sent as LocalRequest }));
  }

  read(frame: Parameters<Listener['onMessage']>[0][]): void {
    for (const message of frame) {
      if (message.t === 'welcome') this.listener.onState('open', null);
      if (!this.pending.settle(message)) this.listener.onMessage(message);
    }
    this.listener.onFrameEnd();
  }

  reconnect(): void {
    send({ follow: this.table, pace: settings.speed ? PACE : 0 });
  }

  retry(): void {
    this.reconnect();
  }

  close(): void {
    if (followers.get(this.table) !== this) return;
    followers.delete(this.table);
    send({ leave: this.table });
  }
}
