"""How likely an action leads to harm before the seat decides again, from imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from byczo.core.chance import draw
from byczo.core.contract import BLANK, States, Stream, TableState, act, imagine
from byczo.core.layout import FloatGrid, Floats, IntGrid
from byczo.core.rule import compiled, rule
from byczo.play.decision import ACTIONS
from byczo.play.playout_kernels import act_by_policy
from byczo.play.search_kernels import GUESS, others_choose
from byczo.play.trial import Trial


@rule
def harmed(seen: TableState, state: TableState, seat: int) -> bool:
    """Whether the seat has come to harm between ``seen`` and ``state``."""
    raise TypeError(BLANK)


@rule
def count_harms(
    seen: TableState,
    seat: int,
    count: int,
    worlds: int,
    weights: Floats,
    stream: Stream,
    states: States,
    lists: IntGrid,
    tables: FloatGrid,
    harms: Floats,
) -> None:
    """Try each action of a trial in that many worlds, and count in how many it did harm.

    The others choose as the trial has guessed. ``states``, for two, is room to work in.
    """
    common = np.zeros(1, np.int64)
    for _ in range(worlds):
        imagine(seen, seat, stream, states[0])
        others_choose(states[0], seat, tables, GUESS, weights, stream)
        luck = stream[0]
        for k in range(count):
            states[1] = states[0]
            common[0] = luck
            act(states[1], seat, lists[ACTIONS, k])
            play_to_decision(states[1], seat, weights, common, seen.closed)
            harms[k] += harmed(seen, states[1], seat)
        draw(stream, 2)


@rule
def play_to_decision(
    state: TableState, seat: int, weights: Floats, stream: Stream, closed: int
) -> None:
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
            trial.count,
            worlds,
            search.policy.weights,
            search.stream,
            trial.room.states,
            trial.room.lists,
            trial.room.tables,
            self.harms,
        )
        self.worlds += worlds

    @property
    def chances(self) -> list[float]:
        """How likely each action leads to harm."""
        chances: list[float] = (self.harms / self.worlds).tolist()
        return chances
