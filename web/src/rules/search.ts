// Looking for words in a text: capitals and accents make no difference.

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  found: boolean;
}

/** Letters without accents that no standard takes apart. */
const PLAIN: Record<string, string> = { ł: 'l', ß: 's', ø: 'o', '’': "'" };

/** As many characters as before, each in its plainest form. */
function plain(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => {
    const base = letter.normalize('NFD').charAt(0);
    return PLAIN[base] ?? base.padEnd(letter.length);
  }).join('');
}

/** A text in pieces; without anything to look for, it is whole. */
export function pieces(text: string, wanted: string): Piece[] {
  const word = plain(wanted.trim().normalize('NFC'));
  const whole = text.normalize('NFC');
  const within = plain(whole);
  if (!word || within.length !== whole.length) return [{ text: whole, found: false }];
  const all: Piece[] = [];
  let end = 0;
  for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, end)) {
    if (at > end) all.push({ text: whole.slice(end, at), found: false });
    end = at + word.length;
    all.push({ text: whole.slice(at, end), found: true });
  }
  if (end < whole.length) all.push({ text: whole.slice(end), found: false });
  return all;
}

/** How often something is found in a text. */
export const count = (text: string, wanted: string): number => pieces(text, wanted).filter(({ found }) => found).length;
