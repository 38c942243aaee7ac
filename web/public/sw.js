// Without a network the client still opens, from what it has fetched before, and says what is wrong.
// Pages come from the network first; files with a hash in their name never change.
const KEPT = 'byczo';
const PAGE = '/';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') || /^\/icon/.test(pathname)) event.respondWith(file(request));
});

async function page(request) {
  const kept = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get('content-type')?.startsWith('text/html')) {
      await keepPage(kept, fresh.clone());
    }
    return fresh;
  } catch {
    return (await kept.match(PAGE)) ?? Response.error();
  }
}

/** A new page needs other files: those of the old one may go. */
async function keepPage(kept, fresh) {
  const old = await kept.match(PAGE);
  const [before, now] = await Promise.all([old?.text(), fresh.clone().text()]);
  if (before !== undefined && before !== now) {
    for (const request of await kept.keys()) await kept.delete(request);
  }
  await kept.put(PAGE, fresh);
}

async function file(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await kept.put(request, fresh.clone());
  return fresh;
}
