// A game between seats, from the first deal to the result: as src/byczo/core/match.py, over a table of
// WebAssembly. It keeps the log that a record is made of.
import type { GameRecord, Result, Seat } from '../protocol.ts';
import { readAction, writeAction } from './action-texts.ts';
import { readChance, writeChance } from './chance-texts.ts';
import type { Engine } from './engine.ts';
import type { Options } from './start.ts';
import { Table } from './table.ts';

const FORMAT = 1;

/** A source of chance: a random integer below each limit; null: chance has to wait. */
export type ChanceSource = (limits: number[]) => number[] | null;

export interface LogEntry {
  seat?: number;
  do?: string;
  score?: number[];
  [chance: string]: unknown;
}

/** Something that everybody saw; which things there are is told by the games. */
export interface Happened {
  event: string;
  [field: string]: unknown;
}

export class Match {
  readonly engine: Engine;
  readonly options: Options;
  readonly seats: Seat[];
  readonly table: Table;
  readonly log: LogEntry[] = [];

  constructor(engine: Engine, options: Options, seats: Seat[]) {
    this.engine = engine;
    this.options = { ...usualOptions(engine), ...options };
    this.seats = seats;
    this.table = new Table(engine, options);
    if (seats.length !== options.players) throw new RangeError(`${seats.length} seats for ${options.players} players`);
  }

  get waiting(): number[] {
    return this.table.waiting;
  }

  get over(): boolean {
    return this.table.over;
  }

  get scores(): number[][] {
    return this.log.flatMap(({ score }) => (score ? [score] : []));
  }

  get result(): Result | null {
    if (!this.over) return null;
    const { manifest } = this.engine;
    const totals = this.#ofSeats('totals');
    const best = manifest.fewestWins ? Math.min(...totals) : Math.max(...totals);
    const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
    return { totals, winners, reason: manifest.reasons[this.table.state.get('reason')] ?? '' };
  }

  /** What the seat sees; null: a spectator. */
  view<View>(seat: number | null): View {
    return JSON.parse(this.table.view(seat ?? this.engine.manifest.constants.nobody ?? -1)) as View;
  }

  /** What a text stands for now; undefined: nothing. */
  read(text: string): number | undefined {
    return readAction(this.engine.manifest, this.#phase, text);
  }

  /** Do an action; tells what happened, or undefined: the rules do not allow it. */
  act(seat: number, action: number): Happened[] | undefined {
    const { table } = this;
    const chosen = !table.waiting.includes(seat);
    const [phase, closed] = [this.#phase, table.state.get('closed')];
    const told = table.act(seat, action);
    if (told === undefined) return undefined;
    // Of a secret choice that is changed, only the last one belongs in the log.
    if (chosen)
      this.log.splice(
        this.log.findLastIndex((entry) => entry.seat === seat),
        1,
      );
    this.log.push({ seat, do: writeAction(this.engine.manifest, phase, action) });
    this.#noteScore(closed);
    return JSON.parse(told) as Happened[];
  }

  /** Deal and roll as long as chance is next. */
  advance(draw: ChanceSource): Happened[] {
    const happened: Happened[] = [];
    while (this.table.needsChance) {
      const draws = draw(this.table.limits());
      if (!draws) break;
      happened.push(...this.#deal(this.table.unfold(draws)));
    }
    return happened;
  }

  /** Do what a log says, entry by entry; RangeError names the first that cannot be. */
  *replay(log: LogEntry[]): Generator<Happened[]> {
    for (const [place, entry] of log.entries()) {
      if (this.log.length > place) {
        if (JSON.stringify(this.log[place]) !== JSON.stringify(entry))
          throw new RangeError(`entry ${place + 1}: score`);
        continue;
      }
      const happened = this.repeat(entry);
      if (!happened) throw new RangeError(`entry ${place + 1} breaks the rules`);
      yield happened;
    }
  }

  /** Do what an entry of a log says; undefined: the rules do not allow it. */
  repeat(entry: LogEntry): Happened[] | undefined {
    if (this.over) return undefined;
    if (typeof entry.do === 'string') {
      const action = this.read(entry.do);
      const seat = this.seats.findIndex((_, each) => each === entry.seat);
      return action === undefined || seat < 0 || this.table.needsChance ? undefined : this.act(seat, action);
    }
    if (!this.table.needsChance) return undefined;
    const outcome = readChance(this.engine.manifest.chance.forms, this.table.state, entry);
    const expected = this.table.unfold(this.table.limits().map(() => 0)).length;
    return outcome.length === expected ? this.#deal(outcome) : undefined;
  }

  /** The game so far. It holds all hands: before the end it is for the table alone. */
  record(): GameRecord {
    const { engine, options, seats, log, result } = this;
    const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null));
    const game = { byczo: FORMAT, game: engine.manifest.game, options: given, seats, log: [...log] };
    return result ? { ...game, result } : game;
  }

  get #phase(): number {
    return this.table.state.get('phase');
  }

  #deal(outcome: number[]): Happened[] {
    const { manifest } = this.engine;
    const closed = this.table.state.get('closed');
    const arranged = this.table.arrange(outcome);
    const entry = writeChance(manifest.chance.forms, this.table.state, arranged);
    const told = this.table.deal(outcome);
    this.log.push(entry);
    this.#noteScore(closed);
    return JSON.parse(told) as Happened[];
  }

  /** A round that was closed just now has its score in the log. */
  #noteScore(closed: number): void {
    if (this.table.state.get('closed') !== closed) this.log.push({ score: this.#ofSeats('points') });
  }

  #ofSeats(field: string): number[] {
    return Array.from(this.table.state.list(field).subarray(0, this.options.players));
  }
}

/** What is agreed on where nobody says otherwise. */
function usualOptions({ manifest }: Engine): Record<string, unknown> {
  const schema = manifest.options as { $defs?: Record<string, { properties?: Record<string, { default?: unknown }> }> };
  const properties = Object.values(schema.$defs ?? {})[0]?.properties ?? {};
  const usual = Object.entries(properties).filter(([, { default: value }]) => value != null);
  return Object.fromEntries(usual.map(([name, { default: value }]) => [name, value]));
}
