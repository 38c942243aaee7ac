// Deals of numbered cards: hands for all seats, then the first card of each row.
import type { ChanceCheck } from '../room.ts';

interface Deal {
  hands: number[][];
  rows?: number[];
}

/** Checks the deals from a pack of cards 1 to `highest`. What was dealt is out until a new round. */
export const numberChance =
  (highest: number): ChanceCheck =>
  (players) => {
    let out = new Set<number>();
    return ({ deal }, draw) => {
      if (!deal?.hands) return null;
      const { hands, rows = [] } = deal as unknown as Deal;
      if (rows.length) out = new Set(); // a second half is dealt to rows that lie there already
      const pack = Array.from({ length: highest }, (_, at) => at + 1).filter((card) => !out.has(card));
      const size = hands[0]?.length ?? 0;
      const dealt = draw.shuffled(pack, size * players + rows.length);
      dealt.forEach((card) => out.add(card));
      return (
        hands.every((hand, seat) => isSameHand(hand, dealt.slice(seat * size, (seat + 1) * size))) &&
        rows.every((card, at) => card === dealt[size * players + at])
      );
    };
  };

/** Whether a hand has these cards, in whatever order. */
const isSameHand = (hand: number[], dealt: number[]): boolean =>
  hand.length === dealt.length && hand.every((card) => dealt.includes(card));
