// Arrays of numbers and records in the memory of a WebAssembly module. They are made once and stay
// where they are; what JavaScript sees of them is made anew when the memory has grown.
import type { Field, NumberType, RecordLayout } from './manifest.ts';

const VIEWS = {
  u1: Uint8Array,
  i2: Int16Array,
  i4: Int32Array,
  i8: BigInt64Array,
  f4: Float32Array,
  f8: Float64Array,
};

export interface TypedArrays {
  u1: Uint8Array;
  i2: Int16Array;
  i4: Int32Array;
  i8: BigInt64Array;
  f4: Float32Array;
  f8: Float64Array;
}

/** Bytes of a number. */
export const sizeOf = (type: NumberType): number => VIEWS[type].BYTES_PER_ELEMENT;

const product = (shape: readonly number[]): number => shape.reduce((size, side) => size * side, 1);

/** Some memory: its place, the type of its elements, and how many there are along each side. */
export class Block {
  readonly memory: WebAssembly.Memory;
  readonly place: number;
  readonly element: string;
  readonly shape: readonly number[];
  readonly size: number;

  constructor(memory: WebAssembly.Memory, place: number, element: string, shape: readonly number[], each: number) {
    this.memory = memory;
    this.place = place;
    this.element = element;
    this.shape = shape;
    this.size = product(shape) * each;
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.place, this.size);
  }
}

/** An array of numbers. */
export class NumberBlock<T extends NumberType> extends Block {
  readonly type: T;
  #view: TypedArrays[T] | undefined;

  constructor(memory: WebAssembly.Memory, place: number, type: T, shape: readonly number[]) {
    super(memory, place, type, shape, sizeOf(type));
    this.type = type;
  }

  get numbers(): TypedArrays[T] {
    if (this.#view?.buffer !== this.memory.buffer) {
      this.#view = viewOf(this.memory, this.type, this.place, product(this.shape)) as TypedArrays[T];
    }
    return this.#view;
  }
}

/** An array of records, whose fields are found by name. */
export class RecordBlock extends Block {
  readonly #fields: Map<string, Field>;
  readonly #each: number;

  constructor(memory: WebAssembly.Memory, place: number, name: string, layout: RecordLayout, count: number) {
    super(memory, place, name, [count], layout.size);
    this.#fields = new Map(layout.fields.map((field) => [field.name, field]));
    this.#each = layout.size;
  }

  /** Whether there is such a field. */
  has(name: string): boolean {
    return this.#fields.has(name);
  }

  /** A field that is one number. */
  get(name: string, index = 0): number {
    return this.list(name, index)[0] ?? 0;
  }

  set(name: string, number: number, index = 0): void {
    this.list(name, index)[0] = number;
  }

  /** All numbers of a field, in order. */
  list(name: string, index = 0): Int16Array | Int32Array {
    const field = this.#fields.get(name);
    if (field?.type !== 'i2' && field?.type !== 'i4') throw new TypeError(`${this.element}: no numbers called ${name}`);
    const place = this.place + index * this.#each + field.offset;
    return viewOf(this.memory, field.type, place, product(field.shape ?? [])) as Int16Array | Int32Array;
  }
}

function viewOf(memory: WebAssembly.Memory, type: NumberType, place: number, count: number): TypedArrays[NumberType] {
  return new VIEWS[type](memory.buffer, place, count);
}

/** The bytes that a text in base64 stands for. */
export function decoded(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
