// What a tab remembers of a table over a reload.
const name = (table: string, what: string): string => `byczo ${what} ${table}`;

export function loadFromTab<Value>(table: string, what: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(name(table, what)) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

export function saveToTab(table: string, what: string, value: unknown): void {
  try {
    sessionStorage.setItem(name(table, what), JSON.stringify(value));
  } catch {
    // Full or forbidden: then it is forgotten on reload.
  }
}
