"""What a game declares beyond its rules: how it is played well, explained and checked.

Each part has a working default, so that a new game needs none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from byczo.core.contract import TableState
from byczo.core.reason import Explanation, Unit
from byczo.core.rule import rule
from byczo.core.solver import Solver

OWN, RELATIVE, WIN = 0, 1, 2
"""Payoffs: own points; own points less the mean of the others'; share of the win.

More is better: where few points are good, points are counted as negative.
"""


class Training(msgspec.Struct, frozen=True):
    """How the weights of a game's features are learned."""

    tables: Sequence[Mapping[str, Any]]  # options of the tables to play at, in turn
    temperature: float  # points that make an action e times as likely
    games: int = 300  # of each iteration
    iterations: int = 3
    worlds: int = 60  # on which each action is tried
    # Where hands are read from play, how players choose is learned after that.
    readings: int = 2  # iterations
    watched: int = 600  # games of each
    part: float = 0.25  # of the full effort of searchers that are watched
    epochs: int = 40  # how often the model is shown all choices


@rule
def relative_payoff(seen: TableState) -> int:
    """The difference to the others: what a seat leaves to them is worth as much as its own."""
    return RELATIVE


class Belief(msgspec.Struct, frozen=True, kw_only=True):
    """How hidden hands are read from play: rules of the game.

    The model of how players choose is learned, and lies in the file of weights.
    """

    read: Callable[..., int]
    """The rule of this game for :func:`byczo.play.belief_kernels.read_play`."""
    imagine: Callable[..., None]
    """The rule of this game for :func:`byczo.play.belief_kernels.imagine_likely`."""
    describe: Callable[[Any, int, Any], int]
    """Writes the marks of each choice of a seat; returns their number, or 0 for no such choice."""
    marks: int
    """How many there are: what :mod:`byczo.play.choice_kernels` knows of an action."""
    may_hold: Callable[[Any, int, int], bool] | None = None
    """Whether a hidden hand may hold an unseen card; by default it may."""


class Yardstick(msgspec.Struct, frozen=True, kw_only=True):
    """An earlier searcher, kept to measure against: its weights, and the playouts it had."""

    weights: Path
    playouts: int


class Strategy(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is played well: what the search needs to know of it."""

    playouts: int = 25_000
    """Of a strong decision, which takes about 20 ms; divided by one more than there are players."""
    slip: float = 1.0
    """A small loss, in the payoff that bots play for; weak bots slip by multiples of it."""
    payoff: Callable[[Any], int] = relative_payoff
    """A rule: what bots play for, from what a seat sees: OWN, RELATIVE or WIN."""
    features: Callable[[Any, int, int], int] | None = None
    """A rule: three numbers that describe an action (:mod:`byczo.play.playout_policy`)."""
    weights: Path | None = None
    """The file of weights that were learned for the features; without, playouts go by policy."""
    belief: Belief | None = None
    """How hidden hands are read from play; without, all that fit are equally likely."""
    yardsticks: Mapping[str, Yardstick] = msgspec.field(default_factory=dict)
    """Earlier searchers, by the name of their bot."""
    training: Training | None = None
    """How the weights are learned."""
    solver: Solver | None = None
    """How decisions are solved, if some can be."""
    solved: bool = False
    """Whether every decision has a solution, so that no search is needed."""


class Coaching(msgspec.Struct, frozen=True, kw_only=True):
    """How a coach speaks of a game. Functions are given what a seat sees."""

    unit: Unit = "points"
    payoff: Callable[[Any], int] = relative_payoff
    """A rule: what actions are judged by: OWN, RELATIVE or WIN."""
    turn: Callable[[Any], int] | None = None
    """A rule: the number of the turn in its round; without, a seat's decisions are counted."""
    reason: type[Explanation] | None = None
    """How the game declares its reasons: see :mod:`byczo.core.reason`."""
    why: Callable[..., None] | None = None
    """A rule that fills them, as :func:`byczo.core.contract.preview` fills a choice: why an
    action of a seat is good or bad."""
    danger: str | None = None
    """The id of the text that names what to fear, if there is something."""
    feared: Callable[[Any], bool] | None = None
    """A rule: whether that is to be feared in this decision; without, it always is."""
    harmed: Callable[[Any, Any, int], bool] | None = None
    """A rule: whether that has come, between two states."""
    risk: Callable[[Any, int, int], float] | None = None
    """Or a rule: how likely it comes after an action, where that can be computed."""

    def danger_in(self, seen: Any) -> str | None:
        """The id of the text that names what to fear in this decision."""
        return self.danger if self.feared is None or self.feared(seen) else None


class Puzzles(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game: where they lie, and how they are found in games of bots."""

    file: Path
    """What ``byczo puzzles`` made: see :mod:`byczo.core.puzzle`."""
    tables: Sequence[Mapping[str, Any]]
    """Options of the tables that bots play at, in turn."""
    least: float = 1.0
    """What every choice but the best one costs at least, in the payoff of the coach."""


def nothing_to_conserve(state: Any) -> None:
    """No law of conservation is known."""


class Checks(msgspec.Struct, frozen=True, kw_only=True):
    """What tests hold a game to, beyond the laws of every game."""

    conserved: Callable[[Any], None] = nothing_to_conserve
    """Asserts that no card appears twice or vanishes in a state, and that points add up."""
    longest: Callable[[Any], int] | None = None
    """The most steps (deals, rolls and actions) that a game with these options can take."""
