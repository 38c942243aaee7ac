// Beats that all games have alike.
import type { GameEvent, GameView } from '../protocol.ts';
import type { Beat, SeenEvent, Talk } from './kit.ts';

const BETWEEN_ROUNDS = 9_000;

/** A seat is ready: nothing else of the view changes. */
export function madeReady<View extends GameView>(view: View, seat: number): View {
  const places = view.places.map((place, at) =>
    at === seat && 'ready' in place ? { ...place, ready: true } : place,
  );
  return { ...view, places, waiting: view.waiting.filter((other) => other !== seat) };
}

/** The beats of an event that every game knows; null: it is the game's own. */
export function commonBeats<View extends GameView>(
  view: View,
  seen: SeenEvent,
  { t, names }: Talk,
): Beat<View>[] | null {
  const event = seen as GameEvent;
  const listed = (numbers: number[]): string =>
    numbers.map((number, seat) => `${names[seat]} ${number}`).join(', ');
  switch (event.event) {
    case 'ready':
      return [{ view: madeReady(view, event.seat), hold: 0 }];
    case 'round-begun':
      return [{ view, hold: 0, say: t('table-round-begun', { round: event.round }) }];
    case 'round-closed': {
      const points = listed(event.points);
      const say = t('table-round-closed', { round: event.round, points });
      return [{ view, say, hold: BETWEEN_ROUNDS, round: event, sound: 'bell' }];
    }
    case 'game-ended': {
      const winners = event.winners.map((seat) => names[seat]).join(', ');
      const totals = listed(event.totals);
      const say = t('table-game-ended', { count: event.winners.length, winners, totals });
      return [{ view, say, hold: 0 }];
    }
    default:
      return null;
  }
}
