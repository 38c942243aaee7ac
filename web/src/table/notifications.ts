// Notifications of the system, for those who asked for them and look elsewhere.
// A phone shows them only through the service worker, a page without one shows them itself.
import { settings } from '../settings.svelte.ts';

export interface Notice {
  title: string;
  body: string;
  /** What it is about; newer news about the same thing takes its place. */
  tag: string;
  /** Where a touch leads. */
  path: string;
}

const ICON = '/icon-192.png';
const shown = new Map<string, Notification>();

export const notificationsSupported = (): boolean => 'Notification' in globalThis;

/** Whether somebody wants them and the browser lets us. */
export const notificationsOn = (): boolean =>
  settings.notify && notificationsSupported() && Notification.permission === 'granted';

/** Ask the browser; some never answer, so that nothing may wait for it. */
export async function askPermission(): Promise<boolean> {
  if (!notificationsSupported()) return false;
  if (Notification.permission !== 'default') return Notification.permission === 'granted';
  return (await Notification.requestPermission()) === 'granted';
}

/** Tell it, unless the page is being looked at. */
export async function notify({ title, body, tag, path }: Notice): Promise<void> {
  if (!document.hidden || !notificationsOn()) return;
  const options = { body, tag, icon: ICON, data: { path } };
  const worker = await registration();
  try {
    if (worker) await worker.showNotification(title, options);
    else {
      const note = new Notification(title, options);
      note.onclick = () => {
        window.focus();
        note.close();
      };
      shown.set(tag, note);
    }
  } catch {
    // A browser that shows none: sound and title have told it.
  }
}

/** Take it back: it was seen, or it is no longer so. */
export async function clearNotification(tag: string): Promise<void> {
  if (!notificationsSupported()) return;
  shown.get(tag)?.close();
  shown.delete(tag);
  const worker = await registration();
  for (const note of (await worker?.getNotifications({ tag })) ?? []) note.close();
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
