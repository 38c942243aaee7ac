"""What may come of a turn."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.solver.forecast import PARTS, TURNS, position_of, sheet_tables
from byczo.games.twenty_one.solver.row_values import ALL_OPEN, HITS, MASKS, PLACES
from byczo.games.twenty_one.solver.turns import forecast_turn, take_dice

NUMBERS = np.array([6, 5, 4, 3, 2, 1], np.int16)


def test_dice_that_show_no_1_are_thrown_again() -> None:
    dice, fresh = np.array([3, 1, 0, 2, 0, 1], np.int16), np.zeros(PLACES, np.int16)
    assert take_dice(0, NUMBERS, dice, ALL_OPEN, fresh) == 0
    assert fresh.tolist() == dice.tolist()
    assert take_dice(1, NUMBERS, dice, ALL_OPEN, fresh) == 0b011101
    assert fresh[1] == fresh[5] == 1


@pytest.mark.parametrize("again", [0, 1])
def test_whatever_is_rolled_the_chances_add_up(again: int) -> None:
    rows = [[number for _, number in row] for row in default_layout()[0]]
    values, _, forecasts = sheet_tables(rows, 2, 0.0)
    dice = np.array([6, 5, 4, 0, 0, 0], np.int16)
    fact = np.array([0b000111, 0, 4, 0, 0], np.int16)
    room = np.zeros(PLACES, np.int16), np.zeros(MASKS, np.int16), np.zeros((MASKS, HITS, 3))
    out = np.zeros((TURNS, PARTS))
    forecast_turn(again, NUMBERS, dice, fact, values[1, 4], forecasts[1], *room, out)
    assert out[:, 0].sum() == pytest.approx(1)
    mean = out[:, 1].sum()
    if again:
        assert 0 < mean < 15 + 6
    else:
        assert mean == pytest.approx(15 + 6), "three hits fill the row: 6 + 5 + 4 and the bonus"
        assert out[0, 0] == pytest.approx(1)
    assert forecasts.shape[1] > position_of(4, 0b000111, 0)
