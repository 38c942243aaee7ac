"""Rows and hands as numbers: what lies there, and nothing of what lay there before."""

from __future__ import annotations

import numpy as np

from byczo.games.rows.observation import encode_own_cards, encode_rows
from byczo.games.x_nimmt.rules import CARDS, State


def test_rows_are_told_by_place_with_their_ends_and_lengths() -> None:
    state, out = State.blank(), np.full(20, 99, np.uint8)
    state.rows[:] = [[4, 9, 70, 0], [10, 0, 0, 0], [20, 30, 40, 50]]
    state.lengths[:] = 2, 1, 4  # the 70 was taken
    state.ends[:] = 9, 10, 50
    assert encode_rows(state, out, 1) == 19
    assert out[1:13].tolist() == [4, 9, 0, 0, 10, 0, 0, 0, 20, 30, 40, 50]
    assert out[13:].tolist() == [9, 10, 50, 2, 1, 4, 99]
    assert out[0] == 99


def test_a_hand_is_told_card_by_card_with_the_one_that_is_chosen() -> None:
    state, out = State.blank(), np.full(CARDS + 2, 99, np.uint8)
    state.hands[1, :3] = 7, 100, 55  # the 55 was played
    state.held[1] = 2
    state.chosen[1] = 100
    assert encode_own_cards(state, 1, out) == CARDS + 1
    assert (np.flatnonzero(out[:CARDS]) + 1).tolist() == [7, 100]
    assert out[CARDS:].tolist() == [100, 99]
