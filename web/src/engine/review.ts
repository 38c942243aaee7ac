// A game judged by the coach, decision by decision, with what the players could know then: as
// src/byczo/play/review.py, with the same figures from the same record.
import type { Advice, GameRecord, Move, Player, Review } from '../protocol.ts';
import type { NumberBlock } from './blocks.ts';
import { Coach, pause } from './coach.ts';
import { type BoundKernel, type Engine, OPEN } from './engine.ts';
import { type LogEntry, Match } from './match.ts';
import { Solutions } from './solutions.ts';
import type { Options } from './start.ts';
import { seededStream } from './stream.ts';
import { TrialRoom } from './trial-room.ts';

/** A decision, and what the coach says of it. */
interface Judged {
  decision: Decision;
  advice: Advice;
}

/** What a seat decided, and what it saw then. */
interface Decision {
  entry: number;
  turn: number;
  seat: number;
  closed: number;
  do: string;
  seen: Uint8Array;
}

export class ReviewJob {
  readonly engine: Engine;
  readonly decisions: Decision[] = [];
  /** How many decisions are judged. */
  done = 0;
  readonly #match: Match;
  readonly #payoff: number;
  readonly #sign: number;
  readonly #par: number;
  /** The payoffs of all rounds that were scored, by seat. */
  readonly #results: number[][] = [];

  /** Plays the record again, in an engine of its own; RangeError: it breaks the rules. */
  constructor(engine: Engine, record: GameRecord) {
    this.engine = engine;
    this.#match = new Match(engine, record.options as Options, record.seats);
    this.#sign = engine.manifest.fewestWins ? -1 : 1;
    this.#payoff = Number(engine.bind('coach_payoff', this.#match.table.state)());
    this.#par = this.#findPar();
    this.#replay(record.log);
  }

  /** Judge all decisions; between two steps it waits for `rest`. */
  async run(rest = pause, playouts = this.playouts): Promise<Review> {
    const coach = new Coach(this.engine, new Solutions(this.engine), rest);
    const judged: Judged[] = [];
    for (const decision of this.decisions) {
      await rest();
      let last: Advice | undefined;
      for await (const { advice } of coach.advise({ bytes: decision.seen }, decision.seat, playouts)) last = advice;
      if (!last) throw new RangeError(`the coach has nothing to say of decision ${this.done + 1}`);
      judged.push({ decision, advice: last });
      this.done += 1;
    }
    return this.#summary(judged, playouts);
  }

  /** How many playouts each decision gets. */
  get playouts(): number {
    return Number(this.engine.bind('playouts_each', this.decisions.length)());
  }

