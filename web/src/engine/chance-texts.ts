// Deals and rolls as entries of a log, by the declaration of a game: see src/byczo/core/chance_texts.py.
import type { RecordBlock } from './blocks.ts';
import type { ChanceForm, ChancePart } from './manifest.ts';

const SEATS = -1;
const REST = 0;

/** A log entry for an outcome of chance in this state. */
export function writeChance(forms: ChanceForm[], state: RecordBlock, outcome: number[]): Record<string, unknown> {
  const { word, parts } = formFor(forms, state);
  const players = state.get('players');
  const left = outcome.length - parts.reduce((sum, part) => sum + sizeOf(part, players), 0);
  const numbers = outcome.values();
  const written = parts.map((part): [string, unknown] => {
    const rest = Math.trunc(left / product(sidesOf(part, players, 1)));
    return [part.name, writePart(part, numbers, sidesOf(part, players, rest))];
  });
  return { [word]: Object.fromEntries(written) };
}

/**
 * The outcome that an entry stands for; RangeError: it has another shape, or numbers that are none of
 * the game's. That it could have come from this very pack is not checked.
 */
export function readChance(forms: ChanceForm[], state: RecordBlock, entry: Record<string, unknown>): number[] {
  const { word, parts } = formFor(forms, state);
  const inner = entry[word];
  if (typeof inner !== 'object' || inner === null) throw new RangeError(`there is no ${word}`);
  const players = state.get('players');
  const seen = new Set<number>();
  return parts.flatMap((part) => {
    const numbers = readPart(
      part,
      (inner as Record<string, unknown>)[part.name],
      sidesOf(part, players, REST),
      players,
    );
    for (const number of part.distinct ? numbers : []) {
      if (seen.has(number)) throw new RangeError(`${part.name}: ${number} comes twice`);
      seen.add(number);
    }
    return numbers;
  });
}

function formFor(forms: ChanceForm[], state: RecordBlock): ChanceForm {
  const fits = ({ when = {} }: ChanceForm): boolean =>
    Object.entries(when).every(([name, value]) => state.get(name) === value);
  const form = forms.find(fits);
  if (!form) throw new RangeError('nothing is dealt here');
  return form;
}

const product = (sides: number[]): number => sides.reduce((size, side) => size * side, 1);

const sidesOf = ({ shape = [] }: ChancePart, players: number, rest: number): number[] =>
  shape.map((side) => (side === SEATS ? players : side === REST ? rest : side));

/** How many numbers a part has; 0 where that depends on the outcome. */
const sizeOf = (part: ChancePart, players: number): number =>
  product(sidesOf(part, players, 0)) + (part.known ? players : 0);

function writePart(part: ChancePart, numbers: Iterator<number>, sides: number[]): unknown {
  const next = (): number => Number(numbers.next().value);
  const [side, ...inner] = sides;
  if (side === undefined) return valueOf(part, next());
  if (part.placeBits && !inner.length) {
    const row = Array.from({ length: side }, next).sort((one, other) => one - other);
    return row.map((number) => valueOf(part, number));
  }
  return Array.from({ length: side }, () => {
    if (part.known && sides.length === part.shape?.length) next();
    return writePart(part, numbers, inner);
  });
}

function valueOf({ lowest = 1, values, placeBits = 0 }: ChancePart, number: number): unknown {
  const below = placeBits ? number & ((1 << placeBits) - 1) : number;
  return values ? values[below - lowest] : below;
}

function readPart(part: ChancePart, written: unknown, sides: number[], players: number): number[] {
  const [side, ...inner] = sides;
  if (side === undefined) return [numberOf(part, written, players)];
  if (!Array.isArray(written) || (side && written.length !== side)) throw new RangeError(`${part.name}: wrong length`);
  if (part.placeBits && !inner.length) {
    const low = (1 << part.placeBits) - 1;
    const row = written.map((value, place) => (place << (part.placeBits ?? 0)) | numberOf(part, value, players));
    return row.sort((one, other) => (one & low) - (other & low));
  }
  return written.flatMap((item) => {
    const numbers = readPart(part, item, inner, players);
    return part.known && sides.length === part.shape?.length ? [knownAs(part.known, numbers), ...numbers] : numbers;
  });
}

function numberOf({ name, lowest = 1, highest, values }: ChancePart, written: unknown, players: number): number {
  const same = JSON.stringify(written);
  const number = values ? values.findIndex((value) => JSON.stringify(value) === same) + lowest : written;
  const allowed = Number.isInteger(number) && Number(number) >= lowest && Number(number) <= (highest ?? players - 1);
  if (!allowed) throw new RangeError(`${name}: ${same} is not one of the game's`);
  return Number(number);
}

/** Which of the known lists it is, from 1; 0: none. */
const knownAs = (known: number[][], numbers: number[]): number =>
  known.findIndex((list) => list.every((number, place) => number === numbers[place])) + 1;
