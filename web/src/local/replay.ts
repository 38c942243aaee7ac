// A game of this device once more, decision by decision, as one of its seats saw it: as
// src/byczo/server/replay.py.
import type { Engine } from '../engine/engine.ts';
import { Match, type Happened } from '../engine/match.ts';
import type { Options } from '../engine/start.ts';
import type { AnyEvent, GameRecord, GameView, Replay, ReplayStep } from '../protocol.ts';
import { Refusal, ruleValues } from './local-table.ts';

export function replayOf(engine: Engine, record: GameRecord, seat: number): Replay {
  if (!record.seats[seat]) throw new Refusal('no-such-seat', `the game has no seat ${seat}`);
  const match = new Match(engine, record.options as Options, record.seats);
  const steps: ReplayStep[] = [];
  let happened: Happened[] = [];
  for (const events of match.replay(record.log)) {
    happened.push(...events);
    if (match.table.needsChance || (events.length === 1 && events[0]?.event === 'ready')) continue;
    const seen = happened as unknown as AnyEvent[];
    steps.push({ entry: match.log.length, events: seen, view: match.view<GameView>(seat) });
    happened = [];
  }
  return {
    game: record.game,
    options: record.options,
    rule_values: ruleValues(match),
    seats: record.seats,
    seat,
    scores: match.scores,
    result: record.result ?? null,
    steps,
  };
}
