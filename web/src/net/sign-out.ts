// The end of being a guest on this device: every tab forgets what it knows, and begins anew.
import { linkTo } from '../site.ts';
import { shutOut } from './api.ts';

const KEY = 'byczo signed out';

export async function signOut(device: string): Promise<void> {
  await shutOut(device);
  try {
    localStorage.setItem(KEY, String(Date.now())); // the other tabs hear of it
  } finally {
    forget();
  }
}

function forget(): void {
  sessionStorage.clear();
  location.replace(linkTo('/'));
}

/** Sign out here when another tab does. */
export function followSignOut(): void {
  addEventListener('storage', (event) => {
    if (event.key === KEY) forget();
  });
}
