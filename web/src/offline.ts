// What the service worker needs to know, and what to do when a part of the client is missing.
const SOON = 10_000;
const RELOADED = 'byczo reloaded';

/** Let the client open without a network, too, from the second time on. */
export async function keepClient(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  active?.postMessage({ files });
}

/**
 * After an upgrade the server has no parts of the old client any more: the new one comes with a
 * reload, and nothing is lost, for all that happens is kept by the server. Not twice in a row.
 */
export function mendMissing(event: Event): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (!navigator.onLine || Date.now() - last < SOON) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
