"""A review: every decision of a game judged with what the player could know then.

What a seat may expect changes with its cards, its decisions, the others and chance. The review
says how much each of these changed; together they lead from par to the result: docs/coach.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from byczo.core.contract import TableState
from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.game_record import GameRecord
from byczo.core.layout import Floats, Ints
from byczo.core.match import Match
from byczo.core.rule import compiled
from byczo.messages.advice import Advice, Candidate
from byczo.messages.review import Move, Player, Review
from byczo.play import story
from byczo.play.baseline import baseline_of
from byczo.play.coach import PAYOFF_NAMES, Coach
from byczo.play.story import PLAYOUTS, pay_round
from byczo.play.trial import sign_of

FEWEST_PLAYOUTS = 100


@dataclass(frozen=True)
class PastDecision:
    """What a seat decided, and what it saw then."""

    entry: int
    turn: int
    seat: int
    seen: TableState
    do: str


@dataclass(frozen=True)
class Judged:
    """A decision, and what the coach says of it."""

    decision: PastDecision
    advice: Advice

    @property
    def done(self) -> Candidate:
        """What was decided."""
        return self.advice.of(self.decision.do)


class ReviewJob:
    """A record that was played again, with all decisions that are to be judged."""

    def __init__(
        self,
        game: Game,
        record: GameRecord,
        seats: Sequence[int] | None = None,
        playouts: int = PLAYOUTS,
    ) -> None:
        """Reviews these seats, or all of them."""
        if playouts < FEWEST_PLAYOUTS:
            raise BadOption(f"playouts must be at least {FEWEST_PLAYOUTS}, not {playouts}")
        self.game, self.playouts = game, playouts
        options = game.read_options(record.options)
        self.match = Match(game, options, seats=record.seats, compiled=True)
        everybody = self.match.everybody
        self.seats = list(everybody if seats is None else seats)
        for seat in self.seats:
            if seat not in everybody:
                last = everybody[-1]
                raise BadOption(f"there is no seat {seat}: this table has seats 0 to {last}")
        self.payoff = game.coaching.payoff(self.match.state)
        self.decisions, self.results = _replayed(self.match, record, self.seats, self.payoff)

    def run(self, workers: int = 1, tick: Callable[[], None] = lambda: None) -> Review:
        """Judge all decisions in so many threads; the review does not depend on their number."""
        judged = []
        with ThreadPoolExecutor(workers) as pool:
            for each in pool.map(self.judge, self.decisions):
                judged.append(each)
                tick()
        return self.summary(judged)

    def judge(self, decision: PastDecision) -> Judged:
        """Judge one of the decisions."""
        coach = Coach(self.game)
        return Judged(decision, coach.advice(decision.seen, decision.seat, playouts=self.playouts))

    def summary(self, judged: Sequence[Judged]) -> Review:
        """The review, once all decisions are judged."""
        par = baseline_of(self.game, self.match.options, self.payoff)
        notes, figures, players = _stories(judged, self.results, self.match.everybody, par)
        return Review(
            game=self.game.id,
            names=[seat.name for seat in self.match.seats],
            payoff=PAYOFF_NAMES[self.payoff],
            unit=self.game.coaching.unit,
            finished=self.match.over,
            totals=self.match.totals,
            playouts=self.playouts,
            players=[self._player(seat, players[seat].tolist()) for seat in self.seats],
            moves=[_move(each, figures[:, k].tolist()) for k, each in enumerate(judged)],
            turning_points=np.flatnonzero(notes[story.TURNED]).tolist(),
        )

    def _player(self, seat: int, parts: list[float]) -> Player:
        found: dict[str, Any] = dict(zip(story.PARTS, parts, strict=True))
        found["decisions"] = int(found["decisions"])
        return Player(seat=seat, name=self.match.seats[seat].name, **found)


def _replayed(
    match: Match, record: GameRecord, seats: list[int], payoff: int
) -> tuple[list[PastDecision], list[list[float]]]:
    """All decisions of the seats, and the payoffs of all rounds that were scored, by seat."""
    decisions: list[PastDecision] = []
    results: list[list[float]] = []
    replay = match.replay(record)
    sign, pay = sign_of(match.game), match.game.compiled.fit(pay_round)
    turn_of = match.game.coaching.turn
    counted: Counter[tuple[int, int]] = Counter()  # decisions, by seat and round
    for number, entry in enumerate(record.log, 1):
        if "score" in entry:
            continue
        closed = match.state.closed
        seat = next((s for s in seats if s == entry.get("seat")), None)
        seen = match.observe(seat)
        choices = 0 if seat is None else len(match.actions(seat))
        next(replay)  # which checks the entry
        if seat is not None and choices > 1:
            action = match.game.notation.read_action(seen, entry["do"])
            do = match.game.notation.write_action(seen, action)
            counted[seat, closed] += 1
            turn = counted[seat, closed] if turn_of is None else turn_of(seen)
            decisions.append(PastDecision(number, turn, seat, seen, do))
        if match.state.closed > closed:
            results.append([pay(match.state, each, sign, payoff) for each in match.everybody])
    for _ in replay:  # the end of the record is checked, too
        pass
    return decisions, results


def _stories(
    judged: Sequence[Judged], results: list[list[float]], everybody: range, par: float
) -> tuple[Ints, Floats, Floats]:
    """Notes and figures of all decisions, and the parts of all players: see the rules."""
    seats, count = len(everybody), len(judged)
    notes = np.zeros((len(story.NOTES), count), np.int16)
    figures = np.zeros((len(story.FIGURES), count))
    players = np.zeros((seats, len(story.PARTS)))
    for k, (decision, advice) in enumerate((each.decision, each.advice) for each in judged):
        notes[story.SEAT, k] = decision.seat
        notes[story.CLOSED, k] = decision.seen.closed
        notes[story.CANDIDATES, k] = len(advice.candidates)
        notes[story.DONE, k] = advice.candidates.index(advice.of(decision.do))
        figures[story.USUAL, k] = advice.usual
        figures[story.BEST, k] = advice.best.value
    costs = np.array([c.cost for each in judged for c in each.advice.candidates], np.float64)
    paid = np.array(results, np.float64).reshape(len(results), seats)
    tell = compiled(story.tell_stories)
    tell(count, len(results), seats, par, notes, figures, costs, paid, players)
    return notes, figures, players


def _move(judged: Judged, figures: list[float]) -> Move:
    decision, advice, done = judged.decision, judged.advice, judged.done
    return Move(
        entry=decision.entry,
        round=decision.seen.closed + 1,
        turn=decision.turn,
        seat=decision.seat,
        do=decision.do,
        verdict=done.verdict,
        cost=done.cost,
        error=done.error,
        danger=done.danger,
        reason=done.reason,
        best=advice.best.do,
        best_reason=advice.best.reason,
        standing=figures[story.STANDING],
        skill=figures[story.SKILL],
        luck=figures[story.LUCK],
    )
