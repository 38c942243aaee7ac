"""A quick and sensible way to play X nimmt!."""

from __future__ import annotations

from byczo.core.chance import stream_of
from byczo.games.x_nimmt.policy import best_for_x, cheapest_row, policy, price_of, row_price
from byczo.games.x_nimmt.rules import FIRST_ROW, SORT, TAKE
from tests.play.positions import x_nimmt_table


def test_a_row_costs_its_heads_and_the_cards_that_come_into_the_hand() -> None:
    state = x_nimmt_table([[44, 45], [60, 61], [85]], [100])
    assert [row_price(state, row) for row in range(3)] == [5 + 2 + 1.5, 3 + 1 + 1.5, 2]
    assert cheapest_row(state) == 2
    state.phase = TAKE
    assert policy(state, 0, stream_of(1)) == FIRST_ROW + 2


def test_prices_rise_with_the_danger() -> None:
    state = x_nimmt_table([[44, 45], [60, 61], [85]], [100])
    assert price_of(state, 46, 1.0) == row_price(state, 0), "it fills the row at once"
    assert price_of(state, 62, 1.0) == 0, "nobody can come between"
    assert 0 < price_of(state, 64, 1.0) < price_of(state, 70, 1.0)
    assert price_of(state, 7, 1.0) == 1.0, "below all rows"
    assert price_of(state, 99, 1.0) > 0, "two places are free"


def test_a_safe_card_is_played() -> None:
    state = x_nimmt_table([[44, 45], [60, 61], [85]], [46, 86])
    assert {policy(state, 0, stream_of(seed)) for seed in range(20)} == {86}


def test_the_x_row_gets_what_does_not_break_it() -> None:
    state = x_nimmt_table([[44], [60], [85]], [100])
    state.phase = SORT
    state.taken[0, :2], state.gains[0] = [9, 20], 2
    state.x_cards[0, 0], state.x_count[0], state.x_ends[0] = 11, 1, 11
    assert best_for_x(state, 0) == policy(state, 0, stream_of(1)) == 20
    state.x_count[0], state.x_ends[0] = 0, 0
    state.taken[0, :2] = [30, 31]
    assert best_for_x(state, 0) == 30, "more heads"
