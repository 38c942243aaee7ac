// Runs the tables of this device, in a worker: loads and saves them, lets bots play, and answers the
// page. One table is followed at a time.
import { Bots } from '../engine/bots.ts';
import { Coach, pause } from '../engine/coach.ts';
import type { Engine } from '../engine/engine.ts';
import type { Match } from '../engine/match.ts';
import { Solutions } from '../engine/solutions.ts';
import { freshStream, type Stream } from '../engine/stream.ts';
import type { ErrorCode, GameRecord, Refused, Replay, Reviewed, Seat, ServerMessage } from '../protocol.ts';
import { whim } from './draws.ts';
import { loadMatch, LocalTable, Refusal, type LocalRequest, type Setting } from './local-table.ts';
import { replayOf } from './replay.ts';
import { dailyFairness, streamFor } from './daily-chance.ts';
import { LocalReviews } from './reviews.ts';
import { dailyId, localId, type SavedGame } from './saved.ts';
import { Overtaken } from './storage.ts';

/** A table to be opened: who sits there, clockwise, and what they agree on. */
export interface LocalWish {
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
}

/** What a page can call; each has an answer. */
export interface Calls {
  open: (wish: LocalWish) => Promise<string>;
  /** The table of a deal of the day: a new one, or the one that is there. */
  daily: (game: string, date: string, names: string[]) => Promise<string>;
  bring: (record: GameRecord) => Promise<string>;
  record: (table: string, number: number) => Promise<GameRecord>;
  replay: (table: string, number: number, seat: number) => Promise<Replay>;
  review: (table: string, number: number) => Promise<Reviewed>;
}

export interface Surroundings extends Setting {
  engine(game: string): Promise<Engine>;
  save(game: SavedGame): Promise<void>;
  load(table: string, number?: number): Promise<SavedGame | undefined>;
  random(): string;
  /** Say something to whoever follows the table. */
  tell(table: string, frame: ServerMessage[]): void;
}

/** Who thinks about the game that is played, for tables of one kind: solvers keep their tables. */
interface Minds {
  kind: string;
  solutions: Solutions;
  bots: Bots;
  stream: Stream;
  coach: Coach;
}

export class LocalHost implements Calls {
  readonly #around: Surroundings;
  #table: LocalTable | undefined;
  #minds: Minds | undefined;
  #pace = 0;
  #thinking = new Map<string, ReturnType<typeof setTimeout>>();
  #queue: Promise<unknown> = Promise.resolve();
  #hinting: Promise<unknown> = Promise.resolve();
  readonly #reviews: LocalReviews;
  /** Games that the browser does not keep: they are here as long as the page is open. */
  readonly #unsaved = new Map<string, SavedGame>();

  constructor(around: Surroundings) {
    this.#around = around;
    const quiet = async (): Promise<void> => {
      await pause(); // bots first, then hints
      await this.#queue;
      await this.#hinting;
    };
    this.#reviews = new LocalReviews((game) => around.engine(game), quiet);
  }

  async open({ game, options, seats }: LocalWish): Promise<string> {
    const record: GameRecord = { byczo: 1, game, options: { ...options, players: seats.length }, seats, log: [] };
    return this.#keep(record, 'playing');
  }

