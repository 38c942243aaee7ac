"""Gaps are told apart by how likely somebody slips in."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.core.seats import MOST_SEATS
from byczo.games.rows.gaps import (
    HEAVINESS,
    WIDTHS,
    gap_feature,
    heaviness_of,
    lowest_end,
    slip_chance,
    width_of,
)


def test_width_grows_with_the_gap_and_the_others() -> None:
    for players in range(2, MOST_SEATS + 1):
        widths = [width_of(gap, players) for gap in range(104)]
        assert widths == sorted(widths)
        assert widths[0] == 0
    assert max(width_of(103, players) for players in range(2, 11)) == WIDTHS - 1
    assert width_of(10, 2) < width_of(10, 10)


def test_heaviness_ends_somewhere() -> None:
    steps = [heaviness_of(heads) for heads in (0, 3, 4, 6, 7, 9, 10, 63, 200)]
    assert steps == [0, 0, 1, 1, 2, 2, 3, 3, HEAVINESS - 1]


def test_features_of_gaps_are_all_different() -> None:
    found = {
        gap_feature(free, gap, 2, heads)
        for free in range(6) for gap in range(104) for heads in (0, 4, 7, 10)
    }  # fmt: skip
    widths = {width_of(gap, 2) for gap in range(104)}
    assert len(found) == 6 * len(widths) * HEAVINESS
    assert max(found) < 6 * WIDTHS * HEAVINESS


def test_the_chance_to_slip_is_a_chance() -> None:
    assert slip_chance(0, 4, 0.01) == 0
    assert slip_chance(5, 4, 0.01) == pytest.approx(0.15)
    assert slip_chance(100, 10, 0.01) == 1


def test_the_lowest_end_of_the_rows() -> None:
    assert lowest_end(np.array([46, 12, 51], np.int16)) == 12
