// The authority at a table of this device: it holds all secrets, and says to the page what a server
// would say to one who sits at the seat that is shown (src/byczo/table, src/byczo/server/audience.py).
import type { Engine } from '../engine/engine.ts';
import { Match, type ChanceSource, type Happened, type LogEntry } from '../engine/match.ts';
import type { Options } from '../engine/start.ts';
import type {
  AnyEvent,
  ErrorCode,
  Fairness,
  GameRecord,
  GameView,
  SeatNow,
  ServerMessage,
  Status,
  TableNow,
  ViewNow,
} from '../protocol.ts';
import { drawsFrom, replayCounted } from './daily-chance.ts';
import type { SavedGame } from './saved.ts';

const PERSON = 'human';

/** What a person on this device asks of the table; each with an id, which the answer names. */
export type LocalRequest =
  | { t: 'act'; id: string; do: string; moment?: number | null }
  | { t: 'show'; id: string; seat: number | null }
  | { t: 'abandon'; id: string; want: boolean }
  | { t: 'rematch'; id: string }
  | { t: 'hint'; id: string };

export interface Setting {
  version: string;
  draw: ChanceSource;
  now: () => number;
}

/** Refused: what was asked for has changed nothing. */
export class Refusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

export class LocalTable {
  readonly id: string;
  match: Match;
  number: number;
  status: Status;
  version: number;
  /** Counts the positions of the game that everybody saw. */
  moment = 1;
  /** The seat whose eyes look at the screen; null: everybody's. */
  shown: number | null = null;
  /** What all chance follows from: the deal of a day. Null: chance is free. */
  readonly fairness: Fairness | null;
  readonly #setting: Setting;
  #draw: ChanceSource;
  readonly #engine: () => Promise<Engine>;
  #count = 0;
  #chosen = new Set<number>();

  private constructor(saved: SavedGame, match: Match, drawn: number, engine: () => Promise<Engine>, setting: Setting) {
    this.id = saved.table;
    this.number = saved.number;
    this.status = saved.status;
    this.version = saved.version;
    this.match = match;
    this.#engine = engine;
    this.#setting = setting;
    this.fairness = saved.record.fairness ?? null;
    this.#draw = this.secret ? drawsFrom(this.secret, drawn) : setting.draw;
    this.shown = this.#nextShown();
  }

