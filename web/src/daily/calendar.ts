// Days of the calendar, as texts such as 2026-11-17.

/** The calendar date of this place. */
export function today(now = new Date()): string {
  const part = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** The days on which there was any result, the newest first. */
export function daysIn(results: Record<string, unknown>[]): string[] {
  const played = results.flatMap((each) => Object.entries(each).flatMap(([date, result]) => (result ? [date] : [])));
  return [...new Set(played)].sort().reverse();
}

/** How many of these days follow each other, up to this one or the one before. */
export function streakOf(days: string[], date: string): number {
  let count = 0;
  for (let day = days.includes(date) ? date : dayBefore(date); days.includes(day); day = dayBefore(day)) count += 1;
  return count;
}

export function dayBefore(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day - 1)).toISOString().slice(0, 10);
}
