// Which screen the address names. A dozen kinds of addresses need no router.
import { readMoment, type Moment } from './coach/moments.ts';
import { isSite, linkTo } from './site.ts';

export type Route =
  | { screen: 'home' }
  | { screen: 'rules'; game: string; chapter: string | null }
  | { screen: 'lobby' }
  | { screen: 'games' }
  | { screen: 'about' }
  | { screen: 'device'; link: string }
  | { screen: 'pad'; game: string | null }
  | { screen: 'sheets' }
  | { screen: 'learn'; game: string }
  | { screen: 'puzzles'; game: string }
  | { screen: 'daily' }
  | { screen: 'table'; table: string; token: string | null; television: boolean }
  | { screen: 'replay'; table: string; number: number; moment: Moment | null }
  | { screen: 'review'; table: string; number: number }
  | { screen: 'nowhere' };

let now = $state.raw(readRoute(here()));

export const route = (): Route => now;

/** Go to an address of this client; the back button leads back. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', linkTo(path));
  now = readRoute(here());
  scrollTo(0, 0);
}

export function readRoute({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Route {
  const [first, id, third, number, fifth] = pathname.split('/').filter(Boolean);
  if (!first) return { screen: 'home' };
  if (first === 'tables' && !id) return { screen: 'lobby' };
  if (first === 'games' && !id) return { screen: 'games' };
  if (first === 'about' && !id) return { screen: 'about' };
  if (first === 'device' && !id) return { screen: 'device', link: hash.slice(1) };
  if (first === 'pad' && !third) return { screen: 'pad', game: id ?? null };
  if (first === 'sheets' && !id) return { screen: 'sheets' };
  if (first === 'rules' && id && !number) return { screen: 'rules', game: id, chapter: third ?? null };
  if (first === 'learn' && id && !third) return { screen: 'learn', game: id };
  if (first === 'puzzles' && id && !third) return { screen: 'puzzles', game: id };
  if (first === 'daily' && !id) return { screen: 'daily' };
  if (first === 't' && id && !third) {
    return { screen: 'table', table: id, token: hash.slice(1) || null, television: search === '?tv' };
  }
  if (first === 't' && id && third === 'game' && /^\d+$/.test(number ?? '')) {
    if (fifth === 'review') return { screen: 'review', table: id, number: Number(number) };
    if (!fifth) return { screen: 'replay', table: id, number: Number(number), moment: readMoment(hash) };
  }
  return { screen: 'nowhere' };
}

/** For links: go there without loading the page anew, unless a new tab is asked for. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go((link.getAttribute('href') ?? '').replace(/^#/, ''));
}

/** The address of the screen: behind the # where files are all that there is. */
function here(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  return isSite ? new URL(location.hash.slice(1) || '/', location.origin) : location;
}

addEventListener('popstate', () => {
  now = readRoute(here());
});
