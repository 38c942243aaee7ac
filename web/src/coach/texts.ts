// What the coach says, in words: the texts put it together, here and in the terminal alike.
import type { GameCoach } from '../games/room.ts';
import type { Advice, Candidate, Move, Reason } from '../protocol.ts';
import type { T, Values } from '../texts/texts.svelte.ts';

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

type Judged = Pick<Candidate, 'verdict' | 'cost' | 'error'>;
const verdictValues = (judged: Judged, unit: Unit): Values => ({
  verdict: judged.verdict,
  unit,
  cost: amount(judged.cost, unit),
  error: amount(judged.error, unit),
});

/** How good an action is against the best one. */
export const verdict = (judged: Judged, unit: Unit, t: T): string => t('coach-verdict', verdictValues(judged, unit));

const dangerValues = (chance: number, what: string, t: T): Values => ({
  danger: t(what),
  percent: amount(chance, 'percent'),
});

/** The chance of disaster; nothing where there is none to speak of. */
export function danger(chance: number | null, what: string | null, t: T): string {
  return chance === null || what === null ? '' : t('coach-danger', dangerValues(chance, what, t));
}

/** All about an action in one line, for those who hear it. */
export function candidateSentence(candidate: Candidate, advice: Advice, coach: GameCoach, t: T): string {
  const known = candidate.danger !== null && advice.danger !== null;
  return t('coach-line', {
    do: coach.actionText(candidate.do, t),
    ...verdictValues(candidate, advice.unit),
    ...(known ? dangerValues(candidate.danger ?? 0, advice.danger ?? '', t) : {}),
    danger_known: known ? 'yes' : 'no',
    reason_known: candidate.reason === null ? 'no' : 'yes',
    why: reasonText(candidate.reason, coach, t),
  });
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
