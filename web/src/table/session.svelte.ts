// A table as this browser knows it: what the server has told, and the way to ask for more.
import type { GameTable, SeenEvent, TableView } from '../games/room.ts';
import { tableOf } from '../games/rooms.ts';
import { isLocal } from '../local/saved.ts';
import type { Problem } from '../net/api.ts';
import { connect, type Connection, type ConnectionState, type TableRequest } from '../net/connection.ts';
import type { AnyEvent, Hinted, Reaction, Said, ServerMessage, TableEvent, TableNow, ViewNow } from '../protocol.ts';
import { t } from '../texts/texts.svelte.ts';
import { announce, forgetAnnounced } from './announcer.svelte.ts';
import { Film } from './film.svelte.ts';
import { dismiss, reportText } from './problems.svelte.ts';
import { tableSentence } from './sentences.ts';
import { loadFromTab, saveToTab } from './tab-storage.ts';

export interface ShownReaction {
  key: number;
  seat: number;
  reaction: Reaction;
}

const REACTION_TIME = 3_500;
const CHRONICLE = 200;
/** What keeps a table from going on for a while, and then it does. */
const PASSING = new Set<Problem['code']>(['not-stored', 'unanswered', 'too-fast', 'busy']);
/** Events about the table; all others are of the game. */
const TABLE_EVENTS = new Set<AnyEvent['event']>([
  'sat-down',
  'renamed',
  'got-up',
  'sealed',
  'seals-closed',
  'seals-opened',
  'salted',
  'set-up-changed',
  'seats-drawn',
  'taken-over',
  'came-back',
  'clock-ran-out',
  'said',
  'reacted',
  'pause-vote',
  'paused',
  'played-on',
  'abandon-vote',
  'abandoned',
  'gathering',
] satisfies TableEvent['event'][]);

export class Session {
  connectionState = $state<ConnectionState>('connecting');
  retryAt = $state<number | null>(null);
  /** Why the table cannot go on just now, though the server answers. */
  trouble = $state.raw<Problem | null>(null);
  /** Why there is nothing to show: the table does not exist, or the link opens no seat. */
  refusal = $state.raw<Problem | null>(null);
  you = $state.raw<{ seat: number | null; host: boolean }>({ seat: null, host: false });
  table = $state.raw<TableNow | null>(null);
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  /** Whether the bots of this game can play yet: after a start of the server they need a while. */
  newest = $state.raw<ViewNow | null>(null);
  /** How the game is shown; null until it has been fetched. */
  gameTable = $state.raw<GameTable | null>(null);
  film = $state.raw<Film | null>(null);
  /** Whether a choice of this seat is under way and not answered yet. */
  sending = $state(false);
  chosen = $state.raw<{ moment: number; do: string } | null>(null);
  hint = $state.raw<Hinted | null>(null);
  chat = $state.raw<Said[]>([]);
  unread = $state(0);
  reactions = $state.raw<ShownReaction[]>([]);
  chronicle = $state.raw<{ key: number; text: string }[]>([]);
  scores = $state.raw<number[][]>([]);
  /** All that has happened in the game; null: not all of it was heard. */
  story = $state.raw<SeenEvent[] | null>(null);
  /** Another version of the server than the one this page came from. */
  outdated = $state(false);

  private readonly connection: Connection;
  /** The number of the last event that was seen. */
  private lastEvent: number | null = null;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  private clockOffset = 0;
  /** Events of the game that are not in the film yet. */
  private events: SeenEvent[] = [];
  /** Whether the film must begin anew with the next view. */
  private missedSomething = true;
  private nextKey = 0;

  constructor(
    readonly id: string,
    token: string | null,
    follow = connect,
  ) {
    this.chat = loadFromTab<Said[]>(id, 'talk') ?? [];
    this.connection = follow(id, token, {
      lastSeen: () => this.lastEvent,
      onMessage: (message) => this.onMessage(message),
      onFrameEnd: () => this.onFrameEnd(),
      onState: (state, retryAt) => {
        if (state === 'lost') this.trouble = null;
        this.connectionState = state;
        this.retryAt = retryAt;
        this.missedSomething = true;
      },
    });
  }

  /** Whether the table is on this device: nobody comes from elsewhere. */
  get local(): boolean {
    return isLocal(this.id);
  }

  /** Whether hands are covered between two people at this device: once nobody's was shown. */
  passed = $state(false);

  get names(): string[] {
    return this.table?.places.map(({ name }) => name) ?? [];
  }

  get seat(): number | null {
    return this.you.seat;
  }

  /** Whether this seat must decide something now. */
  get myTurn(): boolean {
    const waiting = (this.film?.newest ?? this.newest?.view)?.waiting ?? [];
    const playing = this.table?.status === 'playing' && this.seat !== null;
    return playing && waiting.includes(this.seat ?? -1) && !this.chosenNow;
  }

  get chosenNow(): string | null {
    return this.chosen && this.chosen.moment === this.newest?.moment ? this.chosen.do : null;
  }

  /** The points of all finished rounds, added up: every game has them. */
  get totals(): number[] {
    if (!this.scores.length) return [];
    return this.names.map((_, seat) => this.scores.reduce((sum, points) => sum + (points[seat] ?? 0), 0));
  }

  /** How far the game is: as its table says, or else the round. */
  progress(view: TableView): string {
    const running = this.table?.status === 'over' ? 0 : 1;
    const round = view.round ?? this.scores.length + running;
    return this.gameTable?.progress?.(view) ?? t('table-round-begun', { round });
  }

