"""Estimates what each action of a decision costs, from more and more imagined worlds."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from byczo.core.declaration import Coaching
from byczo.core.layout import FloatGrid
from byczo.core.rule import compiled
from byczo.play.cost_kernels import JUDGED, estimate_costs
from byczo.play.dangers import Dangers
from byczo.play.trial import Trial

FEWEST = 6
"""Worlds for an answer at least, to have an error at all."""

DANGER_SHARE = 0.5
"""Worlds that are tried for the danger of an action, for each that is tried for its cost."""


@dataclass(frozen=True)
class CostEstimates:
    """What is known of each action so far."""

    judged: FloatGrid  # costs, errors and verdicts: see byczo.play.cost_kernels
    dangers: list[float] | None
    best: float  # the payoff of the best
    usual: float  # the payoff of what a usual player does
    worlds: int


class CostSampler:
    """Samples the costs and dangers of the actions of a trial."""

    def __init__(self, trial: Trial, coaching: Coaching) -> None:
        self.trial = trial
        self.dangers: Dangers | None = None
        if coaching.harmed is not None and coaching.danger_in(trial.seen) is not None:
            self.dangers = Dangers(trial, coaching.harmed)
        self._estimate = compiled(estimate_costs, trial.search.policy.parts)

    def sample(self, playouts: int) -> int:
        """Try what is not clear yet with about so many playouts; returns how many it took."""
        living = self.trial.living
        worlds = max(playouts // living, FEWEST)
        self.trial.go_on(worlds)
        if self.dangers is not None:
            self.dangers.look(max(int(worlds * DANGER_SHARE), FEWEST))
        return worlds * living

    @property
    def settled(self) -> bool:
        """Whether all but the best are clear."""
        return self.trial.living == 1

    def estimates(self) -> CostEstimates:
        """What is known by now. What has become clear is not tried any further."""
        trial, room = self.trial, self.trial.room
        judged = np.zeros((JUDGED, trial.count))
        worlds, best, usual = self._estimate(
            trial.seen,
            trial.seat,
            trial.payoff,
            trial.count,
            trial.search.policy.weights,
            room.lists,
            room.sums,
            room.gaps,
            judged,
        )
        dangers = None if self.dangers is None else self.dangers.chances
        return CostEstimates(judged, dangers, best, usual, worlds)
