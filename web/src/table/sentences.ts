// News about the table in one sentence.
import type { TableEvent, TableNow } from '../protocol.ts';
import type { T } from '../texts/texts.svelte.ts';

/** What to tell about an event; null: nothing, or it is shown in another way. */
export function tableSentence(event: TableEvent, names: string[], t: T): string | null {
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.event) {
    case 'sat-down':
      return t('web-news-sat-down', { name: event.name });
    case 'renamed':
      return t('web-news-renamed', { before: event.before, name: event.name });
    case 'got-up':
      return t('web-news-got-up', { name: event.name });
    case 'seats-drawn':
      return t('web-news-started');
    case 'taken-over':
      return t(`web-news-away-${event.why}`, { name });
    case 'came-back':
      return t('web-news-came-back', { name });
    case 'clock-ran-out':
      return t('web-news-clock', { name });
    case 'said':
      return t('web-news-said', { name: event.name, text: event.text });
    case 'reacted':
      return t('web-news-reacted', { name, reaction: t(`web-reaction-${event.reaction}`) });
    case 'pause-vote':
      return event.want ? t('web-news-wants-pause', { name }) : null;
    case 'paused':
      return t('web-news-paused');
    case 'played-on':
      return t('web-news-played-on');
    case 'abandon-vote':
      return event.want ? t('web-news-wants-abandon', { name }) : null;
    case 'abandoned':
      return t('web-news-abandoned');
    case 'gathering':
      return t('web-news-gathering');
    default:
      return null;
  }
}

/** How the game has ended, for whoever looks from this seat. */
export function resultSentence({ result, places }: TableNow, seat: number | null, t: T): string {
  if (!result) return t('web-news-abandoned');
  const count = result.winners.length;
  if (count === 1 && result.winners[0] === seat) return t('web-you-win');
  return t('web-winners', { winners: result.winners.map((winner) => places[winner]?.name).join(', '), count });
}
