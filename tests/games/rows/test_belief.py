"""Cards are drawn from those that nobody has seen."""

from __future__ import annotations

from collections import Counter

import numpy as np

from byczo.core.chance import stream_of
from byczo.core.contract import FACE_DOWN
from byczo.games.rows.belief import draw_card, imagine_chosen
from byczo.games.x_nimmt.rules import State


def table() -> State:
    state = State.blank()
    state.players = 3
    for seat, hand in enumerate([[1, 2, 3], [4, 5], [6, 7, 8]]):
        state.hands[seat, : len(hand)] = hand
        state.held[seat] = len(hand)
    state.chosen[:3] = 2, FACE_DOWN, 0
    return state


def test_cards_are_drawn_without_putting_back() -> None:
    stream = stream_of(1)
    orders = Counter[tuple[int, ...]]()
    for _ in range(600):
        cards = np.array([7, 8, 9, 99], np.int16)
        orders[tuple(int(draw_card(cards, left, stream)) for left in (3, 2, 1))] += 1
    assert len(orders) == 6
    assert all(sorted(order) == [7, 8, 9] for order in orders)
    assert min(orders.values()) > 60


def test_what_lies_face_down_may_be_any_card_of_that_hand() -> None:
    stream, found = stream_of(1), set()
    for _ in range(40):
        state = table()
        imagine_chosen(state, stream)
        found.add((*state.chosen[:3].tolist(),))
    assert found == {(2, 4, 0), (2, 5, 0)}
