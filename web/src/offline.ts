// What lets the client work without a network, and what to do when a part of it is missing.
import { ROOT } from './site.ts';

const SOON = 10_000;
const RELOADED = 'byczo reloaded';

/** Let everything work without a network from now on. */
export async function keepClient(): Promise<void> {
  await navigator.serviceWorker.register(`${ROOT}sw.js`);
  const worker = await navigator.serviceWorker.ready;
  const keep = (): void => worker.active?.postMessage('loaded');
  keep();
  addEventListener('online', keep); // a network that went in the middle of it has left something out
}

/**
 * After an upgrade the server has no parts of the old client any more: the new one comes with a
 * reload, and nothing is lost, for all that happens is kept, by the server or here. Not twice in a row.
 */
export function mendMissing(event: Event): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (!navigator.onLine || Date.now() - last < SOON) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
