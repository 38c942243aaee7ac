// "Your turn": a sound, and a notification when somebody has asked for it and looks elsewhere.
import { play } from '../look/sounds.ts';
import { settings } from '../settings.svelte.ts';
import { t } from '../words/words.svelte.ts';
import type { Session } from './session.svelte.ts';

let rang = -1;

/** Call in an effect: rings once for each decision that waits for this seat. */
export function attention(session: Session): void {
  const moment = session.newest?.moment ?? -1;
  if (!session.myTurn || session.film?.running || moment === rang) return;
  rang = moment;
  play('turn');
  if (!document.hidden || !settings.notify || Notification.permission !== 'granted') return;
  const game = t(`${session.table?.game ?? ''}-name`);
  const note = new Notification(t('web-your-turn'), { body: game, icon: '/icon-192.png', tag: session.id });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
