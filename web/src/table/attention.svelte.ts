// "Your turn": a sound, and a notification for somebody who looks elsewhere.
import { gameName } from '../games/catalog.svelte.ts';
import { play } from '../look/sounds.ts';
import { t } from '../words/words.svelte.ts';
import { hush, notify } from './notices.ts';
import type { Session } from './session.svelte.ts';

let rang = -1;

/** Call in an effect: rings once for each decision that waits for this seat. */
export function attention(session: Session): () => void {
  const moment = session.newest?.moment ?? -1;
  const quiet = (): void => void hush(session.id);
  if (!session.myTurn) quiet();
  else if (!session.film?.running && moment !== rang) {
    rang = moment;
    play('turn');
    const game = gameName(session.table?.game ?? '');
    void notify({ title: t('web-your-turn'), body: game, tag: session.id, path: `/t/${session.id}` });
  }
  const looked = (): void => {
    if (!document.hidden) quiet();
  };
  document.addEventListener('visibilitychange', looked);
  return () => document.removeEventListener('visibilitychange', looked);
}
