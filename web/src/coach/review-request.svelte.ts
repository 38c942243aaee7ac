// Asks for the review of a game until it is there.
import type { Problem } from '../net/api.ts';
import type { Review, Reviewed } from '../protocol.ts';

const AGAIN = 700; // milliseconds; a server lets an address ask five times a second
const LATER = 3_000; // after a problem that may pass
const PATIENCE = 10; // problems in a row
const MAY_PASS = new Set<Problem['code']>(['unreachable', 'too-fast']);

export class ReviewRequest {
  progress = $state.raw<Reviewed | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What keeps the answer away just now; it is asked for again. */
  trouble = $state.raw<Problem | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private failures = 0;

  constructor(private readonly request: () => Promise<Reviewed>) {
    addEventListener('online', this.again);
    this.again();
  }

  get review(): Review | null {
    return this.progress?.review ?? null;
  }

  /** Ask now, also after a problem that has stopped the asking. */
  readonly again = (): void => {
    if (this.review || this.stopped) return;
    this.problem = null;
    this.failures = 0;
    void this.ask();
  };

  stop(): void {
    this.stopped = true;
    removeEventListener('online', this.again);
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const found = await this.request();
      this.failures = 0;
      this.trouble = null;
      this.progress = found;
      if (!found.review) this.next(AGAIN);
    } catch (reason) {
      const problem = reason as Problem;
      this.failures += 1;
      this.trouble = problem;
      if (MAY_PASS.has(problem.code) && this.failures < PATIENCE) this.next(LATER);
      else this.problem = problem;
    }
  }

  private next(pause: number): void {
    if (!this.stopped) this.timer = setTimeout(() => void this.ask(), pause);
  }
}
