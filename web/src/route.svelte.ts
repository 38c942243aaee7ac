// Which screen the address names. Seven kinds of addresses need no router.
import { readMoment, type Moment } from './coach/moments.ts';

export type Route =
  | { screen: 'home' }
  | { screen: 'lobby' }
  | { screen: 'games' }
  | { screen: 'about' }
  | { screen: 'table'; table: string; token: string | null; television: boolean }
  | { screen: 'replay'; table: string; number: number; moment: Moment | null }
  | { screen: 'review'; table: string; number: number }
  | { screen: 'nowhere' };

let now = $state.raw(readRoute(location));

export const route = (): Route => now;

/** Go to an address of this client; the back button leads back. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  now = readRoute(location);
  scrollTo(0, 0);
}

export function readRoute({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Route {
  const [first, id, third, number, fifth] = pathname.split('/').filter(Boolean);
  if (!first) return { screen: 'home' };
  if (first === 'tables' && !id) return { screen: 'lobby' };
  if (first === 'games' && !id) return { screen: 'games' };
  if (first === 'about' && !id) return { screen: 'about' };
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
  go(link.pathname + link.search + link.hash);
}

addEventListener('popstate', () => {
  now = readRoute(location);
});