  async daily(game: string, date: string, names: string[]): Promise<string> {
    const table = dailyId(game, date);
    if (await this.#around.load(table)) return table;
    const { options, level } = (await this.#around.engine(game)).manifest.daily;
    const seats = names.slice(0, options.players).map((name, seat) => ({ name, by: seat ? level : 'human' }));
    const fairness = dailyFairness(game, date);
    return this.#keep({ byczo: 1, game, options, seats, fairness, log: [] }, 'playing', table);
  }

  /** A game from a file; RangeError: it breaks the rules. */
  async bring(record: GameRecord): Promise<string> {
    const match = loadMatch(await this.#around.engine(record.game), record);
    return this.#keep(match.record(), match.over ? 'over' : 'playing');
  }

  async record(table: string, number: number): Promise<GameRecord> {
    const saved = await this.#saved(table, number);
    if (saved.status === 'playing') throw new Refusal('not-over', 'the record of a running game would tell all hands');
    return saved.record;
  }

  async replay(table: string, number: number, seat: number): Promise<Replay> {
    const record = await this.record(table, number);
    return replayOf(await this.#around.engine(record.game), record, seat);
  }

  /** The review of a finished game, or how far it is: the first who asks lets it begin. */
  review(table: string, number: number): Promise<Reviewed> {
    return this.#reviews.of(table, number, () => this.record(table, number));
  }

  /** Follow a table from now on; `pace`: how much of a natural pause bots make. */
  follow(table: string, pace: number): Promise<void> {
    return this.#next(async () => {
      this.#stop();
      this.#pace = pace;
      await this.#load(table);
    });
  }

  /** The page has left the table: it sleeps, and nothing is lost. */
  leave(table: string): Promise<void> {
    return this.#next(() => {
      if (this.#table?.id === table) {
        this.#stop();
        this.#table = undefined;
      }
      return Promise.resolve();
    });
  }

