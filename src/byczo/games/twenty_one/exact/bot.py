"""The exact bot of Twenty One: it plays for the chance to win the whole game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import numpy as np

from byczo.core.contract import Stream, Table
from byczo.core.game import Game
from byczo.core.rule import compiled
from byczo.games.twenty_one.exact.judgement import FACTS, MOST_GAIN, judge
from byczo.games.twenty_one.exact.odds import REACH
from byczo.games.twenty_one.exact.outlook import PARTS, TURNS, Outlooks, sheet_tables
from byczo.games.twenty_one.exact.reading import Numbers, numbers_of
from byczo.games.twenty_one.exact.table import HITS, MASKS, PLACES, Floats
from byczo.games.twenty_one.rules import SEATS, State

PRICES = (0.0, 2.0, 4.0, 6.0, 10.0)
"""The prices of a turn, in points, that a seat may play by; the one in the middle suits most games.

More of them, and finer ones, did not win more games.
"""


class ExactTwentyOne:
    """Tables by dynamic programming for several tempo prices, then the best chance to win.

    The first decision with a number of players computes their tables, within half a second.
    """

    def __init__(self, game: Game, stream: Stream) -> None:
        self.judge = compiled(judge)
        by_place = (SEATS, PLACES)
        self.room: tuple[Any, ...] = (
            *(np.zeros(by_place, np.int16) for _ in ("numbers", "dice", "colours")),
            np.zeros((SEATS, FACTS), np.int16),
            np.zeros(SEATS, np.int16),
            np.zeros(PLACES, np.int16),
            np.zeros(MASKS, np.int16),
            np.zeros((SEATS, TURNS, PARTS)),
            np.zeros((TURNS, REACH, 2)),
            np.zeros((MASKS, HITS, 3)),
            np.zeros((MASKS, HITS, MOST_GAIN)),
        )

    def decide(self, seen: Table, seat: int) -> int:
        """The action with the best chance to win."""
        state = cast(State, seen)
        values, outlooks = tables_for(numbers_of(state, seat), state.players)
        return int(self.judge(state, seat, values, outlooks, *self.room))


@lru_cache(maxsize=5)
def tables_for(numbers: Numbers, players: int) -> tuple[Floats, Outlooks]:
    """Values and outlooks by price. We take it that all sheets have the same numbers."""
    tables = [sheet_tables(numbers, players, price) for price in PRICES]
    values, _, outlooks = zip(*tables, strict=True)
    return np.array(values), np.array(outlooks, np.float32)
