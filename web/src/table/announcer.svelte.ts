// The one live region of the page: what screen readers hear.
const REMEMBERED = 6;

let key = 0;
let lines = $state.raw<{ key: number; text: string }[]>([]);

export const announced = (): readonly { key: number; text: string }[] => lines;

export function announce(text: string): void {
  lines = [...lines, { key: key++, text }].slice(-REMEMBERED);
}