  ask(table: string, request: LocalRequest): Promise<void> {
    return this.#next(async () => {
      const here = this.#table;
      if (here?.id !== table) return;
      try {
        if (request.t === 'hint') {
          await this.#hint(here, request.id);
          return;
        }
        const told = await here.ask(request);
        await this.#changed(here, [...told, { t: 'ack', id: request.id }]);
      } catch (problem) {
        this.#around.tell(table, [refused(problem, request.id)]);
        if (problem instanceof Overtaken) await this.#load(table);
      }
    });
  }

  /** One thing after the other. */
  #next(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #load(id: string): Promise<void> {
    try {
      const saved = await this.#saved(id);
      this.#table = await LocalTable.load(saved, () => this.#around.engine(saved.record.game), this.#around);
      this.#around.tell(id, [...this.#table.welcome(), ...(this.#unsaved.has(id) ? [NOT_SAVED] : [])]);
      this.#wake();
      const table = this.#table;
      void this.#next(() => this.#prepare(table));
    } catch (problem) {
      this.#around.tell(id, [refused(problem, null)]);
    }
  }

  async #keep(
    record: GameRecord,
    status: SavedGame['status'],
    table = localId(this.#around.random()),
  ): Promise<string> {
    const around = this.#around;
    const fresh: SavedGame = { table, number: 1, record, status, changed: around.now(), version: 1 };
    const dealt = await LocalTable.load(fresh, () => around.engine(record.game), around);
    await this.#save(dealt.saved());
    return table;
  }

  async #saved(table: string, number?: number): Promise<SavedGame> {
    const unsaved = this.#unsaved.get(table);
    if (unsaved && number !== undefined && number !== unsaved.number) return this.#loaded(table, number);
    return unsaved ?? this.#loaded(table, number);
  }

  async #loaded(table: string, number?: number): Promise<SavedGame> {
    const saved = await this.#around.load(table, number);
    if (!saved) throw new Refusal('no-such-table', `this device has no table ${table}`);
    return saved;
  }

  /** Keep the game; false: the browser keeps nothing, now or ever. Overtaken: another tab has played on. */
  async #save(game: SavedGame): Promise<boolean> {
    try {
      await this.#around.save(game);
      this.#unsaved.delete(game.table);
      return true;
    } catch (problem) {
      if (problem instanceof Overtaken) throw problem;
      this.#unsaved.set(game.table, game);
      return false;
    }
  }

  /** Something has happened: it is told when it is saved. */
  async #changed(table: LocalTable, told: ServerMessage[]): Promise<void> {
    if (told.some(({ t }) => t !== 'ack' && t !== 'you' && t !== 'view')) {
      const before = this.#unsaved.has(table.id);
      const kept = await this.#save(table.saved());
      if (!kept && !before) told = [...told, NOT_SAVED];
    }
    if (told.some(({ t }) => t === 'view')) this.#minds?.coach.stop(); // nobody looks at that decision any more
    this.#around.tell(table.id, told);
    this.#wake();
  }

  /** While people look at the table, its bots get ready: no decision waits for what a solver has to know. */
  async #prepare(table: LocalTable): Promise<void> {
    if (table !== this.#table || table.status !== 'playing') return;
    const { solutions } = await this.#mindsFor(table.match);
    solutions.prepare(table.match.table.observe(0), 0);
  }

  /** Let bots decide whose turn it is, each after a pause. */
  #wake(): void {
    const table = this.#table;
    if (!table) return;
    for (const [seat, level] of table.botsToMove) {
      const key = `${table.number} ${table.moment} ${seat}`;
      if (this.#thinking.has(key)) continue;
      const act = (): void => void this.#next(() => this.#decide(table, seat, level, key));
      this.#thinking.set(key, setTimeout(act, pauseOf(this.#pace)));
    }
  }

  async #decide(table: LocalTable, seat: number, level: string, key: string): Promise<void> {
    const awaited = `${table.number} ${table.moment} ${seat}` === key;
    if (!awaited || table !== this.#table || !table.match.waiting.includes(seat)) return;
    this.#thinking.delete(key);
    const { match } = table;
    const { bots, stream } = await this.#mindsFor(match);
    const known = bots.levels.includes(level) ? level : (bots.levels[0] ?? ''); // a record may name any bot
    const seen = match.table.observe(seat);
    const action = table.secret
      ? bots.decideAlike(known, seen, seat, streamFor(match.engine, table.secret, match.log, seat))
      : bots.decideInTime(known, seen, seat, stream);
    const told = table.act(seat, action);
    await this.#changed(table, told).catch(() => this.#load(table.id));
  }

  /** Let the coach think for the seat that is shown: a first answer, and better ones as time goes by. */
  async #hint(table: LocalTable, id: string): Promise<void> {
    const { match, moment } = table;
    const seat = table.seatToAdvise();
    const { coach } = await this.#mindsFor(match);
    const answers = coach.advise(match.table.observe(seat), seat);
    const tell = async (): Promise<boolean> => {
      const next = await answers.next();
      if (next.done || table.moment !== moment || table.shown !== seat) return false;
      this.#around.tell(table.id, [{ t: 'hint', id, moment, ...next.value }]);
      return !next.value.last;
    };
    const goOn = async (): Promise<void> => {
      while (await tell());
    };
    if (await tell()) this.#hinting = goOn();
  }

  async #mindsFor(match: Match): Promise<Minds> {
    const { game } = match.engine.manifest;
    const kind = `${game} ${match.seats.length}`;
    if (this.#minds?.kind === kind) return this.#minds;
    const engine = await this.#around.engine(game);
    const solutions = new Solutions(engine);
    const [bots, coach] = [new Bots(engine, solutions), new Coach(engine, solutions)];
    this.#minds = { kind, solutions, bots, coach, stream: freshStream(engine) };
    return this.#minds;
  }

  #stop(): void {
    this.#minds?.coach.stop();
    for (const timer of this.#thinking.values()) clearTimeout(timer);
    this.#thinking.clear();
  }
}

/** Said once: people play on, and know what a reload would cost. */
const NOT_SAVED: Refused = { t: 'error', code: 'not-stored', text: '', detail: '', id: null };

/** Milliseconds before a bot's answer, which do not depend on its cards: as src/byczo/play/pace.py. */
function pauseOf(pace: number): number {
  const drawn = whim();
  return 1000 * pace * (0.8 + drawn + 1.5 * drawn ** 4);
}

export function refused(problem: unknown, id: string | null): Refused {
  const code: ErrorCode =
    problem instanceof Refusal ? problem.code : problem instanceof Overtaken ? 'conflict' : 'bad-record';
  return { t: 'error', code, text: '', detail: problem instanceof Error ? problem.message : String(problem), id };
}
