"""A quick and sensible way to play 6 nimmt!."""

from __future__ import annotations

import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.match import Match
from byczo.games.six_nimmt import GAME
from byczo.games.six_nimmt.policy import cheapest_row, policy, price_of
from byczo.games.six_nimmt.rules import FIRST_ROW
from tests.play.positions import must_take, six_nimmt_table


def test_the_cheapest_row_is_taken() -> None:
    state = must_take(six_nimmt_table([[55], [10], [20, 21], [50, 51, 52]], [3]), 3)
    assert cheapest_row(state) == 1
    assert policy(state, 0, stream_of(1)) == FIRST_ROW + 1


def test_a_free_place_is_better_than_a_full_row() -> None:
    state = six_nimmt_table([[1, 2], [33, 41, 42, 44, 45], [60], [90]], [46, 61])
    assert {policy(state, 0, stream_of(seed)) for seed in range(20)} == {61}


def test_prices_rise_with_the_danger() -> None:
    rows = [[12, 14], [33, 41, 42, 44, 45], [60, 61, 62, 64], [90]]
    state = six_nimmt_table(rows, [46])
    assert price_of(state, 15, 3.0) == 0, "nobody can come between"
    assert price_of(state, 46, 3.0) == 14, "a sixth card takes the row"
    assert 0 < price_of(state, 66, 3.0) < price_of(state, 80, 3.0)
    assert price_of(state, 5, 3.0) == 3.0, "below all rows"


@pytest.mark.parametrize("lengths", [1, 2, 3])
def test_more_room_is_safer(lengths: int) -> None:
    shorter = six_nimmt_table([[10] * lengths, [80], [90], [100]], [50])
    longer = six_nimmt_table([[10] * (lengths + 1), [80], [90], [100]], [50])
    assert price_of(shorter, 50, 9.0) < price_of(longer, 50, 9.0)


def test_any_card_of_a_draft_is_picked() -> None:
    match = Match(GAME, {"players": 2, "variant": "tactical"}, chance=Seeded(1))
    (seat,) = match.waiting
    stream = stream_of(1)
    assert len({policy(match.state, seat, stream) for _ in range(300)}) == len(match.actions(seat))
