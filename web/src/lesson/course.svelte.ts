// Leads through a lesson at a table of its own.
// Deals, rolls and the others' actions are laid down, the learner decides. The table talks to the page as every table does, so that it is shown like any other.
import type { Engine } from '../engine/engine.ts';
import type { LogEntry } from '../engine/match.ts';
import { LocalTable, Refusal } from '../local/local-table.ts';
import { localId } from '../local/saved.ts';
import type { Connection, Listener, TableRequest } from '../net/connection.ts';
import type { GameRecord, Refused, Seat, ServerMessage } from '../protocol.ts';
import type { Lesson, Tell, Try } from './lesson.ts';

export const LESSON_TABLE = localId('lesson');
const SETTING = { version: __VERSION__, draw: () => null, now: Date.now };

/** Where the lesson waits for the learner, and what is said there. */
export interface Stop {
  /** After a choice it was `good` or `wrong`; after `wrong` the table goes back. */
  kind: 'tell' | 'try' | 'good' | 'wrong' | 'end';
  text: string;
  /** The anchor of the thing that it is about. */
  at: string | null;
}

export interface Classroom {
  game: string;
  /** The learner sits in the first one. */
  seats: Seat[];
  engine: () => Promise<Engine>;
}

export class Course implements Connection {
  stop: Stop = $state.raw({ kind: 'tell', text: '', at: null });
  /** How many words and tasks have been reached, of all of them. */
  reached = $state(0);
  readonly stops: number;
  readonly #lesson: Lesson;
  readonly #room: Classroom;
  #table: LocalTable;
  #step: number;
  /** The log before the learner's decision. */
  #before: LogEntry[] = [];
  #listener: Listener | null = null;
  #busy = false;

  private constructor(lesson: Lesson, room: Classroom, table: LocalTable, step: number) {
    this.#lesson = lesson;
    this.#room = room;
    this.#table = table;
    this.#step = step;
    this.stops = lesson.steps.filter(isStop).length;
    this.#advance();
  }

  /** Begin with what is dealt before the first words. */
  static async begin(lesson: Lesson, room: Classroom): Promise<Course> {
    const first = lesson.steps.findIndex(({ step }) => step !== 'happen');
    const dealt = lesson.steps.slice(0, first).flatMap((step) => (step.step === 'happen' ? [step.entry] : []));
    return new Course(lesson, room, await tableAfter(lesson, room, dealt), first);
  }

  /** Tell a page what happens at the table from now on. */
  follow(listener: Listener): this {
    this.#listener = listener;
    queueMicrotask(() => this.#welcome());
    return this;
  }

  /** The words are read: on to the next, or back to the moment before a wrong choice. */
  async next(): Promise<void> {
    if (this.#busy || this.stop.kind === 'try' || this.stop.kind === 'end') return;
    if (this.stop.kind !== 'wrong') {
      this.#step += 1;
      this.#advance();
      return;
    }
    this.#busy = true;
    try {
      this.#table = await tableAfter(this.#lesson, this.#room, this.#before);
      this.#welcome();
      this.#wait();
    } finally {
      this.#busy = false;
    }
  }

  /** The learner decides. */
  async ask(request: TableRequest): Promise<void> {
    const step = this.#lesson.steps[this.#step];
    if (request.t !== 'act' || this.stop.kind !== 'try' || step?.step !== 'try' || this.#busy) {
      throw refused(new Refusal('illegal-action', 'the lesson waits for nothing'));
    }
    this.#busy = true;
    try {
      const told = await this.#table.ask({ ...request, id: '' });
      this.#tell([...told, ...this.#answers(step)]);
      const good = step.good[request.do];
      const text = (good ?? step.wrong[request.do])?.text ?? step.otherwise;
      this.stop = { kind: good ? 'good' : 'wrong', text, at: step.at };
    } catch (problem) {
      throw refused(problem);
    } finally {
      this.#busy = false;
    }
  }

  /** The game so far: to be played on elsewhere. */
  record(): GameRecord {
    return this.#table.match.record();
  }

  retry(): void {
    this.#welcome();
  }

  reconnect(): void {
    this.#welcome();
  }

  close(): void {
    this.#listener = null;
  }

  /** Let happen what is laid down, up to the next words or task. */
  #advance(): void {
    const { steps } = this.#lesson;
    const told: ServerMessage[] = [];
    for (let step = steps[this.#step]; step && !isStop(step); step = steps[this.#step]) {
      const entries = step.step === 'happen' ? [step.entry] : step.acts.map(asEntry);
      for (const entry of entries) told.push(...this.#table.repeat(entry));
      this.#step += 1;
    }
    if (told.length) this.#tell(told);
    this.#before = [...this.#table.match.log];
    this.reached += 1;
    this.#wait();
  }

  /** Wait for the learner at this step. */
  #wait(): void {
    const { steps } = this.#lesson;
    const step = steps[this.#step];
    if (!step || !isStop(step)) return;
    const kind = this.#step === steps.length - 1 ? 'end' : step.step;
    this.stop = { kind, text: step.text, at: step.at };
  }

  /** What others do after the learner's choice: after one that was not meant, perhaps less. */
  #answers(step: Try): ServerMessage[] {
    const told: ServerMessage[] = [];
    for (const act of step.then) {
      try {
        told.push(...this.#table.repeat(asEntry(act)));
      } catch {
        break;
      }
    }
    return told;
  }

  #welcome(): void {
    this.#listener?.onState('open', null);
    this.#tell(this.#table.welcome());
  }

  #tell(frame: ServerMessage[]): void {
    for (const message of frame) this.#listener?.onMessage(message);
    this.#listener?.onFrameEnd();
  }
}

const isStop = (step: Lesson['steps'][number]): step is Tell | Try => step.step === 'tell' || step.step === 'try';
const asEntry = ([seat, action]: [number, string]): LogEntry => ({ seat, do: action });

/** The table of a lesson after all that a log says. */
function tableAfter({ options }: Lesson, { game, seats, engine }: Classroom, log: LogEntry[]): Promise<LocalTable> {
  const record: GameRecord = { byczo: 1, game, options, seats, log };
  const saved = {
    table: LESSON_TABLE,
    number: 1,
    record,
    status: 'playing',
    hints: false,
    changed: 0,
    version: 1,
  } as const;
  return LocalTable.load(saved, engine, SETTING);
}

const refused = (problem: unknown): Refused => ({
  t: 'error',
  code: problem instanceof Refusal ? problem.code : 'illegal-action',
  text: '',
  detail: String(problem),
  id: null,
});
