"""The chance to win, from forecasts."""

from __future__ import annotations

from math import erf, sqrt

import numpy as np
import pytest

from byczo.games.twenty_one.solver.forecast import PARTS, TURNS
from byczo.games.twenty_one.solver.win_chance import (
    REACH,
    between,
    chance_below,
    combine_rivals,
    spread_of,
    win_chance,
)


def sheet(turn: int, points: float, spread: float = 0.0) -> np.ndarray:
    """A sheet that is full with this turn for sure, at so many points."""
    forecast = np.zeros((TURNS, PARTS))
    forecast[:turn, 3:] = [1.0, points, points**2 + spread**2]
    forecast[turn, :3] = [1.0, points, points**2 + spread**2]
    return forecast


def test_a_spread_from_sums() -> None:
    assert spread_of(0.5, 0.5 * 10, 0.5 * (100 + 9)) == pytest.approx(3)
    assert spread_of(1.0, 10.0, 99.9999) == 0, "rounding"


@pytest.mark.parametrize("points", [-30.0, 4.0, 10.0, 13.5, 50.0])
def test_points_are_normally_distributed(points: float) -> None:
    exact = 0.5 + 0.5 * erf((points - 10) / 3 / sqrt(2))
    assert chance_below(points, 10.0, 3.0) == pytest.approx(exact, abs=1e-4)


def test_equal_points_share_the_win() -> None:
    assert chance_below(10.0, 10.0, 0.0) == 0.5


def chance(mine: np.ndarray, theirs: np.ndarray, ahead: int = 0) -> float:
    forecasts = np.array([mine, theirs])
    below = np.zeros((TURNS, REACH, 2))
    turns = combine_rivals(2, 0, forecasts, np.array([0, ahead], np.int16), below)
    return win_chance(mine, 0, turns, below)


def test_who_has_more_points_when_the_first_sheet_is_full_wins() -> None:
    assert chance(sheet(3, 50), sheet(5, 40)) == pytest.approx(1)
    assert chance(sheet(3, 40), sheet(5, 50)) == pytest.approx(0)
    assert chance(sheet(3, 40), sheet(3, 40)) == pytest.approx(0.5)
    assert chance(sheet(5, 60), sheet(3, 40)) == pytest.approx(1), "whoever's sheet ends it"


def test_a_lead_counts() -> None:
    assert chance(sheet(3, 50), sheet(3, 40), ahead=20) == pytest.approx(0)
    even = chance(sheet(3, 50, 5), sheet(3, 50, 5))
    assert even == pytest.approx(0.5, abs=0.01)
    assert 0.2 < chance(sheet(3, 50, 5), sheet(3, 50, 5), ahead=3) < even


def test_between_whole_points() -> None:
    below = np.zeros((REACH, 2))
    below[:, 0] = np.arange(REACH)
    assert between(below, 3.25, 0) == 3.25
    assert between(below, -7.0, 0) == 0
    assert between(below, 1e6, 0) == REACH - 2