  /** What the coach says of the decision that waits. */
  get hintNow(): Hinted | null {
    return this.hint && this.hint.moment === this.newest?.moment ? this.hint : null;
  }

  /** Milliseconds until the clock runs out; null: it does not run. */
  timeLeft(): number | null {
    const { due, starts } = this.newest ?? {};
    return due ? due - Math.max(Date.now() + this.clockOffset, starts ?? 0) : null;
  }

  ask(request: TableRequest): Promise<void> {
    return this.connection.ask(request);
  }

  async act(choice: string): Promise<void> {
    this.sending = true;
    try {
      await this.ask({ t: 'act', do: choice, moment: this.newest?.moment ?? null });
    } finally {
      this.sending = false;
    }
  }

  reconnect(): void {
    this.connection.reconnect();
  }

  close(): void {
    this.connection.close();
    this.film?.cut(null);
    this.forgetHeard();
  }

  private onMessage(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.clockOffset = message.now - Date.now();
        this.outdated = message.version !== __VERSION__;
        this.refusal = this.trouble = null;
        this.chosen = null; // the view that follows knows it
        break;
      case 'you':
        if (message.seat !== this.seat) this.changeSeat(message.seat);
        this.you = { seat: message.seat, host: message.host };
        this.passed ||= this.local && message.seat === null;
        break;
      case 'table':
        if (message.n !== this.lastEvent) this.story = null;
        this.lastEvent = message.n;
        this.table = message;
        this.scores = message.scores;
        if (!this.gameTable) void this.fetchGameTable(message.game);
        break;
      case 'events':
        this.readEvents(message.events, message.first);
        break;
      case 'view':
        this.readEvents([], message.n + 1);
        this.newest = message;
        this.extendFilm(message);
        break;
      case 'chosen':
        this.chosen = message;
        break;
      case 'hint':
        this.hint = message;
        break;
      case 'present':
        this.present = message.seats;
        this.watchers = message.watching;
        break;
      case 'error':
        if (this.local && message.code === 'not-stored') {
          reportText(t('web-here-not-saved'));
        } else if (PASSING.has(message.code)) {
          // At the table, the server will go on by itself; else we come again.
          this.connection.retry();
          this.trouble = message;
        } else {
          this.refusal = message;
          this.connection.close();
        }
        break;
    }
  }

  /** Other eyes look at the screen: nothing that the ones before knew may stay. */
  private changeSeat(seat: number | null): void {
    this.hint = this.chosen = null;
    if (seat === null || this.seat === null) this.missedSomething = true;
    this.film?.forget();
    this.forgetHeard();
  }

  /** What was said to one person at this device is not there for the next: neither words nor problems. */
  private forgetHeard(): void {
    if (!this.local) return;
    forgetAnnounced();
    dismiss();
  }

  /** All of a frame was heard: what everybody saw without a new view goes into the film, too. */
  private onFrameEnd(): void {
    if (this.events.length) this.extendFilm(null);
    this.missedSomething = false;
  }

  private readEvents(events: AnyEvent[], first: number): void {
    events.forEach((event, index) => {
      if (this.lastEvent !== null && first + index <= this.lastEvent) return;
      if (TABLE_EVENTS.has(event.event)) this.onTableEvent(event as TableEvent);
      else this.events.push(event);
      if (event.event === 'seats-drawn') this.story = [];
      else if (this.story && !TABLE_EVENTS.has(event.event)) this.story = [...this.story, event];
      if (event.event === 'round-closed') this.scores = [...this.scores, event.points];
    });
    const last = first + events.length - 1;
    this.lastEvent = Math.max(this.lastEvent ?? 0, last);
  }

  private extendFilm(answer: ViewNow | null): void {
    const events = this.events;
    this.events = [];
    const view = answer?.view ?? null;
    if (!this.film) return;
    if (this.missedSomething && view) this.film.cut(view);
    else this.film.push(events, view);
    if (view && this.local) this.missedSomething = false; // one frame can have two seats' views
  }

  /** News about the table itself. */
  private onTableEvent(event: TableEvent): void {
    if (event.event === 'said') {
      this.chat = [...this.chat, event].slice(-100);
      this.unread += 1;
      saveToTab(this.id, 'talk', this.chat);
    }
    if (event.event === 'reacted') this.showReaction(event.seat, event.reaction);
    if (event.event === 'gathering') {
      this.passed = false;
      this.scores = [];
      this.chronicle = [];
      this.newest = null;
      this.film?.cut(null);
    }
    const text = tableSentence(event, this.names, t);
    if (text) this.addLine(text);
  }

  private showReaction(seat: number, reaction: Reaction): void {
    const shown = { key: this.nextKey++, seat, reaction };
    this.reactions = [...this.reactions, shown];
    setTimeout(() => {
      this.reactions = this.reactions.filter((other) => other !== shown);
    }, REACTION_TIME);
  }

  private addLine(text: string): void {
    announce(text);
    this.chronicle = [...this.chronicle, { key: this.nextKey++, text }].slice(-CHRONICLE);
  }

  private async fetchGameTable(game: string): Promise<void> {
    const gameTable = await tableOf(game);
    this.gameTable = gameTable;
    const context = () => ({ t, names: this.names, seat: this.seat });
    const film = new Film(gameTable, context, (line) => this.addLine(line));
    film.cut(this.newest?.view ?? null);
    this.film = film;
  }
}
