// What is known of a game beside its WebAssembly; written by src/byczo/browser_manifest.py.

/** Codes of numbers as numpy has them. */
export type NumberType = 'u1' | 'i2' | 'i4' | 'i8' | 'f4' | 'f8';

export interface Field {
  name: string;
  offset: number;
  /** A code of a number, or the name of a record. */
  type: string;
  shape?: number[];
}

export interface RecordLayout {
  size: number;
  fields: Field[];
}

export interface Parameter {
  name: string;
  kind: 'int' | 'float' | 'bool' | 'record' | 'array';
  element?: string;
  rank?: number;
  written?: boolean;
}

export interface Kernel {
  symbol: string;
  parameters: Parameter[];
  /** int, float, bool, none, or several of them, joined by commas. */
  result: string;
}

export interface Message {
  record: string;
  blank: string;
  steps: string;
  texts: string;
  size: number;
}

export interface Verb {
  word: string;
  first: number;
  last: number;
  phase?: number;
  follows?: 'number' | 'name' | 'letters';
  names?: string[];
}

export interface Level {
  name: string;
  part: number;
  guesses: number;
  slip: number;
}

/** Bytes at an offset, in base64. */
export type Run = [offset: number, bytes: string];

export interface Start {
  records: Record<string, Record<string, Run[]>>;
  numbers: Record<string, string[]>;
  words: Record<string, Record<string, Record<string, number>>>;
  refused: string[];
}

export interface Manifest {
  format: number;
  game: string;
  module: string;
  players: [fewest: number, most: number];
  fewestWins: boolean;
  simultaneous: boolean;
  hidden: boolean;
  actions: number;
  mostDraws: number;
  mostOutcome: number;
  reasons: Record<string, string>;
  ruleSets: Record<string, Record<string, unknown>>;
  options: Record<string, unknown>;
  start: Start;
  records: Record<string, RecordLayout>;
  state: string;
  messages: { view: Message; events: Message };
  kernels: Record<string, Kernel>;
  constants: Record<string, number>;
  weights: number[];
  playouts: number;
  solved: boolean;
  levels: Level[];
  verbs: Verb[];
  examples: Record<string, string>;
}
