"""Cards are drawn from those that nobody has seen."""

from __future__ import annotations

from collections import Counter

import numpy as np

from byczo.core.chance import stream_of
from byczo.core.contract import FACE_DOWN
from byczo.games.rows.belief import draw_card, imagine_chosen


class Table:
    players = 3

    def __init__(self) -> None:
        self.hands = np.array([[1, 2, 3], [4, 5, 0], [6, 7, 8]], np.int16)
        self.held = np.array([3, 2, 3], np.int16)
        self.chosen = np.array([2, FACE_DOWN, 0], np.int16)


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
        table = Table()
        imagine_chosen(table, stream)
        found.add((*table.chosen.tolist(),))
    assert found == {(2, 4, 0), (2, 5, 0)}
