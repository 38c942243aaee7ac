"""Solvers: decisions whose worth is computed instead of sampled."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import msgspec
import numpy as np

from byczo.core.chance import HIGHEST_LIMIT, draw
from byczo.core.contract import Stream
from byczo.core.exponential import exponential
from byczo.core.layout import FloatGrid, Ints
from byczo.core.rule import rule

VALUES, CHANCES = 0, 1
"""Rows of a solution: the payoff of each action, and with which chance to choose it."""

PLAYERS = 0
"""As the side of an array: as many as there are players."""

Space = tuple[str, tuple[int, ...]]
"""An array: the code of its numbers (``i2``, ``f8``), and its shape."""


def players_of(seen: Any, seat: int) -> Hashable:
    """Tables are for so many players."""
    players: int = seen.players
    return players


class Solver(msgspec.Struct, frozen=True, kw_only=True):
    """How a game solves decisions: rules, and the arrays that they are handed after the others."""

    solve: Callable[..., int]
    """A rule ``(seen, seat, actions, solution, *tables, *room)``: lists all legal actions in
    ascending order and fills the rows of the solution, in the coach's payoff. Returns how many
    actions there are; 0 where it has no solution."""
    prepare: Callable[..., None] | None = None
    """A rule ``(seen, seat, *tables, *room)``: makes the tables fit this decision. It is called
    before each, and takes its time only where they do not fit yet."""
    tables: tuple[Space, ...] = ()
    """What is kept from decision to decision; only ``prepare`` writes to it."""
    room: tuple[Space, ...] = ()
    """Room to work in, blank at first."""
    key: Callable[[Any, int], Hashable] = players_of
    """Decisions with the same key share tables."""
    playouts: Callable[..., int] | None = None
    """A rule ``(seen, seat)``: as many playouts of the search take as long as solving does at the
    most, for devices where a decision may not take long. Without it solving is always quick."""
    error: float
    """Values that differ by less cannot be told apart."""


def arrays_for(spaces: tuple[Space, ...], players: int) -> tuple[Any, ...]:
    """Blank arrays for a table with so many players."""
    return tuple(
        np.zeros([side or players for side in shape], np.dtype(code)) for code, shape in spaces
    )


@rule
def slip_solved(count: int, slip: float, solution: FloatGrid) -> None:
    """Other chances for who slips: what is worth ``slip`` less comes e times as seldom."""
    most = solution[VALUES, 0]
    for k in range(1, count):
        most = max(most, solution[VALUES, k])
    total = 0.0
    for k in range(count):
        solution[CHANCES, k] = exponential((solution[VALUES, k] - most) / slip)
        total += solution[CHANCES, k]
    for k in range(count):
        solution[CHANCES, k] /= total


@rule
def choose_solved(
    actions: Ints, count: int, slip: float, solution: FloatGrid, stream: Stream
) -> int:
    """An action, drawn by the chances of the solution; with a ``slip`` by how much it is worth."""
    if slip > 0.0:
        slip_solved(count, slip, solution)
    fine = draw(stream, HIGHEST_LIMIT) * HIGHEST_LIMIT
    point = (fine + draw(stream, HIGHEST_LIMIT)) / HIGHEST_LIMIT / HIGHEST_LIMIT
    likeliest = 0
    for k in range(count):
        point -= solution[CHANCES, k]
        if point < 0:
            action: int = actions[k]
            return action
        if solution[CHANCES, k] > solution[CHANCES, likeliest]:
            likeliest = k
    most: int = actions[likeliest]
    return most
