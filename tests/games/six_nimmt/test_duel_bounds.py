"""Bounds of positions and of pairs of cards."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.core.layout import FloatGrid, Floats
from byczo.games.six_nimmt.duel import HELD_AT, ROW_BITS, row_of
from byczo.games.six_nimmt.duel_bounds import (
    CEILING,
    CHANGED,
    CHOICES,
    EDGES,
    FIRST_TAKES,
    FLOOR,
    FRAME,
    GAIN,
    HIGH,
    HIGHS,
    LOW,
    LOWS,
    PAIR_CEILING,
    PAIR_FLOOR,
    PAIR_LOW,
    SIZE,
    TAKEN,
    choose,
    decided,
    enter,
    narrow,
    open_pair,
    set_window,
)
from byczo.games.six_nimmt.rules import ROWS
from byczo.play.matrix_game import Labels

LIMIT = 50.0


class Looked:
    """A position with two cards each that has just been entered."""

    def __init__(self) -> None:
        self.frame: Labels = np.full(FRAME, 9, np.int64)
        self.edge: Floats = np.zeros(EDGES)
        self.low: FloatGrid = np.zeros((2, 2))
        self.high: FloatGrid = np.zeros((2, 2))
        enter(self.frame, self.edge, self.low, self.high, 123, 2, LIMIT)
        self.frame[CHANGED] = 0

    def rows(self, *worths: tuple[float, float], first_takes: bool = True, gain: int = 0) -> None:
        """Look at the pair in the corner: between what it is worth with each row that is taken."""
        self.frame[CHOICES], self.frame[TAKEN] = len(worths), 0
        self.frame[FIRST_TAKES], self.frame[GAIN] = first_takes, gain
        for least, most in worths:
            if self.frame[CHOICES]:
                narrow(self.frame, self.edge, self.low, self.high, least, most, LIMIT)

    @property
    def corner(self) -> tuple[float, float]:
        return float(self.low[0, 0]), float(self.high[0, 0])


def test_nothing_is_known_of_a_position_at_first() -> None:
    looked = Looked()
    assert looked.frame[SIZE] == 2
    assert looked.edge[[FLOOR, CEILING, LOW, HIGH]].tolist() == [-LIMIT, LIMIT, -LIMIT, LIMIT]
    assert set(looked.low.flat) == {-LIMIT}
    assert set(looked.high.flat) == {LIMIT}


@pytest.mark.parametrize(
    ("low", "high", "enough"),
    [(2, 4, False), (3, 3 + 1e-10, True), (5, 9, True), (-9, 1, True), (4.5, 9, False)],
)
def test_enough_is_known_when_bounds_meet_or_leave_the_window(
    low: float, high: float, enough: bool
) -> None:
    looked = Looked()
    looked.edge[[FLOOR, CEILING, LOW, HIGH]] = 1, 5, low, high
    assert decided(looked.edge) == enough
    if low == 3:
        assert looked.edge[LOW] == looked.edge[HIGH], "rounding is forgotten"


def test_a_pair_is_worth_what_the_turn_brings_and_the_rest() -> None:
    looked = Looked()
    choose(looked.frame, looked.edge, 0, 0, -LIMIT, LIMIT)
    looked.rows((-3, 7), gain=5)
    assert looked.corner == (2, 12)
    assert looked.frame[CHANGED] == LOWS | HIGHS
    assert looked.frame[CHOICES] == 0


def test_whoever_takes_a_row_takes_the_best_one() -> None:
    for first_takes, corner in (True, (4, 8)), (False, (1, 3)):
        looked = Looked()
        choose(looked.frame, looked.edge, 0, 0, -LIMIT, LIMIT)
        looked.rows((2, 5), (4, 8), (1, 3), first_takes=first_takes)
        assert looked.corner == corner


def test_no_further_row_is_tried_that_cannot_matter() -> None:
    looked = Looked()
    choose(looked.frame, looked.edge, 0, 0, -LIMIT, 3)
    looked.rows((4, 4), (9, 9))
    assert looked.corner == (4, LIMIT), "it is above the window, however far"
    looked = Looked()
    choose(looked.frame, looked.edge, 0, 0, 6, LIMIT)
    looked.rows((4, 4), (2, 2), first_takes=False)
    assert looked.corner == (-LIMIT, 4)


def test_bounds_only_ever_come_closer() -> None:
    looked = Looked()
    choose(looked.frame, looked.edge, 0, 0, -LIMIT, LIMIT)
    looked.rows((0, 10))
    looked.frame[CHANGED] = 0
    looked.rows((-5, 8))
    assert looked.corner == (0, 8)
    assert looked.frame[CHANGED] == HIGHS


def test_the_window_below_is_what_is_left_of_the_pairs() -> None:
    looked = Looked()
    choose(looked.frame, looked.edge, 0, 0, 1, 9)
    looked.frame[GAIN] = 4
    child = np.zeros(EDGES)
    set_window(looked.frame, looked.edge, child)
    assert child[[FLOOR, CEILING]].tolist() == [-3, 5]
    looked.frame[TAKEN], looked.frame[FIRST_TAKES], looked.edge[PAIR_LOW] = 1, 1, 6
    set_window(looked.frame, looked.edge, child)
    assert child[[FLOOR, CEILING]].tolist() == [2, 5], "another row has to be better than this one"
    assert looked.edge[[PAIR_FLOOR, PAIR_CEILING]].tolist() == [1, 9]


@pytest.mark.parametrize(
    ("mine", "theirs", "choices", "first_takes"), [(0, 9, ROWS, 1), (9, 0, ROWS, 0), (8, 9, 1, 0)]
)
def test_the_lower_card_takes_a_row_where_it_fits_none(
    mine: int, theirs: int, choices: int, first_takes: int
) -> None:
    position = 0b1100000001 << HELD_AT
    for row in range(ROWS):
        position |= row_of(4, 1, 1) << row * ROW_BITS
    looked = Looked()
    enter(looked.frame, looked.edge, looked.low, looked.high, position, 2, LIMIT)
    choose(looked.frame, looked.edge, 0, 0, -LIMIT, LIMIT)
    open_pair(looked.frame, np.array([[mine, 0], [theirs, 0]], np.int64))
    assert looked.frame[[CHOICES, FIRST_TAKES]].tolist() == [choices, first_takes]
