// Any game's fields and events in words, made from their names alone.
import type { SeenEvent, SentenceContext } from '../games/room.ts';

/** "open_cards" → "Open cards". */
export function fieldLabel(name: string): string {
  const text = name.replaceAll(/[_-]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const isList = (value: unknown): value is unknown[] => Array.isArray(value);
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isList(value);

/** Whether there is nothing to be said of a value. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false || (isList(value) && !value.length);

/** A value in one line: "3, 7", "card 3, heads 1", "yes". */
export function inline(value: unknown): string {
  if (value === true) return '✓';
  if (isList(value)) {
    const each = value.map((one) => (isList(one) ? one.map(inline).join(' ') : inline(one)));
    return each.join(value.some(isRecord) ? '; ' : ', ');
  }
  if (isRecord(value)) return details(value);
  return isEmpty(value) ? '–' : String(value);
}

/** The fields of a record that say something, in one line; `except` are said elsewhere. */
export function details(record: object, ...except: string[]): string {
  return Object.entries(record)
    .filter(([name, value]) => !except.includes(name) && !isEmpty(value))
    .map(([name, value]) =>
      value === true ? fieldLabel(name).toLowerCase() : `${fieldLabel(name).toLowerCase()} ${inline(value)}`,
    )
    .join(', ');
}

/** What happened: who, what, and its values. A number for each seat goes with the names. */
export function eventSentence(event: SeenEvent, { names }: SentenceContext): string {
  const { event: what, seat, ...rest } = event as { event: string; seat?: number };
  const values = Object.entries(rest).map(([name, value]): [string, unknown] => {
    const bySeat = isList(value) && value.length === names.length && !value.some(isRecord);
    return [name, bySeat ? value.map((one, at) => `${names[at]} ${inline(one)}`) : value];
  });
  const sentence = [fieldLabel(what), details(Object.fromEntries(values))].filter(Boolean).join(': ');
  return seat === undefined ? sentence : `${names[seat]}: ${sentence}`;
}
