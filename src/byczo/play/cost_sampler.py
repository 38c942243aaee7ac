"""Estimates what each action of a decision costs, from more and more imagined worlds."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from byczo.core.declaration import Coaching
from byczo.core.layout import Floats
from byczo.core.rule import compiled
from byczo.play.dangers import Dangers
from byczo.play.playout_kernels import LONG, features, weight_of
from byczo.play.search import Findings, Trial

SURE = 1.96
"""Standard errors in half a 95 % interval."""

FEWEST = 6
"""Worlds for an answer at least, to have an error at all."""

CLEAR = 5.0
"""An action is clear, and not tried any further, when its cost is so many times its error,"""
CLEAR_WORLDS = 200
"""after so many worlds at least,"""
PRECISE = 0.25
"""and when the error is no more than this, in heads or points."""

DANGER_SHARE = 0.5
"""Worlds for the chance of disaster, which is found sooner, for each one for the cost."""


@dataclass(frozen=True)
class CostEstimates:
    """What is known of each action so far."""

    costs: Floats  # against the best
    errors: Floats  # of the costs, half a 95 % interval
    dangers: list[float] | None
    best: float  # the payoff of the best
    usual: float  # the payoff of what a usual player does
    worlds: int


class CostSampler:
    """Samples the costs and dangers of the actions of a trial."""

    def __init__(self, trial: Trial, coaching: Coaching) -> None:
        self.trial = trial
        self.dangers: Dangers | None = None
        if coaching.harmed is not None and coaching.danger(trial.seen) is not None:
            self.dangers = Dangers(trial, coaching.harmed)
        self.shares = usual_shares(trial)

    def sample(self, playouts: int) -> int:
        """Try what is not clear yet with about so many playouts; returns how many it took."""
        worlds = max(playouts // self.trial.living, FEWEST)
        self.trial.go_on(worlds)
        if self.dangers is not None:
            self.dangers.look(max(int(worlds * DANGER_SHARE), FEWEST))
        return worlds * self.trial.living

    @property
    def settled(self) -> bool:
        """Whether all but the best are clear."""
        return self.trial.living == 1

    def estimates(self) -> CostEstimates:
        """What is known by now. What has become clear is not tried any further."""
        findings = self.trial.findings()
        best = findings.best
        costs = np.maximum(findings.gaps[best], 0.0)
        errors = SURE * _careful_errors(findings)
        clear = (costs > CLEAR * errors) & (errors < PRECISE) & (findings.worlds >= CLEAR_WORLDS)
        self.trial.alive[clear] = 0
        worth = float(findings.means[best, findings.payoff])
        return CostEstimates(
            costs=costs,
            errors=errors,
            dangers=None if self.dangers is None else self.dangers.chances,
            best=worth,
            usual=worth - float(self.shares @ costs),
            worlds=int(findings.worlds[best]),
        )


def _careful_errors(findings: Findings) -> Floats:
    """Standard errors of the gaps to the best, as if one more world had been unusual.

    In a few worlds two actions may always have come out alike, and yet they differ.
    """
    best = findings.best
    both = np.minimum(findings.worlds, findings.worlds[best])
    spread = findings.errors[best, findings.payoff] * np.sqrt(findings.worlds[best])
    errors: Floats = np.sqrt(findings.gap_errors[best] ** 2 + (spread / both) ** 2)
    errors[best] = 0.0
    return errors


def usual_shares(trial: Trial) -> Floats:
    """How likely a usual player, one who plays as playouts do, does each action."""
    policy, count = trial.search.policy, len(trial.actions)
    if features not in policy.parts or count > LONG:
        return np.full(count, 1 / count)
    weigh = compiled(weight_of, policy.parts)
    weights = [weigh(trial.seen, trial.seat, int(a), policy.weights) for a in trial.actions]
    return np.array(weights) / sum(weights)
