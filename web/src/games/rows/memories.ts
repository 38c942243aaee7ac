// What people remember of a game with rows: the costliest row, and the narrowest escape.
import type { Memory, SeenEvent, SentenceContext } from '../room.ts';

/** A card that has come to a row, and what its owner had to take. */
export interface Placement {
  seat: number;
  card: number;
  /** As the table calls it. */
  row: number;
  heads: number;
}

/** `placementOf` reads an event; null: no card has come to a row. */
export function rowMemories(
  events: SeenEvent[],
  placementOf: (event: SeenEvent) => Placement | null,
  { t, names }: SentenceContext,
): Memory[] {
  let round = 1;
  let before: Placement[] = []; // of the same turn
  let costliest: (Placement & { round: number }) | null = null;
  let escape: (Placement & { next: number }) | null = null;
  for (const event of events) {
    if (event.event === 'revealed') before = [];
    if (event.event === 'round-begun') round = (event as { round: number }).round;
    const placed = placementOf(event);
    if (!placed) continue;
    if (placed.heads > (costliest?.heads ?? 0)) costliest = { ...placed, round };
    // Whoever was there just before the one who had to take it.
    const last = before.findLast(({ row }) => row === placed.row);
    if (last && !last.heads && last.seat !== placed.seat && placed.heads > (escape?.heads ?? 0)) {
      escape = { ...last, next: placed.card, heads: placed.heads };
    }
    before.push(placed);
  }
  const told: Memory[] = [];
  if (costliest) {
    const text = t('web-memory-row-text', { ...costliest, name: names[costliest.seat] ?? '' });
    told.push({ title: t('web-memory-row'), text });
  }
  if (escape) {
    const text = t('web-memory-escape-text', { ...escape, name: names[escape.seat] ?? '' });
    told.push({ title: t('web-memory-escape'), text });
  }
  return told;
}
