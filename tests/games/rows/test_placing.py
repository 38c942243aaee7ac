"""A card goes to the row that ends closest below it."""

from __future__ import annotations

import pytest

from byczo.games.rows.placing import NO_ROW, begin_row, row_for
from byczo.games.six_nimmt.rules import State


@pytest.mark.parametrize(
    ("card", "row"), [(13, 0), (31, 1), (29, 0), (104, 2), (46, 3), (1, NO_ROW), (11, NO_ROW)]
)
def test_the_closest_row_below(card: int, row: int) -> None:
    state = State.blank()
    state.ends[:] = 12, 30, 70, 45
    assert row_for(state, card) == row


def test_an_empty_row_is_no_row() -> None:
    state = State.blank()
    state.ends[:] = 0, 0, 20, 0
    assert row_for(state, 10) == NO_ROW
    state.ends[1] = 5
    assert row_for(state, 10) == 1


def test_a_row_begins_with_one_card() -> None:
    state = State.blank()
    state.lengths[2] = 4
    begin_row(state, 2, 33)
    assert (state.rows[2, 0], state.ends[2], state.lengths[2]) == (33, 33, 1)
