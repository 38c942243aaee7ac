// "Your turn": said to those who hear the page, a sound, and a notification for somebody who looks elsewhere.
import { gameName } from '../games/catalog.svelte.ts';
import { play } from '../look/sounds.ts';
import { t } from '../texts/texts.svelte.ts';
import { announce } from './announcer.svelte.ts';
import { clearNotification, notify } from './notifications.ts';
import type { Session } from './session.svelte.ts';

let lastAlert = -1;

/** Call in an effect: rings once for each decision that waits for this seat. */
export function turnAlert(session: Session): void {
  const moment = session.newest?.moment ?? -1;
  if (!session.myTurn) void clearNotification(session.id);
  else if (!session.film?.running && moment !== lastAlert) {
    lastAlert = moment;
    play('turn');
    announce(t('web-your-turn'));
    const game = gameName(session.table?.game ?? '');
    void notify({ title: t('web-your-turn'), body: game, tag: session.id, path: `/t/${session.id}` });
  }
}

/** Call in an effect of its own: whoever looks at the page again needs no notification. */
export function clearWhenSeen(session: Session): () => void {
  const onVisible = (): void => {
    if (!document.hidden) void clearNotification(session.id);
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => document.removeEventListener('visibilitychange', onVisible);
}
