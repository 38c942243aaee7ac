"""Features of an action in X nimmt!."""

from __future__ import annotations

from byczo.games.rows.heads import HEADS
from byczo.games.x_nimmt.features import (
    LONG_HAND,
    LOW,
    MOST_HEADS,
    NOTHING,
    OWN_HEADS,
    ROW_TO_TAKE,
    X_BREAK,
    X_STEP,
    features,
    place,
    shortest_hand,
)
from byczo.games.x_nimmt.rules import FIRST_ROW, SORT, TAKE
from byczo.play.playout_kernels import FEATURES, packed
from tests.play.positions import x_nimmt_table

BITS = FEATURES.bit_length() - 1


def test_a_row_is_told_by_its_length_and_heads() -> None:
    state = x_nimmt_table([[44, 45], [60], [55]], [7])
    state.phase = TAKE
    found = [features(state, 0, FIRST_ROW + row) for row in range(3)]
    assert found == [
        packed(ROW_TO_TAKE + length * 16 + heads, NOTHING, NOTHING)
        for length, heads in ((1, 7), (0, 3), (0, 7))
    ]


def test_a_card_is_told_by_its_place_and_heads() -> None:
    state = x_nimmt_table([[44, 45], [60], [85]], [7, 61])
    assert place(state, 7) == LOW
    assert place(state, 61) != place(state, 70)
    second = features(state, 0, 61) >> BITS & FEATURES - 1
    assert second == OWN_HEADS + 2 * MOST_HEADS + HEADS[61]


def test_a_step_of_the_x_row_is_no_break() -> None:
    state = x_nimmt_table([[44], [60], [85]], [7])
    state.phase = SORT
    state.x_cards[0, 0], state.x_count[0], state.x_ends[0] = 50, 1, 50
    assert X_STEP <= features(state, 0, 60) % FEATURES < X_BREAK
    assert features(state, 0, 10) % FEATURES == X_BREAK + HEADS[50]


def test_the_shortest_hand_counts_up_to_a_limit() -> None:
    state = x_nimmt_table([[44], [60], [85]], [7])
    state.held[:3] = [5, 3, 9]
    assert shortest_hand(state) == 3
    state.held[:3] = LONG_HAND + 3
    assert shortest_hand(state) == LONG_HAND
