// Room for a declared message: the record that rules fill, and what writes it as JSON.
import { decoded, type NumberBlock, type RecordBlock } from './blocks.ts';
import type { Argument, Engine } from './engine.ts';
import type { Message } from './manifest.ts';

const text = new TextDecoder();

export class MessageRoom {
  /** A blank record, one to fill, and what `write_json` takes: in the order in which rules take them. */
  readonly arguments: Argument[];
  readonly #out: NumberBlock<'u1'>;

  constructor(engine: Engine, message: Message) {
    const blank = engine.records(message.record);
    blank.bytes.set(decoded(message.blank));
    const filled: RecordBlock = engine.records(message.record);
    const steps = engine.decoded('i4', message.steps);
    const texts = engine.decoded('u1', message.texts);
    const stack = engine.numbers('i4', engine.manifest.constants.stack ?? 0);
    this.#out = engine.numbers('u1', message.size);
    this.arguments = [blank, filled, engine.as('i2', filled), steps, texts, stack, this.#out];
  }

  /** The JSON that was written: its length is what the rule has returned. */
  written(size: unknown): string {
    return text.decode(this.#out.numbers.subarray(0, Number(size)));
  }
}
