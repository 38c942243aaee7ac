"""The habits that were learned for each game, as they lie beside its marks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from byczo.core.game import Game
from byczo.core.layout import Floats
from byczo.games import david_goliath, six_nimmt, x_nimmt
from byczo.games.david_goliath.features import marks as david_goliath_marks
from byczo.games.six_nimmt.features import marks as six_nimmt_marks
from byczo.games.x_nimmt.features import marks as x_nimmt_marks
from byczo.play.playout_policy import MARKS, anything, by_policy, marks, quick

Parts = dict[Callable[..., Any], Callable[..., Any]]

ROOMS: dict[str, tuple[ModuleType, Callable[..., int]]] = {
    "six-nimmt": (six_nimmt, six_nimmt_marks),
    "x-nimmt": (x_nimmt, x_nimmt_marks),
    "david-goliath": (david_goliath, david_goliath_marks),
}
"""Games with habits: where the data lies, and what marks an action has."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A file of habits: the factors by mark, and how they were made."""

    game: str
    made: str  # the date
    by: str  # the command
    factors: list[float]


@dataclass(frozen=True)
class Habits:
    """How to play on in a search: parts to fit kernels with, and the factors."""

    parts: Parts
    factors: Floats


NO_FACTORS: Floats = np.ones(MARKS)


def no_habits(game: Game) -> Habits:
    """Playing on at random."""
    return Habits({**game.parts, quick: anything}, NO_FACTORS)


def habits_of(game: Game) -> Habits:
    """The habits learned for a game, or its quick policy where there are none."""
    if game.id not in ROOMS:
        return Habits({**game.parts, quick: by_policy}, NO_FACTORS)
    return fresh_habits(game, _lesson(game.id))


def fresh_habits(game: Game, factors: Floats = NO_FACTORS) -> Habits:
    """Habits with these factors."""
    return Habits({**game.parts, marks: ROOMS[game.id][1]}, factors)


@cache
def _lesson(game: str) -> Floats:
    room, _ = ROOMS[game]
    data = files(room).joinpath("weights.json").read_bytes()
    return np.array(msgspec.json.decode(data, type=Lesson).factors)
