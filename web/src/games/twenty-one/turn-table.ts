// A turn on the pad: what the sheets allow is told by the rules, on a table that stands as the pad does.
import { Table } from '../../engine/table.ts';
import type { PadDocument } from '../../pad/document.ts';
import { optionsOf, type PadRules } from '../../pad/rules.ts';
import type { TwentyOneChoice, TwentyOneView } from './protocol.ts';

/** Uniform numbers below each limit. */
export type Dice = (limits: number[]) => number[];

export class TurnTable {
  readonly #table: Table;
  readonly #start: Uint8Array;

  constructor(rules: PadRules, pad: PadDocument) {
    rules.standing(pad);
    this.#table = new Table(rules.engine, optionsOf(pad));
    this.#start = rules.state.bytes.slice();
    this.#back();
  }

  view(seat: number): TwentyOneView {
    return JSON.parse(this.#table.view(seat)) as TwentyOneView;
  }

  /** Roll all dice; returns what they show. */
  roll(draw: Dice): number[] {
    this.#back();
    this.#table.deal(this.#table.unfold(draw(this.#table.limits())));
    return this.dice;
  }

  /** Roll again what may be rolled again; null: nothing may. */
  reroll(draw: Dice): number[] | null {
    if (!this.#decide('reroll')) return null;
    this.#table.deal(this.#table.unfold(draw(this.#table.limits())));
    return this.dice;
  }

  /** Let the dice lie so, whoever has rolled them. */
  lay(dice: number[]): void {
    this.#back();
    this.#table.deal(this.#table.unfold(dice.map((pips) => pips - 1)));
    this.#decide('keep');
  }

  get dice(): number[] {
    return Array.from(this.#table.state.list('dice'));
  }

  /** What the seat may enter, each with its number. */
  choices(seat: number): { action: number; choice: TwentyOneChoice }[] {
    const actions = this.#table.actions(seat);
    return this.view(seat).choices.map((choice, at) => ({ action: actions[at] ?? 0, choice }));
  }

  #back(): void {
    this.#table.state.bytes.set(this.#start);
  }

  #decide(what: string): boolean {
    const [seat = 0] = this.#table.waiting;
    const found = this.choices(seat).find(({ choice }) => choice.do === what);
    return found !== undefined && this.#table.act(seat, found.action) !== undefined;
  }
}

/** Chance of the browser's own. */
export const draw: Dice = (limits) => limits.map(below);

function below(limit: number): number {
  const most = Math.floor(2 ** 32 / limit) * limit;
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number < most ? number % limit : below(limit);
}
