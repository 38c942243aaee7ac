// One socket that follows one table: opens again when it is lost, and asks again what was not
// answered. An ask has an id, so that the table does it once however often it is asked.
import type { ClientMessage, Hello, Ping, Refused, ServerMessage } from '../protocol.ts';
import { randomText } from './random.ts';

export type Line = 'connecting' | 'open' | 'lost';
type Without<Kind> = Kind extends unknown ? Omit<Kind, 'id'> : never;
/** Something a table can be asked for: the id comes by itself. */
export type Wish = Without<Exclude<ClientMessage, Hello | Ping>>;

export interface Listener {
  /** How many events of the table have been seen; null: none yet. */
  seen(): number | null;
  heard(answer: ServerMessage): void;
  /** All messages of one frame have been heard. */
  settled(): void;
  line(now: Line, retryAt: number | null): void;
}

interface Waiting {
  text: string;
  done(): void;
  failed(problem: Refused): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const PATIENCE = 6_000; // for an answer to a ping
const ADDRESS = '/api/socket';

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private pause = FIRST_PAUSE;
  private heartbeat = 25_000;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private welcome = false;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.check);
    document.addEventListener('visibilitychange', this.check);
    this.open();
  }

  /** Ask the table for something; settled when the table has decided. */
  ask(wish: Wish): Promise<void> {
    const id = randomText();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((done, failed) => {
      this.waiting.set(id, { text, done, failed });
      if (this.welcome) this.socket?.send(text);
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.check);
    document.removeEventListener('visibilitychange', this.check);
    clearTimeout(this.beat);
    clearTimeout(this.again);
    this.socket?.close();
  }

  /** Give a line up that has not led to the table, and try again after a pause. */
  retry(): void {
    if (!this.welcome) this.lost();
  }

  /** Try now instead of after the pause. */
  readonly hurry = (): void => {
    if (this.socket || this.closed) return;
    clearTimeout(this.again);
    this.open();
  };

  /** After sleep or a change of network a socket may be dead without knowing it. */
  private readonly check = (): void => {
    if (document.hidden) return;
    if (!this.socket) this.hurry();
    else if (this.welcome) this.ping();
  };

  private open(): void {
    this.listener.line('connecting', null);
    const socket = new WebSocket(ADDRESS);
    this.socket = socket;
    this.expect(PATIENCE * 2);
    socket.onopen = () => {
      const seen = this.listener.seen();
      const hello = { t: 'hello', table: this.table, seen, token: this.token };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      for (const answer of JSON.parse(String(message.data)) as ServerMessage[]) this.hear(answer);
      this.listener.settled();
      if (socket === this.socket) this.live();
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private hear(answer: ServerMessage): void {
    if (answer.t === 'welcome') {
      this.welcome = true;
      this.pause = FIRST_PAUSE;
      this.heartbeat = answer.heartbeat * 1000;
      this.listener.line('open', null);
      this.listener.heard(answer);
      for (const { text } of this.waiting.values()) this.socket?.send(text);
      return;
    }
    if ('id' in answer && answer.id) {
      const waiting = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if (answer.t === 'error') {
        waiting?.failed(answer);
        return;
      }
      this.listener.heard(answer);
      waiting?.done();
      return;
    }
    this.listener.heard(answer);
  }

  /** Something was heard: the line is alive for another heartbeat. */
  private live(): void {
    clearTimeout(this.beat);
    if (this.welcome) this.beat = setTimeout(() => this.ping(), this.heartbeat);
    else this.expect(PATIENCE);
  }

  private ping(): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ t: 'ping', sent: Math.round(performance.now()) }));
    }
    this.expect(PATIENCE);
  }

  private expect(within: number): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.lost(), within);
  }

  private lost(): void {
    clearTimeout(this.beat);
    const socket = this.socket;
    this.socket = null;
    this.welcome = false;
    socket?.close();
    if (this.closed) return;
    const pause = this.pause * (0.75 + Math.random() / 2);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.listener.line('lost', Date.now() + pause);
    clearTimeout(this.again);
    this.again = setTimeout(() => this.open(), pause);
  }
}
