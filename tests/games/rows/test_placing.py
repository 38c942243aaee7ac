"""A card goes to the row that ends closest below it."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.core.rule import compiled
from byczo.games.rows.placing import NO_ROW, closest_row


@pytest.mark.parametrize(
    ("card", "row"), [(13, 0), (31, 1), (29, 0), (104, 2), (46, 3), (1, NO_ROW), (11, NO_ROW)]
)
def test_the_closest_row_below(card: int, row: int) -> None:
    ends = np.array([12, 30, 70, 45], np.int16)
    assert closest_row(ends, 4, card) == compiled(closest_row)(ends, 4, card) == row


def test_an_empty_row_is_no_row() -> None:
    assert closest_row(np.array([0, 0, 20], np.int16), 3, 10) == NO_ROW
    assert closest_row(np.array([0, 5, 20], np.int16), 2, 30) == 1
