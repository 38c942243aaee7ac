// Why actions are good or bad, as the rules of a game say: see src/byczo/play/reasons.py.
import type { Reason } from '../protocol.ts';
import type { RecordBlock } from './blocks.ts';
import { type BoundKernel, type Engine, OPEN } from './engine.ts';
import { MessageRoom } from './message-room.ts';

export class Reasons {
  readonly #room: MessageRoom | undefined;
  readonly #write: BoundKernel | undefined;

  /** Of the decisions that are written into `seen`. */
  constructor(engine: Engine, seen: RecordBlock) {
    const { messages, state } = engine.manifest;
    if (!messages.reason || !engine.has('write_reason')) return;
    this.#room = new MessageRoom(engine, messages.reason);
    this.#write = engine.bind('write_reason', seen, OPEN, OPEN, engine.records(state), ...this.#room.arguments);
  }

  /** Null: the game names no reasons. */
  of(seat: number, action: number): Reason | null {
    if (!this.#room || !this.#write) return null;
    return JSON.parse(this.#room.written(this.#write(seat, action))) as Reason;
  }
}
