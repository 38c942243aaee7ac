// What did not work, told in words at the foot of the page until it is read or has grown old.
import type { Problem } from '../net/api.ts';
import { language, t } from '../texts/texts.svelte.ts';
import { announce } from './announcer.svelte.ts';

const SHOWN = 6_000;

let shown = $state.raw<string | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The problem that is told now. */
export const shownProblem = (): string | null => shown;

export const report = (reason: unknown): void => reportText(problemText(reason as Partial<Problem>));

export function reportText(text: string): void {
  shown = text;
  announce(text);
  clearTimeout(timer);
  timer = setTimeout(dismiss, SHOWN);
}

export function dismiss(): void {
  shown = null;
}

/** What keeps a whole table waiting; the other words are for whoever has asked for something. */
export function tableProblemText({ code }: Problem): string {
  return code === 'not-stored' || code === 'unanswered' ? t('web-not-storing') : problemText({ code });
}

/** What a screen says in whose place there is nothing: only a link that leads nowhere is worth a second look. */
export function absenceText(problem: Problem, local: boolean): { title: string; text: string } {
  if (problem.code === 'no-such-table' && local) return { title: t('web-here-gone'), text: t('web-here-gone-text') };
  const link = problem.code === 'no-such-table' || problem.code === 'bad-token';
  return { title: problemText(problem), text: link ? t('web-refused-text') : '' };
}

/** In the reader's language; English says exactly what was wrong and what would be right. */
export function problemText(reason: Partial<Problem>): string {
  if (!reason.code) return t('web-unreachable');
  if (reason.code === 'unreachable') return t('web-unreachable');
  const text = t(`error-${reason.code}`);
  return reason.detail && language() === 'en' ? `${text} (${reason.detail})` : text;
}
