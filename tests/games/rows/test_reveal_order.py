"""The lowest card comes first."""

from __future__ import annotations

from itertools import permutations

import numpy as np

from byczo.games.rows.reveal_order import SEAT_BITS, SEAT_MASK, list_open_cards, queue_up, turn_over
from byczo.games.rows.story import card_in_story
from byczo.games.x_nimmt.rules import State


def table() -> State:
    state = State.blank()
    state.players = 4
    return state


def test_cards_queue_up_from_the_lowest_whoever_plays_them() -> None:
    for cards in permutations([3, 50, 77, 104]):
        state = table()
        for seat, card in enumerate(cards):
            queue_up(state, seat, card)
        revealed = [(int(mover) >> SEAT_BITS, int(mover) & SEAT_MASK) for mover in state.queue[:4]]
        assert revealed == sorted((card, seat) for seat, card in enumerate(cards))


def test_cards_that_lie_in_a_row_are_open_no_longer() -> None:
    state, out = table(), np.zeros((4, 2), np.int16)
    for seat, card in enumerate([50, 3, 104, 77]):
        queue_up(state, seat, card)
    assert list_open_cards(state, out) == 4
    assert out.tolist() == [[1, 3], [0, 50], [3, 77], [2, 104]]
    state.placed = 3
    assert list_open_cards(state, out) == 1
    assert out[0].tolist() == [2, 104]


def test_a_card_that_is_turned_over_is_open_remembered_and_queued() -> None:
    state = table()
    state.turn = 2
    state.chosen[:] = 50, 3, 99, 77
    assert [turn_over(state, seat) for seat in range(4)] == [50, 3, 99, 77]
    assert state.cards.tolist() == [50, 3, 99, 77]
    assert state.chosen.tolist() == [0, 0, 0, 0]
    assert [card_in_story(state, 2, seat) for seat in range(4)] == [50, 3, 99, 77]
    assert state.order == [1, 0, 3, 2]
