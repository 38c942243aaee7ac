// The film of a game that has no pictures of its own: each event is told, then the next view.
import type { GameView } from '../../protocol.ts';
import type { Beat, SeenEvent, Talk } from '../kit.ts';
import { commonBeats } from '../shared.ts';

export function plainBeats<View extends GameView>(
  before: View,
  events: SeenEvent[],
  _after: View | null,
  talk: Talk,
): Beat<View>[] {
  const film: Beat<View>[] = [];
  let view = before;
  for (const event of events) {
    const next = commonBeats(view, event, talk) ?? [];
    film.push(...next);
    view = next.at(-1)?.view ?? view;
  }
  return film;
}
