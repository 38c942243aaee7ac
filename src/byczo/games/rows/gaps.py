"""How wide a gap in a row is: features for the games whose cards queue up in rows."""

from __future__ import annotations

from bisect import bisect_left

import numpy as np

from byczo.core.rule import rule
from byczo.core.seats import MOST_SEATS
from byczo.games.rows.heads import HEADS

WIDTHS = 10
HEAVINESS = 4

_EDGES = (0, 2, 5, 10, 18, 30, 50, 80, 130)  # numbers in a gap, times the others at the table
_WIDTH = np.array([bisect_left(_EDGES, n) for n in range(len(HEADS) * MOST_SEATS)], np.int16)
_HEAVY = np.array([bisect_left((3, 6, 9), n) for n in range(64)], np.int16)


@rule
def width_of(gap: int, players: int) -> int:
    """How likely others slip into a gap of so many numbers, from 0 (nobody can) to 9."""
    return _WIDTH[gap * (players - 1)]


@rule
def heaviness_of(heads: int) -> int:
    """How much lies in a row, from 0 (little) to 3."""
    return _HEAVY[min(heads, 63)]


def gap_text(cards: list[int]) -> str:
    """The cards that could come between, from the lowest to the highest: ``46–51``."""
    return f"{cards[0]}–{cards[-1]}" if len(cards) > 1 else str(cards[0])
