// Without a network the client still opens, from what it has fetched before, and says what is wrong.
// Pages come from the network first, so that nobody gets an old client while there is a new one;
// files with a hash in their name never change. The API is none of our business.
const KEPT = 'byczo';
const PAGE = '/';
const FILE = /^\/(assets\/|icon)/;
const NOT_OURS = /^\/(api\/|metrics$|healthz$)/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || NOT_OURS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILE.test(pathname)) event.respondWith(file(request));
});

/** A page says which files it was made of: on a first visit they came before there was a worker. */
self.addEventListener('message', (event) => event.waitUntil(keepAll(event.data.files)));

/** Whoever touches a notice is led to the table that it is about. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.path ?? PAGE));
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

async function keepAll(files) {
  const kept = await caches.open(KEPT);
  if (!(await kept.match(PAGE))) {
    const fresh = await fetch(PAGE);
    if (fresh.ok) await kept.put(PAGE, fresh);
  }
  for (const path of files.filter((path) => FILE.test(path))) {
    if (!(await kept.match(path))) await kept.add(path);
  }
}

async function lead(path) {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const there = tabs.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
