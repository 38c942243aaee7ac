// The kernels of one game: the frame between JavaScript and its WebAssembly. It knows no game; what
// there is to know stands in the manifest.
import { Block, decoded, NumberBlock, RecordBlock, sizeOf } from './blocks.ts';
import type { Kernel, Manifest, NumberType, Parameter } from './manifest.ts';

const FORMAT = 2;
const FIRST_SLOT = 5; // of the arguments; a kernel's results come back in the slots before
const ALIGNED = 16;
const PAGE = 1 << 16;

/** Stands for a number that is given with each call. */
export const OPEN = Symbol('open');

export type Given = number | bigint | boolean;
export type Argument = Block | Given | typeof OPEN;
export type BoundKernel = (...open: Given[]) => Result;
export type Result = number | boolean | undefined | (number | boolean | undefined)[];

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  [kernel: string]: unknown;
}

export class Engine {
  readonly manifest: Manifest;
  readonly memory: WebAssembly.Memory;
  readonly #exports: Exports;
  #free: number;

  private constructor(manifest: Manifest, exports: Exports) {
    this.manifest = manifest;
    this.memory = exports.memory;
    this.#exports = exports;
    this.#free = Number(exports.__heap_base.value);
  }

  static async load(manifest: Manifest, module: BufferSource | WebAssembly.Module): Promise<Engine> {
    if (manifest.format !== FORMAT) throw new TypeError(`manifest of format ${manifest.format}, not ${FORMAT}`);
    const made = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module);
    const instance = await WebAssembly.instantiate(made);
    return new Engine(manifest, instance.exports as unknown as Exports);
  }

  /** Zeros. Memory is never given back: make what you need once. */
  numbers<T extends NumberType>(type: T, ...shape: number[]): NumberBlock<T> {
    const block = new NumberBlock(this.memory, this.#here(), type, shape);
    this.#take(block.size);
    return block;
  }

  /** These numbers. */
  filled(type: 'f8', numbers: number[]): NumberBlock<'f8'> {
    const block = this.numbers(type, numbers.length);
    block.numbers.set(numbers);
    return block;
  }

  /** Numbers from base64. */
  decoded<T extends NumberType>(type: T, base64: string): NumberBlock<T> {
    const bytes = decoded(base64);
    const block = this.numbers(type, bytes.length / sizeOf(type));
    block.bytes.set(bytes);
    return block;
  }

  /** Blank records. */
  records(name: string, count = 1): RecordBlock {
    const layout = this.manifest.records[name];
    if (!layout) throw new TypeError(`${this.manifest.game} has no record ${name}`);
    const block = new RecordBlock(this.memory, this.#here(), name, layout, count);
    this.#take(block.size);
    return block;
  }

  /** The numbers of a memory that was made as something else. */
  as<T extends NumberType>(type: T, block: Block): NumberBlock<T> {
    return new NumberBlock(this.memory, block.place, type, [block.size / sizeOf(type)]);
  }

  /** Whether the game has such a kernel. */
  has(name: string): boolean {
    return name in this.manifest.kernels;
  }

  /** A kernel with all arguments but the numbers that are left OPEN: these are given to each call. */
  bind(name: string, ...given: Argument[]): BoundKernel {
    const kernel = this.manifest.kernels[name];
    if (!kernel) throw new TypeError(`${this.manifest.game} has no kernel ${name}`);
    if (kernel.parameters.length !== given.length) {
      throw new TypeError(`${name} takes ${kernel.parameters.map((each) => each.name).join(', ')}`);
    }
    const slots = kernel.parameters.reduce((sum, each) => sum + 1 + rankOf(each), FIRST_SLOT);
    const frame = this.numbers('i8', slots);
    const open: [slot: number, parameter: Parameter][] = [];
    let slot = FIRST_SLOT;
    for (const [index, parameter] of kernel.parameters.entries()) {
      const argument = given[index];
      if (argument === OPEN) open.push([slot, parameter]);
      else if (argument instanceof Block) {
        const { place, shape } = checked(name, parameter, argument);
        frame.numbers[slot] = BigInt(place);
        for (let axis = 0; axis < rankOf(parameter); axis += 1)
          frame.numbers[slot + 1 + axis] = BigInt(shape[axis] ?? 0);
      } else frame.numbers[slot] = slotted(name, parameter, argument);
      slot += 1 + rankOf(parameter);
    }
    const entry = this.#exports[kernel.symbol] as (frame: number) => bigint;
    const results = resultsOf(kernel);
    return (...numbers) => {
      for (const [index, [at, parameter]] of open.entries()) {
        frame.numbers[at] = slotted(name, parameter, numbers[index]);
      }
      entry(frame.place);
      return results(frame.numbers);
    };
  }

  /** The place of the next block. */
  #here(): number {
    return Math.ceil(this.#free / ALIGNED) * ALIGNED;
  }

  #take(size: number): void {
    this.#free = this.#here() + size;
    const missing = this.#free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
  }
}

const rankOf = (parameter: Parameter): number => (parameter.kind === 'array' ? (parameter.rank ?? 0) : 0);

/** What a kernel is handed must be what it was translated for: nothing is checked behind this line. */
function checked(kernel: string, parameter: Parameter, block: Block): Block {
  const isNumber = parameter.kind !== 'array' && parameter.kind !== 'record';
  const rank = parameter.kind === 'array' ? (parameter.rank ?? 0) : 1;
  if (isNumber || block.element !== parameter.element || block.shape.length !== rank) {
    const wanted = isNumber ? parameter.kind : `${parameter.element ?? ''} with ${rank} dimensions`;
    throw new TypeError(
      `${kernel}: ${parameter.name} must be ${wanted}, not ${block.element} of [${String(block.shape)}]`,
    );
  }
  return block;
}

const scratch = new DataView(new ArrayBuffer(8));

function slotted(kernel: string, parameter: Parameter, given: Given | undefined): bigint {
  if (given === undefined) throw new TypeError(`${kernel}: ${parameter.name} is missing`);
  if (parameter.kind === 'array' || parameter.kind === 'record') {
    throw new TypeError(`${kernel}: ${parameter.name} must lie in memory`);
  }
  if (parameter.kind !== 'float') return BigInt(given);
  scratch.setFloat64(0, Number(given));
  return scratch.getBigInt64(0);
}

function resultsOf(kernel: Kernel): (slots: BigInt64Array) => Result {
  const words = kernel.result.split(',');
  const read = (slots: BigInt64Array, slot: number): number | boolean | undefined => {
    const value = slots[slot] ?? 0n;
    if (words[slot] === 'none') return undefined;
    if (words[slot] === 'bool') return value !== 0n;
    if (words[slot] === 'int') return Number(value);
    scratch.setBigInt64(0, value);
    return scratch.getFloat64(0);
  };
  if (words.length === 1) return (slots) => read(slots, 0);
  return (slots) => words.map((_, slot) => read(slots, slot));
}
