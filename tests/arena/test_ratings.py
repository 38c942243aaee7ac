"""Ratings recover known strengths, with honest errors, on simulated data."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from byczo.arena.ratings import POINTS, rate

BOTS = ["a", "b", "c", "d"]
STRENGTHS = np.array([0.9, 0.1, -0.2, -0.8])  # in log odds


def simulated(random: np.random.Generator, deals: int, strengths: np.ndarray) -> dict[Any, Any]:
    """Shares of wins: in each deal six comparisons per pair, with luck of the deal in common."""
    bots = BOTS[: len(strengths)]
    shares = {}
    for (i, a), (j, b) in combinations(enumerate(bots), 2):
        expected = 1 / (1 + np.exp(strengths[j] - strengths[i]))
        shared = random.random((deals, 1)) < 0.5
        draws = np.where(shared, random.random((deals, 1)), random.random((deals, 6)))
        shares[a, b] = (draws < expected).mean(axis=1)
    return shares


def test_order_and_strengths_are_found() -> None:
    ratings = rate(BOTS, simulated(np.random.default_rng(1), 5000, STRENGTHS))
    assert [rating.bot for rating in ratings] == BOTS
    assert [rating.rating for rating in ratings] == pytest.approx(POINTS * STRENGTHS, abs=15)


@pytest.mark.parametrize("deals", [8, 150])
def test_95_percent_of_all_intervals_hold_the_strength(deals: int) -> None:
    random = np.random.default_rng(2)
    hits, runs = 0, 400
    for _ in range(runs):
        for rating in rate(BOTS, simulated(random, deals, STRENGTHS)):
            truth = POINTS * STRENGTHS[BOTS.index(rating.bot)]
            assert rating.error is not None
            hits += abs(rating.rating - truth) <= rating.error
    assert 0.93 < hits / (4 * runs) < 0.97


def test_four_hundred_points_are_ten_to_one() -> None:
    shares = {("a", "b"): np.array([1.0] * 1000 + [0.0] * 100)}
    first, second = rate(["a", "b"], shares)
    assert first.rating - second.rating == pytest.approx(400, abs=2)


def test_equals_in_the_middle_of_the_table_stay_equal() -> None:
    """b and c draw with each other and do alike against the others."""
    half = np.full(100, 0.5)
    shares = {
        ("a", "b"): np.full(100, 0.75),
        ("a", "c"): np.full(100, 0.75),
        ("a", "d"): np.full(100, 0.9),
        ("b", "c"): half,
        ("b", "d"): np.full(100, 0.75),
        ("c", "d"): np.full(100, 0.75),
    }
    found = {rating.bot: rating.rating for rating in rate(BOTS, shares)}
    assert found["b"] == pytest.approx(found["c"], abs=1e-6)
    assert found["a"] > found["b"] > found["d"]
    assert found["a"] == pytest.approx(-found["d"], abs=1e-6)


def test_a_bot_that_never_loses_has_a_rating_with_a_wide_error() -> None:
    first, second = rate(["a", "b"], {("b", "a"): np.zeros(50)})
    assert first.bot == "a"
    assert 500 < first.rating - second.rating < 1000
    assert first.error is not None
    assert first.error > 100


def test_one_deal_has_no_errors() -> None:
    assert {rating.error for rating in rate(["a", "b"], {("a", "b"): np.array([1.0])})} == {None}
