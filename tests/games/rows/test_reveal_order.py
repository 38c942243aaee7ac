"""The lowest card comes first."""

from __future__ import annotations

from itertools import permutations

import numpy as np

from byczo.games.rows.reveal_order import SEAT_BITS, SEAT_MASK, list_open_cards, queue_up


class Waiting:
    def __init__(self) -> None:
        self.queue = np.zeros(4, np.int16)
        self.players, self.placed = 4, 0


def test_cards_queue_up_from_the_lowest_whoever_plays_them() -> None:
    for cards in permutations([3, 50, 77, 104]):
        state = Waiting()
        for seat, card in enumerate(cards):
            queue_up(state, seat, card)
        revealed = [(int(mover) >> SEAT_BITS, int(mover) & SEAT_MASK) for mover in state.queue]
        assert revealed == sorted((card, seat) for seat, card in enumerate(cards))


def test_cards_that_lie_in_a_row_are_open_no_longer() -> None:
    state, out = Waiting(), np.zeros((4, 2), np.int16)
    for seat, card in enumerate([50, 3, 104, 77]):
        queue_up(state, seat, card)
    assert list_open_cards(state, out) == 4
    assert out.tolist() == [[1, 3], [0, 50], [3, 77], [2, 104]]
    state.placed = 3
    assert list_open_cards(state, out) == 1
    assert out[0].tolist() == [2, 104]
