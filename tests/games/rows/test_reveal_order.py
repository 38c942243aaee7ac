"""The lowest card comes first."""

from __future__ import annotations

from itertools import permutations

import numpy as np

from byczo.games.rows.reveal_order import SEAT_BITS, SEAT_MASK, queue_up


class Waiting:
    def __init__(self) -> None:
        self.queue = np.zeros(4, np.int16)


def test_cards_queue_up_from_the_lowest_whoever_plays_them() -> None:
    for cards in permutations([3, 50, 77, 104]):
        state = Waiting()
        for seat, card in enumerate(cards):
            queue_up(state, seat, card)
        revealed = [(int(mover) >> SEAT_BITS, int(mover) & SEAT_MASK) for mover in state.queue]
        assert revealed == sorted((card, seat) for seat, card in enumerate(cards))
