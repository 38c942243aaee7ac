"""Matrix games are solved, ties and rounding included."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from byczo.core.rule import compiled, interpreted
from byczo.play import matrix_game as matrix
from tests.play.exact_games import exact_value, strategies_of


def test_the_exact_arithmetic_knows_known_games() -> None:
    assert exact_value([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) == 0
    assert exact_value([[3, 0], [1, 2]]) == Fraction(3, 2)
    assert exact_value([[1, 4, 2], [0, 5, -3]]) == 1


def check_strategies(payoffs: Any, value: float) -> None:
    first, second, found = strategies_of(payoffs)
    assert found == pytest.approx(value, abs=1e-9)
    for strategy in first, second:
        assert strategy.min() >= 0
        assert strategy.sum() == pytest.approx(1)
    assert (first @ payoffs).min() >= value - 1e-9
    assert (payoffs @ second).max() <= value + 1e-9


@pytest.mark.parametrize("spread", [1, 2, 5, 60])
def test_matrix_games_with_many_ties(spread: int) -> None:
    rng = np.random.default_rng(spread)
    for case in range(120):
        lines, columns = rng.integers(1, 5, 2) if case % 2 else (3, 3)
        payoffs = rng.integers(-spread, spread + 1, (lines, columns)).astype(float)
        check_strategies(payoffs, float(exact_value(payoffs.astype(int).tolist())))


def test_matrix_games_that_rounding_has_blurred() -> None:
    rng = np.random.default_rng(1)
    for _ in range(300):
        blunt = rng.integers(-2, 3, (6, 6)).astype(float) / 3
        _, _, value = strategies_of(blunt)
        check_strategies(blunt + rng.normal(0, 1e-15, (6, 6)), value)
        check_strategies(blunt * 1e-3, value * 1e-3)


def test_a_matrix_game_interpreted_and_compiled() -> None:
    rng = np.random.default_rng(2)
    for size in (1, 2, 3, 5):
        payoffs = rng.integers(-9, 10, (size, size)).astype(float)
        room = np.zeros((size + 1, size + 1)), np.zeros((2, 2 * size), np.int64)
        worth = interpreted(matrix.game_value)(payoffs, size, size, *room)
        assert worth == compiled(matrix.game_value)(payoffs, size, size, *room)
        assert worth == pytest.approx(strategies_of(payoffs)[2])


def test_without_patience_the_lowest_labels_enter_and_leave(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Bland's rule finds the same values."""
    monkeypatch.setattr(matrix, "PATIENCE", 0)
    rng = np.random.default_rng(5)
    for _ in range(40):
        payoffs = rng.integers(-2, 3, (4, 4)).astype(float)
        room = np.zeros((5, 5)), np.zeros((2, 8), np.int64)
        worth = matrix.game_value(payoffs, 4, 4, *room)
        assert worth == pytest.approx(float(exact_value(payoffs.astype(int).tolist())))
