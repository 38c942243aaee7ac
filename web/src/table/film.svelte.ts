// The film of a game: what happened is shown step by step, so that the eye can follow; the newest
// view is its last picture. It can be hurried, stepped and skipped, and the last turn seen again.
import { tick } from 'svelte';
import type { AnimationStep, GameTable, SeenEvent, SentenceContext, TableView } from '../games/room.ts';
import { Flights } from '../look/flights.ts';
import { play } from '../look/sounds.ts';
import { settings } from '../settings.svelte.ts';

interface Turn {
  before: TableView;
  events: SeenEvent[];
  after: TableView | null;
}

const LONG_QUEUE = 14; // steps; with more waiting, the film runs faster
const HURRY = 5; // times as fast, for whoever cannot wait

export class Film {
  /** What is to be seen now. */
  view = $state.raw<TableView | null>(null);
  step = $state.raw<AnimationStep | null>(null);
  /** Whether a step waits for the next one. */
  running = $state(false);
  stopped = $state(false);
  last = $state.raw<Turn | null>(null);
  /** Where the film leads: the newest that is known of the table. */
  newest = $state.raw<TableView | null>(null);
  /** What is to be seen now, in words. */
  caption = $state('');
  /** When the next step comes by itself; null: it waits. */
  nextAt = $state<number | null>(null);
  readonly flights = new Flights();

  private queue: AnimationStep[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hurried = false;

  constructor(
    private readonly table: GameTable,
    private readonly context: () => SentenceContext,
    private readonly tell: (line: string) => void,
  ) {}

  /** Show the view at once: after coming to the table, or after having missed something. */
  cut(view: TableView | null): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.view = this.newest = view;
    this.step = null;
    this.caption = '';
    this.running = this.hurried = false;
  }

  /** There is no last turn to be seen again. */
  forget(): void {
    this.last = null;
  }

  /** Something has happened. Without a view all that is known is what everybody saw. */
  push(events: SeenEvent[], after: TableView | null): void {
    const before = this.newest;
    if (!before) {
      this.cut(after);
      return;
    }
    const steps = this.table.animate(before, events, after, this.context());
    if (after && events.some(({ event }) => event !== 'ready')) this.last = { before, events, after };
    const end = after ?? undecided(steps.at(-1)?.view ?? before, events);
    this.newest = end;
    this.queue.push(...steps, { view: end, duration: 0 });
    if (document.hidden || !settings.speed) this.skip();
    else if (!this.running && !this.stopped) void this.next();
  }

  /** Show the next step; waits for the one after it unless the film is stopped. */
  async next(): Promise<void> {
    clearTimeout(this.timer);
    this.nextAt = null;
    const step = this.queue.shift();
    this.running = Boolean(step);
    if (!step) return;
    await this.show(step);
    if (!this.queue.length) {
      this.step = null;
      this.running = this.hurried = false;
      this.stopped = false;
      return;
    }
    if (!this.stopped) this.wait(step);
  }

  /** Let the next step come by itself. What is there to be read is not hurried. */
  private wait({ duration, round }: AnimationStep): void {
    const crowd = 1 + Math.max(0, this.queue.length - LONG_QUEUE) / LONG_QUEUE;
    const rate = round ? 1 : settings.speed * crowd * (this.hurried ? HURRY : 1);
    this.nextAt = Date.now() + duration / rate;
    this.timer = setTimeout(() => void this.next(), duration / rate);
  }

  /** Faster from here to the end of the turn or round; once more: to that end at once. */
  hurry(): void {
    if (!this.running || this.step?.round) return;
    clearTimeout(this.timer);
    if (this.hurried) {
      const end = this.queue.findIndex(({ round }) => round);
      const passed = this.queue.splice(0, end < 0 ? this.queue.length - 1 : end);
      for (const { sentence } of passed) if (sentence) this.tell(sentence);
    }
    this.hurried = true;
    this.stopped = false;
    void this.next();
  }

  /** Stop after this step, or run on. */
  stop(stopped: boolean): void {
    this.stopped = stopped;
    this.nextAt = null;
    clearTimeout(this.timer);
    if (!stopped) void this.next();
  }

  /** To the end at once; what was not shown is still told. */
  skip(): void {
    clearTimeout(this.timer);
    for (const { sentence } of this.queue) if (sentence) this.tell(sentence);
    this.queue = [];
    this.stopped = false;
    this.cut(this.newest);
  }

  /** The last turn once more. */
  again(): void {
    if (!this.last || this.running) return;
    const { before, events, after } = this.last;
    const quiet = this.table
      .animate(before, events, after, this.context())
      .map(({ sentence: _, ...step }): AnimationStep => step);
    const end = this.newest ?? before;
    this.queue = [{ view: before, duration: 600 }, ...quiet, { view: end, duration: 0 }];
    void this.next();
  }

  private async show(step: AnimationStep): Promise<void> {
    this.flights.look();
    this.view = step.view;
    this.step = step;
    if (step.sentence) {
      this.tell(step.sentence);
      this.caption = step.sentence;
    }
    if (step.sound) play(step.sound);
    await tick();
    this.flights.fly(step, settings.speed);
  }
}

/** Until the next view nobody is known to be waited for, unless all that happened is that some are ready. */
function undecided(view: TableView, events: SeenEvent[]): TableView {
  return events.every(({ event }) => event === 'ready') ? view : { ...view, choices: [], waiting: [] };
}
