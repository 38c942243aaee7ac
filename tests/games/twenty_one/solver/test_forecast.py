"""Forecasts of a sheet add up."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.solver.forecast import (
    FULL_SHEET,
    PARTS,
    POSITIONS,
    ROW_POSITIONS,
    TURNS,
    add_forecast,
    position_of,
    sheet_tables,
)
from byczo.games.twenty_one.solver.row_values import ALL_OPEN, HITS, MASKS

NUMBERS = [[number for _, number in row] for row in default_layout()[0]]


def test_every_position_of_a_sheet_has_its_number() -> None:
    found = {
        position_of(row, mask, hits)
        for row in range(5) for mask in range(1, MASKS)
        for hits in range(HITS - mask.bit_count())
    }  # fmt: skip
    assert found == set(range(FULL_SHEET))
    assert position_of(1, 0, 3) == position_of(2, ALL_OPEN, 0) == 2 * ROW_POSITIONS
    assert position_of(4, 0, 6) == FULL_SHEET == POSITIONS - 1


def test_a_forecast_comes_later_and_after_a_gain() -> None:
    source, out = np.zeros((TURNS, PARTS)), np.zeros((TURNS, PARTS))
    source[0, :3] = [1, 10, 100]
    add_forecast(source, 2, 0.5, 0.5 * 3, 0.5 * 9, out)
    assert out[2, :3].tolist() == [0.5, 0.5 * 13, 0.5 * 169]
    assert out.sum() == out[2, :3].sum()


@pytest.mark.parametrize("players", [2, 3])
def test_a_sheet_is_full_some_day(players: int) -> None:
    values, rerolls, forecasts = sheet_tables(NUMBERS, players, 0.0)
    start = np.asarray(forecasts[:, position_of(0, ALL_OPEN, 0)])
    assert start[:, :, 0].sum(axis=1) == pytest.approx(np.ones(players))
    assert start[:, 0, 3] == pytest.approx(np.ones(players))
    points = start[:, :, 1].sum(axis=1)
    assert points == pytest.approx(values[:, 0, ALL_OPEN, 0])
    assert rerolls.min() >= 0