  /** A table as it was saved; what is to be dealt first is dealt. Each game gets an engine of its own. */
  static async load(saved: SavedGame, engine: () => Promise<Engine>, setting: Setting): Promise<LocalTable> {
    const { options, seats, log } = saved.record;
    const match = new Match(await engine(), options as Options, seats);
    const table = new LocalTable(saved, match, replayCounted(match, log), engine, setting);
    if (saved.status === 'playing') match.advance(table.#draw);
    table.shown = table.#nextShown();
    return table;
  }

  get secret(): string | null {
    return this.fairness?.secret ?? null;
  }

  get people(): number[] {
    return this.match.seats.flatMap(({ by }, seat) => (by === PERSON ? [seat] : []));
  }

  /** The bots that must decide now: seat and level. */
  get botsToMove(): [seat: number, level: string][] {
    if (this.status !== 'playing') return [];
    return this.match.waiting.flatMap((seat): [number, string][] => {
      const by = this.match.seats[seat]?.by ?? PERSON;
      return by === PERSON ? [] : [[seat, by]];
    });
  }

  saved(): SavedGame {
    const { id, number, status, version, fairness } = this;
    const changed = this.#setting.now();
    const record = fairness ? { ...this.match.record(), fairness } : this.match.record();
    return { table: id, number, record, status, changed, version };
  }

  /** All that somebody needs to know who comes to the table. */
  welcome(): ServerMessage[] {
    const { id, people } = this;
    const { version, now } = this.#setting;
    return [
      { t: 'welcome', table: id, version, now: now(), heartbeat: 3600 },
      this.#you(),
      this.#now(),
      this.#view(),
      { t: 'present', seats: people, watching: 0, bots: true },
    ];
  }

  /** The seat of whoever looks at the screen, if it has something to decide. */
  seatToAdvise(): number {
    const { match, shown } = this;
    if (this.status !== 'playing') throw new Refusal('not-playing', 'there is nothing to decide now');
    if (shown === null) throw new Refusal('not-seated', 'nobody has taken the device yet');
    if (this.secret) throw new Refusal('no-hints', 'nobody is helped with the deal of the day');
    if (!match.table.actions(shown).length) {
      throw new Refusal('not-your-turn', `seat ${shown} has nothing to decide now`);
    }
    return shown;
  }

  /** Do what is asked; tells the page what followed. A Refusal changes nothing. */
  async ask(request: LocalRequest): Promise<ServerMessage[]> {
    switch (request.t) {
      case 'act':
        return this.#actAsShown(request.do, request.moment ?? this.moment);
      case 'show':
        return this.#show(request.seat);
      case 'abandon':
        return this.#abandon();
      case 'rematch':
        return this.#rematch();
      default:
        throw new Refusal('bad-message', 'a table on this device does not know this');
    }
  }

  /** A seat acts, by hand or by its bot. */
  act(seat: number, action: number): ServerMessage[] {
    const { match } = this;
    const happened = match.act(seat, action);
    if (!happened) throw new Refusal('illegal-action', `seat ${seat} may not do action ${action} now`);
    this.version += 1;
    if (happened.length === 1 && happened[0]?.event === 'ready') return this.#choose(seat, happened);
    return this.#moveOn(happened);
  }

  /** What happens is laid down, as an entry of a log: where chance is not drawn. */
  repeat(entry: LogEntry): ServerMessage[] {
    const { match } = this;
    if (entry.do !== undefined) return this.act(entry.seat ?? -1, match.read(entry.do) ?? -1);
    const happened = match.repeat(entry);
    if (!happened) throw new Refusal('bad-record', 'chance is not next, or not like this');
    this.version += 1;
    return this.#moveOn(happened);
  }

  /** Something has happened that everybody saw. */
  #moveOn(happened: Happened[]): ServerMessage[] {
    const { match } = this;
    happened.push(...match.advance(this.#draw));
    this.moment += 1;
    this.#chosen.clear();
    if (match.over) this.status = 'over';
    const events = this.#events(happened);
    return [events, ...this.#turn(), ...(match.over ? [this.#now()] : []), this.#view()];
  }

  #actAsShown(text: string, moment: number): ServerMessage[] {
    const { match, shown } = this;
    if (this.status !== 'playing') throw new Refusal('not-playing', 'the game is over');
    if (shown === null) throw new Refusal('not-seated', 'nobody has taken the device yet');
    if (moment !== this.moment) throw new Refusal('too-late', 'the game has moved on');
    const action = match.read(text) ?? -1;
    if (!this.#isPassed) {
      const told = this.act(shown, action);
      const isMine = moment === this.moment && shown === this.shown;
      return isMine ? [...told, { t: 'chosen', moment, do: text }] : told;
    }
    // What follows is for everybody's eyes: the hand is covered before anything is shown of it.
    this.shown = null;
    const covered = [this.#you(), this.#view()];
    try {
      return [...covered, ...this.act(shown, action)];
    } catch (problem) {
      this.shown = shown;
      throw problem;
    }
  }

  /** Whether the device goes from hand to hand, and each hand has secrets. */
  get #isPassed(): boolean {
    return this.people.length > 1 && this.match.engine.manifest.hidden;
  }

  /** Somebody has chosen in secret: all may know that, nobody that a mind was changed. */
  #choose(seat: number, happened: Happened[]): ServerMessage[] {
    const events = this.#chosen.has(seat) ? [] : [this.#events(happened)];
    this.#chosen.add(seat);
    const turn = this.#turn();
    return turn.length || this.shown === null ? [...events, ...turn, this.#view()] : events;
  }

  /** Hand the device over, where somebody else must decide. */
  #turn(): ServerMessage[] {
    const next = this.#nextShown();
    if (next === this.shown) return [];
    this.shown = next;
    return [this.#you()];
  }

  /** Whose eyes may look now: one person's always; several take turns, and say that they are there. */
  #nextShown(): number | null {
    const { people, match, shown } = this;
    if (people.length === 1) return people[0] ?? null;
    if (this.status !== 'playing') return null;
    const waiting = people.filter((seat) => match.waiting.includes(seat));
    if (shown !== null && (waiting.includes(shown) || !waiting.length)) return shown;
    return match.engine.manifest.hidden ? null : (waiting[0] ?? people[0] ?? null);
  }

  #show(seat: number | null): ServerMessage[] {
    if (seat !== null && !this.people.includes(seat)) throw new Refusal('no-such-seat', 'nobody here sits there');
    this.shown = seat;
    return [this.#you(), this.#view()];
  }

  #abandon(): ServerMessage[] {
    if (this.status !== 'playing') throw new Refusal('not-playing', 'the game is over');
    this.status = 'abandoned';
    this.version += 1;
    this.shown = this.#nextShown();
    return [this.#events([{ event: 'abandoned' }]), this.#you(), this.#now(), this.#view()];
  }

  /** The same people once more. */
  async #rematch(): Promise<ServerMessage[]> {
    if (this.status === 'playing') throw new Refusal('not-over', 'the game has not ended yet');
    const { options, seats } = this.match;
    this.match = new Match(await this.#engine(), options, seats);
    if (this.secret) this.#draw = drawsFrom(this.secret);
    this.match.advance(this.#draw);
    this.number += 1;
    this.version = 1;
    this.moment += 1;
    this.#chosen.clear();
    this.status = 'playing';
    this.shown = this.#nextShown();
    const gathering = this.#events([{ event: 'gathering', number: this.number, commitment: '' }]);
    return [gathering, this.#you(), this.#now(), this.#view()];
  }

  #events(happened: Happened[]): ServerMessage {
    const first = this.#count + 1;
    this.#count += happened.length;
    return { t: 'events', first, events: happened as unknown as AnyEvent[] };
  }

  #you(): ServerMessage {
    return { t: 'you', seat: this.shown, host: true, devices: 1 };
  }

  #view(): ViewNow {
    const view = this.match.view<GameView>(this.shown);
    return { t: 'view', n: this.#count, moment: this.moment, due: null, starts: null, view };
  }

  #now(): TableNow {
    const { match, number, status } = this;
    const { manifest } = match.engine;
    const [fewest, most] = manifest.players;
    return {
      t: 'table',
      n: this.#count,
      game: manifest.game,
      options: match.options,
      rule_values: ruleValues(match),
      players: Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more),
      status,
      number,
      listed: false,
      clock: 'off',
      hints: !this.secret,
      host: this.people[0] ?? null,
      places: match.seats.map(({ name, by }): SeatNow => ({ ...EMPTY_PLACE, name, by })),
      commitment: '',
      salts: [],
      secret: null,
      scores: match.scores,
      result: match.result,
      revealing: false,
      pad: null,
    };
  }
}

const EMPTY_PLACE = {
  stand_in: null,
  away: null,
  salted: false,
  wants_pause: false,
  wants_abandon: false,
  seal: null,
};

/** A match as a record has it. */
export function loadMatch(engine: Engine, record: GameRecord): Match {
  const match = new Match(engine, record.options as Options, record.seats);
  for (const _ of match.replay(record.log));
  return match;
}

/** The numbers in the text of the rules at a table. */
export function ruleValues({ engine, options }: Match): Record<string, number | string> {
  const usual = engine.manifest.ruleValues[options.players] ?? {};
  const own = Object.entries(options).filter(([name, value]) => name in usual && value !== null);
  return { ...usual, ...(Object.fromEntries(own) as Record<string, number | string>) };
}
