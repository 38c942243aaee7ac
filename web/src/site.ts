// Whether this client came from a plain host of files instead of a server of Byczo: see
// src/byczo/cli/site.py. Then there are only tables on this device, and addresses stand behind a #.

export const isSite: boolean = document.documentElement.hasAttribute('data-site');

/** The folder of the client. */
export const ROOT: string = isSite ? location.pathname.replace(/[^/]*$/, '') : '/';

/** The link to a screen of this client. */
export const linkTo = (path: string): string => (isSite ? `#${path}` : path);
