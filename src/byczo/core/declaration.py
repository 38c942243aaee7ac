"""What a game declares beyond its rules: how it is played well, explained and checked.

Each part has a working default, so that a new game needs none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from byczo.core.chance import HIGHEST_LIMIT, draw
from byczo.core.contract import Stream, Table
from byczo.core.reason import Reason, Unit
from byczo.core.rule import rule

OWN, RELATIVE, WIN = 0, 1, 2
"""Payoffs: own points; own points less the mean of the others'; share of the win.

More is better: where few points are good, points are counted as negative.
"""


@dataclass(frozen=True)
class Solution:
    """A decision whose worth is computed instead of sampled."""

    actions: tuple[int, ...]  # all legal ones, in ascending order
    values: tuple[float, ...]  # the payoff of each
    chances: tuple[float, ...]  # with which to choose each
    error: float  # values that differ by less cannot be told apart

    def choose(self, stream: Stream) -> int:
        """An action, drawn by the chances."""
        fine = HIGHEST_LIMIT
        point = (draw(stream, fine) * fine + draw(stream, fine)) / fine**2
        for action, chance in zip(self.actions, self.chances, strict=True):
            point -= chance
            if point < 0:
                return action
        return self.actions[self.chances.index(max(self.chances))]


@dataclass(frozen=True)
class Training:
    """How the weights of a game's features are learned."""

    tables: Sequence[Mapping[str, Any]]  # options of the tables to play at, in turn
    temperature: float  # points that make an action e times as likely
    games: int = 300  # of each iteration
    iterations: int = 3
    worlds: int = 60  # on which each action is tried


@rule
def relative_payoff(seen: Table) -> int:
    """The difference to the others: what a seat leaves to them is worth as much as its own."""
    return RELATIVE


@dataclass(frozen=True, kw_only=True)
class Strategy:
    """How a game is played well: what the search needs to know of it."""

    playouts: int = 25_000
    """Of a strong decision, shared by the players and one more: what takes about 20 ms."""
    slip: float = 1.0
    """A small loss, in the payoff that bots play for; weak bots slip by multiples of it."""
    payoff: Callable[[Any], int] = relative_payoff
    """A rule: what bots play for, from what a seat sees: OWN, RELATIVE or WIN."""
    features: Callable[[Any, int, int], int] | None = None
    """A rule: three numbers that describe an action (:mod:`byczo.play.playout_policy`)."""
    weights: Path | None = None
    """The file of weights that were learned for the features; without, playouts go by policy."""
    training: Training | None = None
    """How the weights are learned."""
    solve: Callable[[Any, int], Solution | None] | None = None
    """The solution of what a seat sees, in the coach's payoff; None where there is none."""
    solved: bool = False
    """Whether every decision has a solution, so that no search is needed."""


def no_reason(seen: Any, seat: int, action: int) -> Reason | None:
    """The coach tells costs only."""
    return None


def no_danger(seen: Any) -> str | None:
    """There is nothing to fear."""
    return None


@dataclass(frozen=True, kw_only=True)
class Coaching:
    """How a coach speaks of a game. Functions are given what a seat sees."""

    unit: Unit = "points"
    payoff: Callable[[Any], int] = relative_payoff
    """A rule: what actions are judged by: OWN, RELATIVE or WIN."""
    turn: Callable[[Any], int] | None = None
    """A rule: the number of the turn in its round; without, a seat's decisions are counted."""
    why: Callable[[Any, int, int], Reason | None] = no_reason
    """Why an action of a seat is good or bad."""
    danger: Callable[[Any], str | None] = no_danger
    """The id of the text that names what to fear in this decision."""
    harmed: Callable[[Any, Any, int], bool] | None = None
    """A rule: whether that has come, between two states."""
    risk: Callable[[Any, int, int], float] | None = None
    """Or how likely it comes after an action, where that can be computed."""


def nothing_to_conserve(state: Any) -> None:
    """No law of conservation is known."""


@dataclass(frozen=True, kw_only=True)
class Checks:
    """What tests hold a game to, beyond the laws of every game."""

    conserved: Callable[[Any], None] = nothing_to_conserve
    """Asserts that no card appears twice or vanishes in a state, and that points add up."""
    longest: Callable[[Any], int] | None = None
    """The most steps (deals, rolls and actions) that a game with these options can take."""
