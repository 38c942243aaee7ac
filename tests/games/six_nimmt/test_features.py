"""Features of an action in 6 nimmt!."""

from __future__ import annotations

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games.rows.heads import HEADS
from byczo.games.six_nimmt import GAME
from byczo.games.six_nimmt.features import (
    LOW,
    MOST_HEADS,
    NOTHING,
    OWN_HEADS,
    PICKED,
    ROW_TO_TAKE,
    features,
)
from byczo.games.six_nimmt.rules import FIRST_ROW, ROW_LENGTH
from byczo.play.playout_kernels import FEATURES, packed
from tests.play.positions import must_take, six_nimmt_table

BITS = FEATURES.bit_length() - 1


def apart(number: int) -> tuple[int, int, int]:
    return number % FEATURES, number >> BITS & FEATURES - 1, number >> 2 * BITS


def test_a_card_below_all_rows_is_told_by_the_cheapest_row() -> None:
    state = six_nimmt_table([[55], [33], [20, 21], [50, 51, 52]], [10])
    first, _, third = apart(features(state, 0, 10))
    assert first == LOW + 4, "20 and 21 have 4 heads"
    assert third == OWN_HEADS + ROW_LENGTH * MOST_HEADS + HEADS[10]


def test_cards_are_told_apart_by_gap_and_room() -> None:
    state = six_nimmt_table([[10], [30, 31], [60], [90]], [11, 20, 32, 61])
    firsts = {card: apart(features(state, 0, card))[0] for card in (11, 20, 32, 61)}
    assert firsts[11] == firsts[61], "both follow at once, in rows with as much room"
    assert len(set(firsts.values())) == 3


def test_a_row_to_take_is_told_by_what_it_costs_more() -> None:
    state = must_take(six_nimmt_table([[55], [10], [20, 21], [50, 51, 52]], [3]), 3)
    found = [features(state, 0, FIRST_ROW + row) for row in range(4)]
    assert found == [packed(ROW_TO_TAKE + more, NOTHING, NOTHING) for more in (4, 0, 1, 2)]


def test_a_picked_card_is_told_by_its_height() -> None:
    match = Match(GAME, {"players": 2, "variant": "tactical"}, chance=Seeded(1))
    (seat,) = match.waiting
    heights = [apart(features(match.state, seat, card))[0] for card in match.actions(seat)]
    assert heights == sorted(heights)
    assert PICKED <= heights[0] < heights[-1]
