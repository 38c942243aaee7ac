// What the coach says, in words: the same texts and the same rounding as in the terminal.
import type { GameCoach } from '../games/room.ts';
import type { Advice, Candidate, Move, Reason, Review } from '../protocol.ts';
import type { T } from '../texts/texts.svelte.ts';

export type Unit = Advice['unit'];

/** Why, in the words of the game's coach; empty where it gives no reason. */
export function reasonText(reason: Reason | null, coach: GameCoach, t: T): string {
  if (reason === null) return '';
  const { text, values } = reason;
  const spell = ([name, value]: [string, number | string]): [string, number | string] => [
    name,
    coach.reasonValue?.(name, value, t) ?? value,
  ];
  return t(text, Object.fromEntries(Object.entries(values).map(spell)));
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
export function candidateSentence(candidate: Candidate, advice: Advice, coach: GameCoach, t: T): string {
  const chance = danger(candidate.danger, advice.danger, t);
  const judged = verdict(candidate, advice.unit, t);
  const judgement = { do: coach.actionText(candidate.do, t), verdict: chance ? `${judged} (${chance})` : judged };
  if (candidate.reason === null) return t('coach-line-without-reason', judgement);
  return t('coach-line', { ...judgement, why: reasonText(candidate.reason, coach, t) });
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
