"""Gaps between the end of a row and a card, into which others may slip."""

from __future__ import annotations

from bisect import bisect_left
from typing import Annotated

import numpy as np

from byczo.core.layout import Ints
from byczo.core.message_fields import AtMost, Joined
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


@rule
def gap_feature(free: int, gap: int, players: int, heads: int) -> int:
    """A card by the free places of its row, the gap before it and the heads that lie there.

    From 0 to below (most free places + 1) × WIDTHS × HEAVINESS.
    """
    return (free * WIDTHS + width_of(gap, players)) * HEAVINESS + heaviness_of(heads)


@rule
def slip_chance(gap: int, players: int, each: float) -> float:
    """About how likely another seat slips into a gap, where each has a card for a number of it."""
    return min(1.0, gap * each * (players - 1))


Gap = Annotated[str | None, AtMost(2), Joined("–")]
"""In a message: the cards that could come between, from the lowest to the highest: ``46–51``."""


@rule
def lowest_end(ends: Ints) -> int:
    """The lowest of the last cards of the rows."""
    lowest = ends[0]
    for row in range(1, len(ends)):
        lowest = min(lowest, ends[row])
    return lowest
