// Animation steps that all games have alike.
import type { GameEvent } from '../protocol.ts';
import type { AnimationStep, SeenEvent, SentenceContext, TableView } from './room.ts';

const BETWEEN_ROUNDS = 9_000;

/** The view after a seat has become ready: nothing else changes. */
export function withReadySeat<View extends TableView>(view: View, seat: number): View {
  const places = view.places.map((place, at) => (at === seat && 'ready' in place ? { ...place, ready: true } : place));
  return { ...view, places, waiting: view.waiting.filter((other) => other !== seat) };
}

/** The steps of an event that every game knows; null: it is the game's own. */
export function commonSteps<View extends TableView>(
  view: View,
  seen: SeenEvent,
  { t, names }: SentenceContext,
): AnimationStep<View>[] | null {
  const event = seen as GameEvent;
  const bySeat = (numbers: number[]): string => numbers.map((number, seat) => `${names[seat]} ${number}`).join(', ');
  switch (event.event) {
    case 'ready':
      return [{ view: withReadySeat(view, event.seat), duration: 0 }];
    case 'round-begun':
      return [{ view, duration: 0, sentence: t('table-round-begun', { round: event.round }) }];
    case 'round-closed': {
      const sentence = t('table-round-closed', { round: event.round, points: bySeat(event.points) });
      return [{ view, sentence, duration: BETWEEN_ROUNDS, round: event, sound: 'bell' }];
    }
    case 'game-ended': {
      const winners = event.winners.map((seat) => names[seat]).join(', ');
      const totals = bySeat(event.totals);
      return [{ view, sentence: t('table-game-ended', { count: event.winners.length, winners, totals }), duration: 0 }];
    }
    default:
      return null;
  }
}
