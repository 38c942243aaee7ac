"""The searcher: imagined worlds, regret matching, sequential halving."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from byczo.core.contract import Stream, TableState
from byczo.core.game import Game
from byczo.core.rule import compiled
from byczo.play.decision import USUAL_PAYOFF, decide, goal
from byczo.play.playout_policy import Parts, PlayoutPolicy
from byczo.play.solution import solution_of
from byczo.play.trial import SHARED_ROOMS, Findings, Search, Trial, findings_in

TASTE = 10
"""Worlds of a first look, and between two looks at the clock."""


class Effort(msgspec.Struct, frozen=True):
    """How hard to search, and for which payoff; by default what suits the game."""

    part: float = 1.0  # of the usual playouts
    playouts: int | None = None  # instead
    seconds: float | None = None  # go on as long as this lasts, instead
    guesses: float = 0.6  # random playouts about the others, for each playout; 0: do not read them
    payoff: int | None = None
    slip: float = 0.0  # how much worse than the best an action may be to be chosen now and then


def decision_parts(game: Game, policy: PlayoutPolicy) -> Parts:
    """The parts that a decision is fitted with."""
    return {**policy.parts, goal: game.strategy.payoff}


class SearchBot:
    """Searches with what its seat sees.

    The same stream and observation give the same decision, unless the effort is a time.
    """

    def __init__(
        self,
        game: Game,
        stream: Stream,
        effort: Effort | None = None,
        policy: PlayoutPolicy | None = None,
    ) -> None:
        self.game = game
        self.stream = stream
        self.effort = effort or Effort()
        self.search = Search(game, stream, policy)
        self._decide = compiled(decide, decision_parts(game, self.search.policy))
        self._searched: tuple[int, int] | Findings | None = None

    def decide(self, seen: TableState, seat: int) -> int:
        """The best action found; with slips, one that is not much worse.

        Who slips does not look for a solution, except where every decision has one.
        """
        self._searched = None
        slip = self.effort.slip
        if not slip or self.game.strategy.solved:
            engine = self.game.compiled
            if engine.choices(seen, seat) == 1:
                return int(engine.choice(seen, seat, 0))
            solution = solution_of(self.game, seen, seat)
            if solution is not None:
                return solution.choose(self.stream, slip)
        return self.think(seen, seat)

    def think(self, seen: TableState, seat: int) -> int:
        """Compare all legal actions, dropping the worse half again and again."""
        if self.effort.seconds is not None:
            return self._think_for(self.effort.seconds, seen, seat)
        action = int(self._decide(*self.arguments(seen, seat)))
        self._searched = self.game.compiled.choices(seen, seat), self._payoff(seen)
        return action

    def findings(self) -> Findings | None:
        """What the last decision found about each action; None if it had nothing to search.

        Ask before anybody else decides in this thread: searchers share their room.
        """
        if self._searched is None or isinstance(self._searched, Findings):
            return self._searched
        count, payoff = self._searched
        return findings_in(SHARED_ROOMS.room(self.game), count, payoff) if count > 1 else None

    def _payoff(self, seen: TableState) -> int:
        payoff = self.effort.payoff
        return int(self.game.strategy.payoff(seen)) if payoff is None else payoff

    def arguments(self, seen: TableState, seat: int) -> tuple[Any, ...]:
        """What :func:`byczo.play.decision.decide` is told, and the room that it works in."""
        effort, search = self.effort, self.search
        full, part = self.game.strategy.playouts, effort.part
        if effort.playouts is not None:
            full, part = effort.playouts * (seen.players + 1), 1.0
        return (
            seen,
            seat,
            search.sign,
            USUAL_PAYOFF if effort.payoff is None else effort.payoff,
            full,
            part,
            effort.guesses,
            effort.slip,
            search.policy.weights,
            search.policy.model,
            self.stream,
            *SHARED_ROOMS.room(self.game).arguments,
        )

    def _think_for(self, seconds: float, seen: TableState, seat: int) -> int:
        """The same by the clock: a first look tells how many playouts fit into the time."""
        began = time.perf_counter()
        guesses = self.effort.guesses
        payoff = self._payoff(seen)
        trial = Trial(self.search, seen, seat, payoff)
        trial.go_on(TASTE)
        speed = TASTE * trial.living / (time.perf_counter() - began)
        trial = Trial(self.search, seen, seat, payoff, int(guesses * speed * seconds / 2))
        stages = max((trial.count - 1).bit_length(), 1)
        left = max(began + seconds - time.perf_counter(), 0.0)
        for stage in reversed(range(stages)):
            end = began + seconds - left * stage / stages
            trial.go_on(TASTE)
            while time.perf_counter() < end:
                trial.go_on(TASTE)
            trial.drop_worse_half()
        self._searched = trial.findings()
        return self._searched.best_action
