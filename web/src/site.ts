// Whether this client came from a plain host of files instead of a server of Byczo: see
// src/byczo/cli/site.py. Then there are only tables on this device, and addresses stand behind a #.
import { isLocal } from './local/saved.ts';

export const isSite: boolean = document.documentElement.hasAttribute('data-site');

/** The folder of the client. */
export const ROOT: string = isSite ? location.pathname.replace(/[^/]*$/, '') : '/';

/** The link to a screen of this client. */
export const linkTo = (path: string): string => (isSite ? `#${path}` : path);

/** Whether a screen shows what only a server has. */
export const needsServer = (here: { screen: string; table?: string }): boolean =>
  here.screen === 'lobby' || here.screen === 'device' || (here.table !== undefined && !isLocal(here.table));