  /** What a round may bring before anything is dealt. */
  #findPar(): number {
    const { engine } = this;
    const { manifest } = engine;
    const { states, draws } = new TrialRoom(engine);
    states.bytes.set(this.#match.table.state.bytes);
    const stream = engine.numbers('i8', 1);
    stream.numbers[0] = seededStream(engine, manifest.review.seed).state;
    const weights = engine.filled('f8', manifest.weights);
    const sums = engine.numbers('f8', 2, manifest.constants.payoffs ?? 0);
    const means = [manifest.review.rounds, weights, stream, draws, sums];
    return Number(engine.bind('find_par', states, this.#sign, this.#payoff, ...means)());
  }

  #replay(log: LogEntry[]): void {
    const match = this.#match;
    const { table } = match;
    const pay = this.engine.bind('pay_round', table.state, OPEN, this.#sign, this.#payoff);
    const turnOf = this.#turns();
    const replay = match.replay(log);
    for (const [place, entry] of log.entries()) {
      if ('score' in entry) continue;
      const closed = table.state.get('closed');
      const seat = match.seats.findIndex((_, each) => each === entry.seat);
      const seen = seat < 0 ? new Uint8Array() : table.observe(seat).bytes.slice();
      const choices = seat < 0 ? 0 : table.actions(seat).length;
      replay.next(); // which checks the entry
      if (choices > 1) {
        const text = match.log[place]?.do ?? '';
        this.decisions.push({ entry: place + 1, turn: turnOf(seen, seat, closed), seat, closed, do: text, seen });
      }
      if (table.state.get('closed') > closed) this.#results.push(match.seats.map((_, each) => Number(pay(each))));
    }
    while (!replay.next().done); // the end of the record is checked, too
  }

  /** The number of a turn in its round; where the game does not tell, a seat's decisions are counted. */
  #turns(): (seen: Uint8Array, seat: number, closed: number) => number {
    const { engine } = this;
    const counted = new Map<string, number>();
    const block = engine.records(engine.manifest.state);
    const turn: BoundKernel | undefined = engine.has('turn') ? engine.bind('turn', block) : undefined;
    return (seen, seat, closed) => {
      block.bytes.set(seen);
      const key = `${seat} ${closed}`;
      counted.set(key, (counted.get(key) ?? 0) + 1);
      return turn ? Number(turn()) : (counted.get(key) ?? 0);
    };
  }

  #summary(judged: Judged[], playouts: number): Review {
    const { game, coach, review } = this.engine.manifest;
    const { seats, table, over } = this.#match;
    const [notes, figures, players] = this.#stories(judged);
    const part = (seat: number, at: number): number => players.numbers[seat * review.parts.length + at] ?? 0;
    return {
      game,
      names: seats.map(({ name }) => name),
      payoff: coach.payoffs[this.#payoff] ?? 'own',
      unit: coach.unit,
      finished: over,
      totals: Array.from(table.state.list('totals').subarray(0, seats.length)),
      playouts,
      players: seats.map(({ name }, seat): Player => {
        const parts = review.parts.map((word, at) => [word, part(seat, at)] as const);
        return { seat, name, ...(Object.fromEntries(parts) as Record<(typeof review.parts)[number], number>) };
      }),
      moves: judged.map((each, place) => moveOf(each, (word) => cell(figures, review.figures, word, place))),
      turning_points: judged.flatMap((_, place) => (cell(notes, review.notes, 'turned', place) ? [place] : [])),
    };
  }

  /** Notes and figures of all decisions, and the parts of all players, as the rules write them. */
  #stories(judged: Judged[]): [NumberBlock<'i2'>, NumberBlock<'f8'>, NumberBlock<'f8'>] {
    const { engine } = this;
    const { review } = engine.manifest;
    const [count, seats, rounds] = [judged.length, this.#match.seats.length, this.#results.length];
    const notes = engine.numbers('i2', review.notes.length, count);
    const figures = engine.numbers('f8', review.figures.length, count);
    const players = engine.numbers('f8', seats, review.parts.length);
    const results = engine.numbers('f8', rounds, seats);
    const costs = engine.filled(
      'f8',
      judged.flatMap(({ advice }) => advice.candidates.map(({ cost }) => cost)),
    );
    results.numbers.set(this.#results.flat());
    for (const [place, { decision, advice }] of judged.entries()) {
      const { candidates, usual } = advice;
      const { seat, closed, do: done } = decision;
      const noted = {
        seat,
        closed,
        candidates: candidates.length,
        done: candidates.findIndex((each) => each.do === done),
      };
      for (const [word, number] of Object.entries(noted)) setCell(notes, review.notes, word, place, number);
      setCell(figures, review.figures, 'usual', place, usual);
      setCell(figures, review.figures, 'best', place, candidates[0]?.value ?? 0);
    }
    engine.bind('tell_stories', count, rounds, seats, this.#par, notes, figures, costs, results, players)();
    return [notes, figures, players];
  }
}

type NumberTable = NumberBlock<'i2'> | NumberBlock<'f8'>;

/** Where the number of a decision stands in the row of that name. */
const placeOf = ({ shape }: NumberTable, rows: string[], word: string, place: number): number =>
  rows.indexOf(word) * (shape[1] ?? 0) + place;

const cell = (table: NumberTable, rows: string[], word: string, place: number): number =>
  table.numbers[placeOf(table, rows, word, place)] ?? 0;

function setCell(table: NumberTable, rows: string[], word: string, place: number, number: number): void {
  table.numbers[placeOf(table, rows, word, place)] = number;
}

function moveOf({ decision, advice: { candidates } }: Judged, figure: (word: string) => number): Move {
  const [best] = candidates;
  const done = candidates.find((each) => each.do === decision.do);
  if (!best || !done) throw new RangeError(`${decision.do} is none of the actions of that decision`);
  return {
    entry: decision.entry,
    round: decision.closed + 1,
    turn: decision.turn,
    seat: decision.seat,
    do: decision.do,
    verdict: done.verdict,
    cost: done.cost,
    error: done.error,
    danger: done.danger,
    reason: done.reason,
    best: best.do,
    best_reason: best.reason,
    standing: figure('standing'),
    skill: figure('skill'),
    luck: figure('luck'),
  };
}
