// The first dealer, and all cards of the colours that are in play.
import type { ChanceCheck } from '../room.ts';

const COLOURS = ['r', 'y', 'g', 'b', 'v'];
const NUMBERS_PER_PLAYER = 3;

interface Deal {
  dealer?: number;
  hands: string[][];
}

export const chance: ChanceCheck = (players) => {
  const numbers = Array.from({ length: players * NUMBERS_PER_PLAYER }, (_, at) => at + 1);
  const pack = COLOURS.flatMap((colour) => numbers.map((number) => `${colour}${number}`));
  return ({ deal }, draw) => {
    if (!deal?.hands) return null;
    const { dealer, hands } = deal as unknown as Deal;
    const dealerIsRight = draw.event > 0 || dealer === draw.below(players);
    const size = hands[0]?.length ?? 0;
    const dealt = draw.shuffled(pack, size * players);
    const isDealt = (hand: string[], seat: number): boolean => {
      const cards = dealt.slice(seat * size, (seat + 1) * size);
      return hand.length === size && hand.every((card) => cards.includes(card));
    };
    return dealerIsRight && hands.every(isDealt);
  };
};
