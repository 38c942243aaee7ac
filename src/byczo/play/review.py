"""A review: every decision of a game judged with what the player could know then.

What a seat may expect changes with its cards, its decisions, the others and chance. The review
says how much each of these changed; together they lead from par to the result: docs/coach.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from byczo.core.contract import Table
from byczo.core.declaration import RELATIVE, WIN
from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.game_record import GameRecord
from byczo.core.match import Match
from byczo.messages.advice import Advice, Candidate
from byczo.messages.review import Move, Player, Review
from byczo.play.baseline import baseline_of
from byczo.play.coach import PAYOFF_NAMES, Coach
from byczo.play.search_kernels import A_LITTLE, PAYOFFS, pay

PLAYOUTS = 8000
FEWEST_PLAYOUTS = 100
TURNING_POINTS = 3


@dataclass(frozen=True)
class Decision:
    """What a seat decided, and what it saw then."""

    entry: int
    turn: int
    seat: int
    seen: Table
    do: str


@dataclass(frozen=True)
class Judged:
    """A decision, and what the coach says of it."""

    decision: Decision
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

    def judge(self, decision: Decision) -> Judged:
        """Judge one of the decisions."""
        coach = Coach(self.game)
        return Judged(decision, coach.advice(decision.seen, decision.seat, playouts=self.playouts))

    def summary(self, judged: Sequence[Judged]) -> Review:
        """The review, once all decisions are judged."""
        par = baseline_of(self.game, self.match.options, self.payoff)
        players, moves = [], []
        for seat in self.seats:
            mine = [each for each in judged if each.decision.seat == seat]
            name = self.match.seats[seat].name
            player, told = _story(seat, name, mine, self.results, par)
            players.append(player)
            moves += told
        moves.sort(key=lambda move: move.entry)
        return Review(
            game=self.game.id,
            names=[seat.name for seat in self.match.seats],
            payoff=PAYOFF_NAMES[self.payoff],
            unit=self.game.coaching.unit,
            finished=self.match.over,
            totals=self.match.totals,
            playouts=self.playouts,
            players=players,
            moves=moves,
            turning_points=turning_points(moves),
        )


def _replayed(
    match: Match, record: GameRecord, seats: list[int], payoff: int
) -> tuple[list[Decision], list[list[float]]]:
    """All decisions of the seats, and the payoffs of all rounds that were scored, by seat."""
    decisions: list[Decision] = []
    results: list[list[float]] = []
    replay = match.replay(record)
    sign = -1 if match.game.fewest_wins else 1
    turn_of = match.game.coaching.turn
    counted: Counter[tuple[int, int]] = Counter()  # decisions, by seat and round
    paid = np.zeros(PAYOFFS)
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
            decisions.append(Decision(number, turn, seat, seen, do))
        if match.state.closed > closed:
            results.append([])
            for each in match.everybody:
                pay(match.state, each, sign, paid)
                paid[WIN] -= A_LITTLE * paid[RELATIVE]  # of a win that is not imagined, no more
                results[-1].append(float(paid[payoff]))
    for _ in replay:  # the end of the record is checked, too
        pass
    return decisions, results


def _story(
    seat: int, name: str, judged: list[Judged], results: list[list[float]], par: float
) -> tuple[Player, list[Move]]:
    """What changed the expectations of one seat, round by round, from par to the result."""
    moves: list[Move] = []
    deal, past = 0.0, 0.0
    last = max([len(results), *(each.decision.seen.closed + 1 for each in judged)])
    for closed in range(last):
        mine = [each for each in judged if each.decision.seen.closed == closed]
        scored = closed < len(results)
        result = results[closed][seat] if scored else mine[-1].done.value
        expected = [each.advice.usual for each in mine]
        deal += (expected[0] if mine else result) - par
        for each, usual, then in zip(mine, expected, [*expected[1:], result], strict=True):
            moves.append(_move(each, past + usual - par, each.done.value - usual, then))
        past += result - par
    lost = sum(each.done.cost for each in judged)
    return Player(
        seat=seat,
        name=name,
        par=par * last,
        result=past + par * last,
        skill=sum(move.skill for move in moves),
        deal=deal,
        luck=sum(move.luck for move in moves),
        cost=lost,
        accuracy=accuracy(lost, sum(blindly(each.advice) for each in judged)),
        decisions=len(moves),
    ), moves


def _move(judged: Judged, standing: float, skill: float, then: float) -> Move:
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
        standing=standing,
        skill=skill,
        luck=then - done.value,
    )


def blindly(advice: Advice) -> float:
    """The mean cost of all candidates: what choosing at random would cost."""
    return sum(candidate.cost for candidate in advice.candidates) / len(advice.candidates)


def accuracy(lost: float, blind: float) -> float:
    """100 if nothing was lost, 0 if as much as by choosing at random, or more."""
    return 100 * max(1 - lost / blind, 0.0) if blind > 0 else 100.0


def turning_points(moves: Sequence[Move]) -> list[int]:
    """The places of the moves after which most changed, in the order of the game."""
    places = sorted(range(len(moves)), key=lambda place: -abs(moves[place].swing))
    return sorted(places[:TURNING_POINTS])
