// Waiting in tests.
import { vi } from 'vitest';

/** Wait until a check passes, however busy the machine is: the limit of the whole test ends it. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}
