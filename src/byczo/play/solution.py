"""Solutions: what the solver of a game says of a decision."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import numpy as np

from byczo.core.contract import Stream, TableState
from byczo.core.game import Game
from byczo.core.layout import Floats, Ints
from byczo.core.rule import compiled
from byczo.core.solver import CHANCES, VALUES, Solver, arrays_for, choose_solved

MOST_TABLES = 5
"""Tables of a game that are kept: those that were asked for last."""


@dataclass(frozen=True)
class Solution:
    """A decision whose worth is computed instead of sampled."""

    actions: Ints  # all legal ones, in ascending order
    rows: Floats  # values and chances: see byczo.core.solver
    error: float  # values that differ by less cannot be told apart

    @property
    def values(self) -> Floats:
        """The payoff of each action."""
        values: Floats = self.rows[VALUES]
        return values

    @property
    def chances(self) -> Floats:
        """With which chance to choose each action."""
        chances: Floats = self.rows[CHANCES]
        return chances

    def choose(self, stream: Stream, slip: float = 0.0) -> int:
        """An action, drawn by the chances; with a ``slip``, by how much it is worth."""
        rows, count = self.rows.copy(), len(self.actions)
        return int(compiled(choose_solved)(self.actions, count, slip, rows, stream))


def solution_of(game: Game, seen: TableState, seat: int) -> Solution | None:
    """What the game's solver says of a decision, if it has one that can solve it."""
    solver = game.strategy.solver
    if solver is None:
        return None
    room = arrays_for(solver.room, seen.players)
    tables = SHARED_TABLES.prepared(solver, seen, seat, room)
    actions = np.zeros(game.actions, np.int16)
    rows = np.zeros((2, game.actions))
    count = int(compiled(solver.solve)(seen, seat, actions, rows, *tables, *room))
    if count == 0:
        return None
    return Solution(actions[:count], np.ascontiguousarray(rows[:, :count]), solver.error)


class SharedTables:
    """The tables of solvers, shared by all threads."""

    def __init__(self, fit: Callable[..., Callable[..., Any]] = compiled) -> None:
        self._fit = fit
        self._lock = threading.Lock()
        self._kept: dict[Any, OrderedDict[Hashable, tuple[Any, ...]]] = {}

    def prepared(
        self, solver: Solver, seen: TableState, seat: int, room: tuple[Any, ...]
    ) -> tuple[Any, ...]:
        """Tables that fit the decision."""
        if solver.prepare is None:
            return arrays_for(solver.tables, seen.players)
        key = solver.key(seen, seat)
        with self._lock:
            kept = self._kept.setdefault(solver.prepare, OrderedDict())
            if key not in kept:
                kept[key] = arrays_for(solver.tables, seen.players)
                self._fit(solver.prepare)(seen, seat, *kept[key], *room)
            kept.move_to_end(key)
            if len(kept) > MOST_TABLES:
                kept.popitem(last=False)
            return kept[key]


SHARED_TABLES = SharedTables()
