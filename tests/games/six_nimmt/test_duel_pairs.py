"""Pairs are looked at until the value of a matrix of payoffs is known, and no longer."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from byczo.core.chance import draw, stream_of
from byczo.games.six_nimmt.duel_bounds import (
    CEILING,
    CHANGED,
    CLOSE,
    COLUMN,
    EDGES,
    FLOOR,
    FRAME,
    HIGH,
    HIGHS,
    LINE,
    LOW,
    LOWS,
    PAIR_CEILING,
    PAIR_FLOOR,
    enter,
)
from byczo.games.six_nimmt.duel_pairs import bound_purely, pick
from tests.play.exact_games import exact_value

LIMIT = 30.0


class Matrix:
    """Payoffs that are found out pair by pair."""

    def __init__(self, payoffs: list[list[int]]) -> None:
        self.payoffs, size = payoffs, len(payoffs)
        self.frame, self.edge = np.zeros(FRAME, np.int64), np.zeros(EDGES)
        self.low, self.high = np.zeros((size, size)), np.zeros((size, size))
        self.mixes, self.sums = np.zeros((2, 2 * size)), np.zeros((2, size))
        self.room = np.zeros((size + 1, size + 1)), np.zeros((2, 2 * size), np.int64)
        enter(self.frame, self.edge, self.low, self.high, 0, size, LIMIT)

    @property
    def value(self) -> float:
        return float(exact_value([[Fraction(worth) for worth in line] for line in self.payoffs]))

    def look(self, whole: bool = False) -> int:
        """Find out as much as is wanted; returns how many pairs were looked at."""
        frame, edge, bounds = self.frame, self.edge, (self.low, self.high)
        looks = 0
        while pick(frame, edge, *bounds, self.mixes, whole, self.sums, LIMIT, *self.room):
            at = frame[LINE], frame[COLUMN]
            worth = self.payoffs[at[0]][at[1]]
            assert self.low[at] < self.high[at], "it was not known before"
            if worth > edge[PAIR_FLOOR] + CLOSE:
                self.low[at] = min(worth, edge[PAIR_CEILING])
            if worth < edge[PAIR_CEILING] - CLOSE:
                self.high[at] = max(worth, edge[PAIR_FLOOR])
            frame[CHANGED] |= LOWS | HIGHS
            looks += 1
        return looks


def random_matrix(size: int, seed: int) -> Matrix:
    stream = stream_of(f"matrix {size} {seed}")
    return Matrix([[draw(stream, 21) - 10 for _ in range(size)] for _ in range(size)])


@pytest.mark.parametrize("size", [1, 2, 3, 4, 6])
def test_the_value_is_found(size: int) -> None:
    for seed in range(40):
        matrix = random_matrix(size, seed)
        matrix.look()
        assert matrix.edge[LOW] == pytest.approx(matrix.value, abs=1e-7)
        assert matrix.edge[LOW] == matrix.edge[HIGH]


def test_a_saddle_point_needs_few_pairs() -> None:
    payoffs = [[5] * 6, *([[-9] * 6] * 5)]
    assert Matrix(payoffs).look() < 36 / 2


def test_the_whole_matrix_is_looked_at_where_it_is_wanted() -> None:
    matrix = random_matrix(4, 1)
    assert matrix.look(whole=True) == 16
    assert matrix.low.tolist() == matrix.high.tolist() == matrix.payoffs


@pytest.mark.parametrize(("floor", "ceiling"), [(-30, -8), (8, 30), (-1, 1)])
def test_outside_the_window_a_bound_is_enough(floor: float, ceiling: float) -> None:
    fewer = 0
    for seed in range(40):
        matrix, all_known = random_matrix(4, seed), random_matrix(4, seed)
        matrix.edge[FLOOR], matrix.edge[CEILING] = floor, ceiling
        fewer += matrix.look() < all_known.look()
        assert matrix.edge[LOW] - 1e-7 <= matrix.value <= matrix.edge[HIGH] + 1e-7
        if floor < matrix.value < ceiling:
            assert matrix.edge[LOW] == pytest.approx(matrix.value, abs=1e-7)
    assert fewer > 20


def test_a_card_is_sure_of_its_worst_pair() -> None:
    matrix = Matrix([[3, 1], [0, 7]])
    matrix.low[:] = matrix.high[:] = matrix.payoffs
    bound_purely(matrix.frame, matrix.edge, matrix.low, matrix.high, matrix.sums)
    assert (matrix.edge[LOW], matrix.edge[HIGH]) == (1, 3)
