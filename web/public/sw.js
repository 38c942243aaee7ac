// Everything works without a network after one visit: all files of the client are kept, and games on
// this device need nothing else. Pages come from the network first, so that nobody gets an old client
// while there is a new one, unless it takes long: then the new one comes the next time. Files with a
// hash in their name never change. The API is none of our business, nor are the documents that a
// site may have beside the client.
const KEPT = 'byczo';
const SCOPE = new URL(self.registration.scope).pathname;
const PAGE = SCOPE;
const LIST = `${SCOPE}precache.json`;
const NOT_OURS = /^\/(api\/|metrics$|healthz$)/;
const DOCUMENTS = `${SCOPE}docs/`;
const PATIENCE = 400; // milliseconds for a page, if an older one is at hand
const LONGEST = 30_000; // milliseconds for the list of files: a network may hang, and come back later
const AT_ONCE = 6; // files that are fetched at a time

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || NOT_OURS.test(pathname)) return;
  if (pathname.startsWith(DOCUMENTS)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith(SCOPE) && pathname !== LIST) event.respondWith(file(request));
});

/** A page says that it has loaded: now there is time to fetch the rest. */
self.addEventListener('message', (event) => event.waitUntil(keepAll()));

/** Whoever touches a notice is led to the table that it is about. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.path ?? PAGE));
});

async function page(request) {
  const known = await (await caches.open(KEPT)).match(PAGE);
  if (!known) return fetch(request);
  const late = new Promise((done) => setTimeout(done, PATIENCE, known));
  return Promise.race([fetch(request).catch(() => known), late]);
}

async function file(request) {
  const known = await (await caches.open(KEPT)).match(request);
  return known ?? fetch(request);
}

let keeping = null;

function keepAll() {
  keeping ??= keep()
    .catch(() => undefined) // no network: what is kept stays
    .finally(() => (keeping = null));
  return keeping;
}

/** Fetch what is missing; the page changes places with the old one when all of it is there. */
async function keep() {
  const kept = await caches.open(KEPT);
  const [page, list] = await Promise.all([PAGE, LIST].map(fresh));
  if (!page.ok || !list.ok) return;
  const before = (await (await kept.match(LIST))?.json()) ?? [];
  const now = await list.clone().json();
  const there = await paths(kept);
  const missing = now.filter((path) => !there.includes(SCOPE + path));
  const fetchNext = async () => {
    for (let path = missing.shift(); path; path = missing.shift()) await kept.add(SCOPE + path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  await kept.put(PAGE, page);
  if (before.join() === now.join()) return;
  await kept.put(LIST, list);
  // A page of the version before may still be open: its files stay until the next one comes.
  const needed = new Set([PAGE, LIST, ...[...before, ...now].map((path) => SCOPE + path)]);
  for (const path of await paths(kept)) {
    if (!needed.has(path)) await kept.delete(path);
  }
}

const fresh = (path) => fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(LONGEST) });

/** What is kept, asked for at once: hundreds of questions would keep a phone busy. */
async function paths(kept) {
  return (await kept.keys()).map(({ url }) => new URL(url).pathname);
}

async function lead(path) {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const there = tabs.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
