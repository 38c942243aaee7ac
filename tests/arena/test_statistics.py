"""Error bars that say what they claim, on simulated data."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.arena.statistics import estimate, ratio, student


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)],
)
def test_students_quantiles(freedom: int, expected: float) -> None:
    """From printed tables of the distribution."""
    assert student(freedom) == pytest.approx(expected, abs=0.005)


@pytest.mark.parametrize("deals", [5, 30, 200])
@pytest.mark.parametrize("kind", ["normal", "skewed"])
def test_95_percent_of_all_intervals_hold_the_mean(deals: int, kind: str) -> None:
    random = np.random.default_rng(1)
    hit = 0
    for _ in range(3000):
        # Four seats of a deal share its luck and are averaged.
        luck = random.normal(0, 3, deals)
        seats = random.normal(0, 2, (deals, 4)) if kind == "normal" else _skewed(random, deals)
        found = estimate(5 + luck + seats.mean(axis=1))
        assert found.error is not None
        hit += abs(found.mean - 5) <= found.error
    assert 0.93 < hit / 3000 < 0.965


def _skewed(random: np.random.Generator, deals: int) -> np.ndarray:
    return random.exponential(4, (deals, 4)) - 4


def test_points_per_round_where_the_number_of_rounds_varies() -> None:
    random = np.random.default_rng(2)
    hit = 0
    for _ in range(2000):
        rounds = random.integers(3, 9, 60)
        points = np.array([random.exponential(12, n).sum() for n in rounds])
        found = ratio(points, rounds.astype(float))
        assert found.error is not None
        hit += abs(found.mean - 12) <= found.error
    assert 0.925 < hit / 2000 < 0.97


def test_one_deal_has_no_error_bar() -> None:
    found = estimate(np.array([3.0]))
    assert (found.mean, found.error, str(found)) == (3.0, None, "3.00")
