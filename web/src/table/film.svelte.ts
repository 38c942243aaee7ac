// The film of a game: what happened is shown beat by beat, so that the eye can follow; the newest
// view is its last picture. It can be hurried, stepped and skipped, and the last turn seen again.
import { tick } from 'svelte';
import type { Beat, GameKit, SeenEvent, Talk } from '../games/kit.ts';
import { Flights } from '../look/flight.ts';
import { play } from '../look/sounds.ts';
import type { GameView } from '../protocol.ts';
import { settings } from '../settings.svelte.ts';

interface Turn {
  before: GameView;
  events: SeenEvent[];
  after: GameView | null;
}

const LONG_QUEUE = 14; // beats; with more waiting, the film runs faster

export class Film {
  /** What is to be seen now. */
  view = $state.raw<GameView | null>(null);
  beat = $state.raw<Beat<GameView> | null>(null);
  /** Whether a beat waits for the next one. */
  running = $state(false);
  stopped = $state(false);
  last = $state.raw<Turn | null>(null);
  /** Where the film leads: the newest that is known of the table. */
  newest = $state.raw<GameView | null>(null);
  readonly flights = new Flights();

  private queue: Beat<GameView>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly kit: GameKit,
    private readonly talk: () => Talk,
    private readonly told: (line: string) => void,
  ) {}

  /** Show the view at once: after coming to the table, or after having missed something. */
  cut(view: GameView | null): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.view = this.newest = view;
    this.beat = null;
    this.running = false;
  }

  /** Something has happened. Without a view all that is known is what everybody saw. */
  push(events: SeenEvent[], after: GameView | null): void {
    const before = this.newest;
    if (!before) {
      this.cut(after);
      return;
    }
    const beats = this.kit.beats(before, events, after, this.talk());
    if (after && events.some(({ event }) => event !== 'ready')) this.last = { before, events, after };
    const end = after ?? undecided(beats.at(-1)?.view ?? before, events);
    this.newest = end;
    this.queue.push(...beats, { view: end, hold: 0 });
    if (document.hidden || !settings.speed) this.skip();
    else if (!this.running && !this.stopped) void this.next();
  }

  /** Show the next beat; waits for the one after it unless the film is stopped. */
  async next(): Promise<void> {
    clearTimeout(this.timer);
    const beat = this.queue.shift();
    this.running = Boolean(beat);
    if (!beat) return;
    await this.show(beat);
    if (!this.queue.length) {
      this.beat = null;
      this.running = false;
      this.stopped = false;
      return;
    }
    if (this.stopped) return;
    const rate = settings.speed * (1 + Math.max(0, this.queue.length - LONG_QUEUE) / LONG_QUEUE);
    this.timer = setTimeout(() => void this.next(), beat.hold / rate);
  }

  /** Stop after this beat, or run on. */
  stop(stopped: boolean): void {
    this.stopped = stopped;
    clearTimeout(this.timer);
    if (!stopped) void this.next();
  }

  /** To the end at once; what was not shown is still told. */
  skip(): void {
    clearTimeout(this.timer);
    for (const { say } of this.queue) if (say) this.told(say);
    this.queue = [];
    this.stopped = false;
    this.cut(this.newest);
  }

  /** The last turn once more. */
  again(): void {
    if (!this.last || this.running) return;
    const { before, events, after } = this.last;
    const quiet = this.kit
      .beats(before, events, after, this.talk())
      .map(({ say: _, ...beat }): Beat<GameView> => beat);
    const end = this.newest ?? before;
    this.queue = [{ view: before, hold: 600 }, ...quiet, { view: end, hold: 0 }];
    void this.next();
  }

  private async show(beat: Beat<GameView>): Promise<void> {
    this.flights.look();
    this.view = beat.view;
    this.beat = beat;
    if (beat.say) this.told(beat.say);
    if (beat.sound) play(beat.sound);
    await tick();
    this.flights.fly(beat, settings.speed);
  }
}

/** Until the next view nobody is known to be waited for, unless all that happened is that some are ready. */
function undecided(view: GameView, events: SeenEvent[]): GameView {
  return events.every(({ event }) => event === 'ready') ? view : { ...view, choices: [], waiting: [] };
}
