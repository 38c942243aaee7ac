// What the coach says, in words: the same texts and the same rounding as in the terminal.
import { won } from '../games/david-goliath/spoken.ts';
import { coloured, colours } from '../games/twenty-one/spoken.ts';
import type { Advice, Candidate, Move, Reason, Review } from '../protocol.ts';
import type { T } from '../words/words.svelte.ts';

export type Unit = Advice['unit'];

const CARD = /\b([a-z])(\d+)\b/g;

/** An action of the open notation, as a person would say it. */
export function doing(action: string, t: T): string {
  const [verb, what = ''] = action.split(' ');
  const card = Number(what) || won(what, t);
  switch (verb) {
    case 'play':
      return t('web-play', { card });
    case 'pick':
      return t('web-pick', { card });
    case 'x':
      return t('web-x-to-row', { card });
    case 'row':
      return t('web-do-row', { row: what });
    case 'write':
      return t('web-do-write', { dice: colours(what, t) });
    case 'keep':
      return t('web-twenty-one-keep');
    case 'reroll':
      return t('web-do-reroll');
    case 'cross':
      return t('web-twenty-one-confirm-cross');
    default:
      return action;
  }
}

/** Why, with the letters of cards and dice spelled out: "g7" is a green 7, or a die and its field. */
export function why(reason: Reason | null, t: T): string {
  if (reason === null) return '';
  const { text, values } = reason;
  const dice = text.startsWith('twenty-one-');
  const spelled = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    if (dice && name === 'dice' && /^[a-z]+$/.test(value)) return [name, colours(value, t)];
    return [name, value.replace(CARD, (card, colour: string, number: string) => (dice ? coloured(colour, Number(number), t) : won(card, t)))];
  });
  return t(text, Object.fromEntries(spelled));
}

/** A payoff as a person reads it: shares in percent. */
export const amount = (value: number, unit: Unit): number => (unit === 'percent' ? value * 100 : value);

/** How good an action is against the best one. */
export function verdict(judged: Pick<Candidate, 'verdict' | 'cost' | 'error'>, unit: Unit, t: T): string {
  if (judged.verdict === 'best') return t('coach-best');
  if (judged.verdict === 'close') return t('coach-close');
  const values = { cost: amount(judged.cost, unit), error: amount(judged.error, unit) };
  if (unit === 'heads') return t('coach-costs-heads', values);
  return unit === 'points' ? t('coach-costs-points', values) : t('coach-costs-percent', values);
}

/** The chance of disaster; nothing where there is none to speak of. */
export function danger(chance: number | null, what: string | null, t: T): string {
  if (chance === null || what === null) return '';
  return t('coach-danger', { what: t(what), percent: Math.round(100 * chance) });
}

/** All about an action in one line, for those who hear it. */
export function sentence(candidate: Candidate, advice: Advice, t: T): string {
  const chance = danger(candidate.danger, advice.danger, t);
  const judged = verdict(candidate, advice.unit, t);
  const said = { do: doing(candidate.do, t), verdict: chance ? `${judged} (${chance})` : judged };
  if (candidate.reason === null) return t('coach-line-without-reason', said);
  return t('coach-line', { ...said, why: why(candidate.reason, t) });
}

const SMALL = 0.05; // rounds to nothing

/** With its sign and one digit; more is better. */
export function signed(value: number, unit: Unit, t: T): string {
  const shown = amount(value, unit);
  const sign = Math.abs(shown) < SMALL ? '±' : shown > 0 ? '+' : '−';
  return sign + t('review-number', { value: Math.abs(shown) });
}

/** What a decision cost; ≈ where it is too close to call, ✓ for the best. */
export function cost(move: Move, unit: Unit, t: T): string {
  if (move.verdict === 'costs') return t('review-number', { value: amount(move.cost, unit) });
  return move.verdict === 'best' ? '✓' : '≈';
}

/** What a result is counted in. */
export function against(unit: Unit, t: T): string {
  if (unit === 'heads') return t('review-against-heads');
  return unit === 'points' ? t('review-against-points') : t('review-against-percent');
}

/** What the course of a game shows. */
export function axis(review: Review, t: T): string {
  if (review.unit === 'heads') return t('review-axis-heads');
  return review.unit === 'points' ? t('review-axis-points') : t('review-axis-percent');
}
