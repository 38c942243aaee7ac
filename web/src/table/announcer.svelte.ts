// The one live region of the page: what screen readers hear.
import { untrack } from 'svelte';

const REMEMBERED = 60; // a skipped turn of ten seats is told in one go

let key = 0;
let lines = $state.raw<{ key: number; text: string }[]>([]);

export const announced = (): readonly { key: number; text: string }[] => lines;

/** May be called in effects: whoever announces does not depend on what was announced before. */
export function announce(text: string): void {
  lines = [...untrack(() => lines), { key: key++, text }].slice(-REMEMBERED);
}

/** What was said was for the ears of somebody who hands the device on. */
export function forgetAnnounced(): void {
  lines = [];
}
