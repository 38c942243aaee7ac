// Are the deals and rolls of a finished game those that were promised before it? A second
// implementation of docs/fairness.md, which shares no code with the server.
import type { GameRecord } from '../protocol.ts';
import { fromHex, hmac, sha256, toHex } from './sha256.ts';

export type Card = number | string;
type Words = Generator<number, never>;

interface Entry {
  deal?: { hands?: Card[][]; rows?: Card[]; dealer?: number; sheets?: unknown[]; first?: number };
  roll?: Record<string, number>;
  do?: string;
}

/** A deal or roll that does not follow from the secret; `event` counts them from 0. */
export class Unfair extends Error {
  constructor(readonly event: number) {
    super(`deal or roll ${event} is not the one that was promised`);
  }
}

const SUITS = ['r', 'y', 'g', 'b', 'v'];
const DICE = ['w', 'y', 'r', 'g', 'b', 'k'];
const SHEETS = ['A', 'B', 'C', 'D', 'E', 'F'];
const HIGHEST: Record<string, number> = { 'six-nimmt': 104, 'x-nimmt': 100 };

/** How many deals and rolls were checked; throws Unfair at the first that is wrong. */
export function verify(record: GameRecord): number {
  const { fairness, options, game } = record;
  const secret = fromHex(fairness?.secret ?? '');
  if (!fairness || toHex(sha256(secret)) !== fairness.commitment) throw new Unfair(-1);
  const players = Number(options['players']);
  let event = 0;
  let out = new Set<Card>();
  let dice: Record<string, number> = {};
  let again = false;
  for (const entry of record.log as Entry[]) {
    const { deal, roll } = entry;
    if (entry.do) again = entry.do === 'reroll';
    const source = words(secret, fairness.salts ?? [], event);
    const check = (right: boolean): void => {
      if (!right) throw new Unfair(event);
    };
    if (deal?.hands) {
      if (deal.rows) out = new Set();
      if (game === 'david-goliath' && event === 0) check(deal.dealer === below(players, source));
      const size = deal.hands[0]?.length ?? 0;
      const rows = deal.rows ?? [];
      const dealt = shuffled(packOf(game, players, out), size * players + rows.length, source);
      deal.hands.forEach((hand, seat) => check(same(hand, dealt.slice(seat * size, (seat + 1) * size))));
      check(rows.every((card, at) => card === dealt[size * players + at]));
      dealt.forEach((card) => out.add(card));
    } else if (deal?.sheets) {
      shuffled(SHEETS, players, source); // the record prints sheets in full, without their letters
      check(deal.first === below(players, source));
    } else if (roll) {
      const kept = again ? DICE.filter((die) => dice[die] === 1) : [];
      dice = Object.fromEntries(DICE.map((die) => [die, kept.includes(die) ? 1 : below(6, source) + 1]));
      check(DICE.every((die) => dice[die] === roll[die]));
      again = false;
    } else continue;
    event += 1;
  }
  return event;
}

function packOf(game: string, players: number, out: Set<Card>): Card[] {
  const highest = HIGHEST[game];
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
  if (highest) return numbers(highest).filter((card) => !out.has(card));
  return SUITS.flatMap((suit) => numbers(players * 3).map((number) => `${suit}${number}`));
}

const same = (hand: Card[], dealt: Card[]): boolean =>
  hand.length === dealt.length && hand.every((card) => dealt.includes(card));

/** Numbers of 32 bits, from the blocks of one event. */
export function* words(secret: Uint8Array, salts: string[], event: number): Words {
  for (let block = 0; ; block++) {
    const text = `byczo 1|${salts.join(',')}|${event}|${block}`;
    const digest = new DataView(hmac(secret, new TextEncoder().encode(text)).buffer);
    for (let at = 0; at < 32; at += 4) yield digest.getUint32(at);
  }
}

/** An even number below the limit: words beyond its last full multiple are thrown away. */
export function below(limit: number, source: Words): number {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  let word = source.next().value;
  while (word >= fair) word = source.next().value;
  return word % limit;
}

function shuffled<Thing>(pack: Thing[], count: number, source: Words): Thing[] {
  const places = [...pack];
  for (let at = 0; at < count; at++) {
    const other = at + below(places.length - at, source);
    [places[at], places[other]] = [places[other]!, places[at]!];
  }
  return places.slice(0, count);
}
