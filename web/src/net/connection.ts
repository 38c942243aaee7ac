// How a page follows a table, wherever that is; and one socket that follows a table of a server: it
// opens again when it is lost, and asks again what was not answered.
import { LocalConnection } from '../local/client.ts';
import { isLocal } from '../local/saved.ts';
import type { ClientMessage, Hello, Ping, ServerMessage } from '../protocol.ts';
import { PendingRequests } from './pending-requests.ts';

export type ConnectionState = 'connecting' | 'open' | 'lost';
type Without<Kind> = Kind extends unknown ? Omit<Kind, 'id'> : never;
/** Something a table can be asked for: the id comes by itself. */
export type TableRequest = Without<Exclude<ClientMessage, Hello | Ping>> | Show;
/** Only at a table of this device: this person holds it now; null: nobody does. */
export interface Show {
  t: 'show';
  seat: number | null;
}

export interface Listener {
  /** The number of the last event of the table that was seen; null: none yet. */
  lastSeen(): number | null;
  onMessage(message: ServerMessage): void;
  /** All messages of one frame have been read. */
  onFrameEnd(): void;
  onState(state: ConnectionState, retryAt: number | null): void;
}

export interface Connection {
  /** Ask the table for something; settled when the table has decided. */
  ask(request: TableRequest): Promise<void>;
  /** Give up a socket that has not led to the table, and try again after a pause. */
  retry(): void;
  /** Try now instead of after the pause. */
  reconnect(): void;
  close(): void;
}

/** Follow a table of a server, or of this device. */
export const connect = (table: string, token: string | null, listener: Listener): Connection =>
  isLocal(table) ? new LocalConnection(table, listener) : new SocketConnection(table, token, listener);

const FIRST_DELAY = 300;
const LONGEST_DELAY = 8_000;
const ANSWER_TIME = 6_000; // for an answer to a ping
const ADDRESS = '/api/socket';

export class SocketConnection implements Connection {
  private socket: WebSocket | null = null;
  private readonly pending = new PendingRequests();
  private delay = FIRST_DELAY;
  private heartbeat = 25_000;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private welcomed = false;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.reconnect);
    addEventListener('offline', this.checkAlive);
    document.addEventListener('visibilitychange', this.checkAlive);
    this.open();
  }

  ask(request: TableRequest): Promise<void> {
    return this.pending.add(request, (sent) => {
      if (this.welcomed) this.socket?.send(JSON.stringify(sent));
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.reconnect);
    removeEventListener('offline', this.checkAlive);
    document.removeEventListener('visibilitychange', this.checkAlive);
    clearTimeout(this.timer);
    clearTimeout(this.retryTimer);
    this.socket?.close();
  }

  retry(): void {
    if (!this.welcomed) this.onLost();
  }

  readonly reconnect = (): void => {
    if (this.socket || this.closed) return;
    clearTimeout(this.retryTimer);
    this.open();
  };

  /** After sleep or a change of network a socket may be dead without knowing it. */
  private readonly checkAlive = (): void => {
    if (document.hidden) return;
    if (!this.socket) this.reconnect();
    else if (this.welcomed) this.ping();
  };

  private open(): void {
    this.listener.onState('connecting', null);
    const socket = new WebSocket(ADDRESS);
    this.socket = socket;
    this.expectAnswer(ANSWER_TIME * 2);
    socket.onopen = () => {
      const seen = this.listener.lastSeen();
      const hello = { t: 'hello', table: this.table, seen, token: this.token };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      for (const answer of JSON.parse(String(message.data)) as ServerMessage[]) this.read(answer);
      this.listener.onFrameEnd();
      if (socket === this.socket) this.expectHeartbeat();
    };
    socket.onclose = () => {
      if (socket === this.socket) this.onLost();
    };
  }

  private read(message: ServerMessage): void {
    if (message.t === 'welcome') {
      this.welcomed = true;
      this.delay = FIRST_DELAY;
      this.heartbeat = message.heartbeat * 1000;
      this.listener.onState('open', null);
      this.listener.onMessage(message);
      for (const request of this.pending.all) this.socket?.send(JSON.stringify(request));
      return;
    }
    if (!this.pending.settle(message)) this.listener.onMessage(message);
  }

  /** Something was heard: the line is alive for another heartbeat. */
  private expectHeartbeat(): void {
    clearTimeout(this.timer);
    if (this.welcomed) this.timer = setTimeout(() => this.ping(), this.heartbeat);
    else this.expectAnswer(ANSWER_TIME);
  }

  private ping(): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ t: 'ping', sent: Math.round(performance.now()) }));
    }
    this.expectAnswer(ANSWER_TIME);
  }

  private expectAnswer(within: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.onLost(), within);
  }

  private onLost(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    socket?.close();
    if (this.closed) return;
    const delay = this.delay * (0.75 + Math.random() / 2);
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
    this.listener.onState('lost', Date.now() + delay);
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.open(), delay);
  }
}
