"""How likely an action leads to harm before the seat decides again, from imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from byczo.core.chance import draw
from byczo.core.contract import BLANK, States, Stream, Table, act, imagine
from byczo.core.layout import Floats, Ints
from byczo.core.rule import compiled, rule
from byczo.play.playout_kernels import act_by_policy
from byczo.play.search import Trial
from byczo.play.search_kernels import others_choose


@rule
def harmed(seen: Table, state: Table, seat: int) -> bool:
    """Whether the seat has come to harm between ``seen`` and ``state``."""
    raise TypeError(BLANK)


@rule
def count_harms(
    seen: Table,
    seat: int,
    actions: Ints,
    guess: Floats,
    weights: Floats,
    worlds: int,
    stream: Stream,
    common: Stream,
    states: States,
    harms: Floats,
) -> None:
    """Try each action in that many worlds, and count in how many it did harm.

    ``guess`` says how the others choose (:mod:`byczo.play.search_kernels`); ``states``, for
    two, and ``common`` are room to work in.
    """
    for _ in range(worlds):
        imagine(seen, seat, stream, states[0])
        others_choose(states[0], seat, guess, weights, stream)
        luck = stream[0]
        for k in range(actions.shape[0]):
            states[1] = states[0]
            common[0] = luck
            act(states[1], seat, actions[k])
            play_to_decision(states[1], seat, weights, common, seen.closed)
            harms[k] += harmed(seen, states[1], seat)
        draw(stream, 2)


@rule
def play_to_decision(state: Table, seat: int, weights: Floats, stream: Stream, closed: int) -> None:
    """The others play on by the policy until the seat must decide, or new cards or dice come."""
    while state.waiting > 0 and state.closed == closed and not (state.waiting >> seat) & 1:
        act_by_policy(state, weights, stream)


class Dangers:
    """The chance of harm for each action, from more and more imagined worlds."""

    def __init__(self, trial: Trial, rule_of_harm: Callable[[Any, Any, int], bool]) -> None:
        self.trial = trial
        self.count = compiled(count_harms, {**trial.search.policy.parts, harmed: rule_of_harm})
        self.harms: Floats = np.zeros(len(trial.actions))
        self.worlds = 0

    def look(self, worlds: int) -> None:
        """Try all actions in that many more worlds."""
        trial, search = self.trial, self.trial.search
        self.count(
            trial.seen,
            trial.seat,
            trial.actions,
            trial.guess,
            search.policy.weights,
            worlds,
            search.stream,
            search.common,
            search.states,
            self.harms,
        )
        self.worlds += worlds

    @property
    def chances(self) -> list[float]:
        """How likely each action leads to harm."""
        chances: list[float] = (self.harms / self.worlds).tolist()
        return chances
