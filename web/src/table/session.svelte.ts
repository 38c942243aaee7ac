// A table as this browser knows it: what the server has told, and the way to ask for more.
import type { GameTable, SeenEvent } from '../games/room.ts';
import { tableOf } from '../games/rooms.ts';
import type { Problem } from '../net/api.ts';
import { Connection, type Line, type Wish } from '../net/connection.ts';
import type { AnyEvent, Hinted, Reaction, Said, ServerMessage, TableEvent, TableNow, View } from '../protocol.ts';
import { t } from '../words/words.svelte.ts';
import { announce } from './announcer.svelte.ts';
import { Film } from './film.svelte.ts';
import { news } from './news.ts';
import { kept, keep } from './memory.ts';

export interface Feeling {
  key: number;
  seat: number;
  reaction: Reaction;
}

const SHOWN_FEELING = 3_500;
const CHRONICLE = 200;
/** What keeps a table from going on for a while, and then it does. */
const PASSING = new Set<Problem['code']>(['not-stored', 'unanswered', 'too-fast', 'busy']);
/** Events of a game; all others are about the table. */
const TABLE_NEWS = new Set<AnyEvent['event']>([
  'sat-down',
  'got-up',
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
  line = $state<Line>('connecting');
  retryAt = $state<number | null>(null);
  /** Why the table cannot go on just now, though the server answers. */
  trouble = $state.raw<Problem | null>(null);
  /** Why there is nothing to show: the table does not exist, or the link opens no seat. */
  refused = $state.raw<Problem | null>(null);
  you = $state.raw<{ seat: number | null; host: boolean }>({ seat: null, host: false });
  table = $state.raw<TableNow | null>(null);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  /** Whether the bots of this game can play yet: after a start of the server they need a while. */
  botsReady = $state(true);
  newest = $state.raw<View | null>(null);
  /** How the game is shown; null until it has been fetched. */
  gameTable = $state.raw<GameTable | null>(null);
  film = $state.raw<Film | null>(null);
  /** Whether a choice of this seat is under way and not answered yet. */
  sending = $state(false);
  chosen = $state.raw<{ moment: number; do: string } | null>(null);
  hint = $state.raw<Hinted | null>(null);
  talk = $state.raw<Said[]>([]);
  unread = $state(0);
  feelings = $state.raw<Feeling[]>([]);
  chronicle = $state.raw<{ key: number; text: string }[]>([]);
  scores = $state.raw<number[][]>([]);
  /** Another version of the server than the one this page came from. */
  outdated = $state(false);

  private readonly connection: Connection;
  private count: number | null = null;
  private clockAhead = 0;
  private happened: SeenEvent[] = [];
  private cut = true;
  private next = 0;

  constructor(
    readonly id: string,
    token: string | null,
  ) {
    this.talk = kept<Said[]>(id, 'talk') ?? [];
    this.connection = new Connection(id, token, {
      seen: () => this.count,
      heard: (answer) => this.heard(answer),
      settled: () => this.settled(),
      line: (now, retryAt) => {
        if (now === 'lost') this.trouble = null;
        this.line = now;
        this.retryAt = retryAt;
        this.cut = true;
      },
    });
  }

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

  /** What the coach says of the decision that waits. */
  get hintNow(): Hinted | null {
    return this.hint && this.hint.moment === this.newest?.moment ? this.hint : null;
  }

  /** Milliseconds until the clock runs out; null: it does not run. */
  timeLeft(): number | null {
    const due = this.newest?.due;
    return due ? due - (Date.now() + this.clockAhead) : null;
  }

  ask(wish: Wish): Promise<void> {
    return this.connection.ask(wish);
  }

  async act(choice: string): Promise<void> {
    this.sending = true;
    try {
      await this.ask({ t: 'act', do: choice, moment: this.newest?.moment ?? null });
    } finally {
      this.sending = false;
    }
  }

  hurry(): void {
    this.connection.hurry();
  }

  close(): void {
    this.connection.close();
    this.film?.cut(null);
  }

  private heard(answer: ServerMessage): void {
    switch (answer.t) {
      case 'welcome':
        this.clockAhead = answer.now - Date.now();
        this.outdated = answer.version !== __VERSION__;
        this.refused = this.trouble = null;
        this.chosen = null; // the view that follows knows it
        break;
      case 'you':
        this.you = { seat: answer.seat, host: answer.host };
        break;
      case 'table':
        this.count = answer.n;
        this.table = answer;
        this.scores = answer.scores;
        if (!this.gameTable) void this.fetchGameTable(answer.game);
        break;
      case 'events':
        this.see(answer.events, answer.first);
        break;
      case 'view':
        this.see([], answer.n + 1);
        this.newest = answer;
        this.turn(answer);
        break;
      case 'chosen':
        this.chosen = answer;
        break;
      case 'hint':
        this.hint = answer;
        break;
      case 'present':
        this.present = answer.seats;
        this.watching = answer.watching;
        this.botsReady = answer.bots;
        break;
      case 'error':
        if (PASSING.has(answer.code)) {
          // At the table, the server will go on by itself; else we come again.
          this.connection.retry();
          this.trouble = answer;
        } else {
          this.refused = answer;
          this.connection.close();
        }
        break;
    }
  }

  /** All of a frame was heard: what everybody saw without a new view goes into the film, too. */
  private settled(): void {
    if (this.happened.length) this.turn(null);
    this.cut = false;
  }

  private see(events: AnyEvent[], first: number): void {
    events.forEach((event, index) => {
      if (this.count !== null && first + index <= this.count) return;
      if (TABLE_NEWS.has(event.event)) this.about(event as TableEvent);
      else this.happened.push(event as SeenEvent);
      if (event.event === 'round-closed') this.scores = [...this.scores, event.points];
    });
    const last = first + events.length - 1;
    this.count = Math.max(this.count ?? 0, last);
  }

  private turn(answer: View | null): void {
    const events = this.happened;
    this.happened = [];
    const view = answer?.view ?? null;
    if (!this.film) return;
    if (this.cut && view) this.film.cut(view);
    else this.film.push(events, view);
  }

  /** News about the table itself. */
  private about(event: TableEvent): void {
    if (event.event === 'said') {
      this.talk = [...this.talk, event].slice(-100);
      this.unread += 1;
      keep(this.id, 'talk', this.talk);
    }
    if (event.event === 'reacted') this.feel(event.seat, event.reaction);
    if (event.event === 'gathering') {
      this.scores = [];
      this.chronicle = [];
      this.newest = null;
      this.film?.cut(null);
    }
    const text = news(event, this.names, t);
    if (text) this.tell(text);
  }

  private feel(seat: number, reaction: Reaction): void {
    const feeling = { key: this.next++, seat, reaction };
    this.feelings = [...this.feelings, feeling];
    setTimeout(() => {
      this.feelings = this.feelings.filter((other) => other !== feeling);
    }, SHOWN_FEELING);
  }

  private tell(text: string): void {
    announce(text);
    this.chronicle = [...this.chronicle, { key: this.next++, text }].slice(-CHRONICLE);
  }

  private async fetchGameTable(game: string): Promise<void> {
    const gameTable = await tableOf(game);
    this.gameTable = gameTable;
    const context = () => ({ t, names: this.names, seat: this.seat });
    const film = new Film(gameTable, context, (line) => this.tell(line));
    film.cut(this.newest?.view ?? null);
    this.film = film;
  }
}
