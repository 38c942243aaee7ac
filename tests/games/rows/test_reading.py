"""Cards that nobody has seen are counted, told apart by marks, and dealt to hands."""

from __future__ import annotations

from collections import Counter

import numpy as np

from byczo.core.chance import stream_of
from byczo.core.contract import NOBODY
from byczo.games.rows.placing import UNSEEN
from byczo.games.rows.reading import count_unseen, deal_slots, mark_gap, mark_height
from byczo.play.hand_chain import CARD, COUNT, DEALT, NUMBERS, OWNER, SLOT_ROWS


def test_unseen_cards_are_counted_up_to_each_card() -> None:
    lies = np.array([UNSEEN, UNSEEN, 1, UNSEEN, 2, UNSEEN], np.int16)
    unseen = np.zeros(6, np.int16)
    count_unseen(lies, unseen)
    assert unseen.tolist() == [0, 1, 1, 2, 2, 3]


UNSEEN_COUNTS = np.array([0, 1, 2, 2, 2, 3, 4, 5, 5, 6, 6], np.int16)
"""Of the cards 1 to 10, four were seen: 3, 4, 8 and 10."""


def test_the_height_of_a_card_counts_unseen_cards_only() -> None:
    marks, ends = np.zeros(28), np.array([4, 8, 3], np.int16)
    assert mark_height(ends, 5, UNSEEN_COUNTS, marks) == 2, "rows end below it"
    assert marks[:3].tolist() == [3 / 6, 1 / 4, 2 / 5], "5 has two heads"
    assert marks[7] == 2 / 6, "below the row that ends in 3"
    assert marks[10] == 3 * 2 / 6, "6 and 7 come before the next row"
    assert mark_height(ends, 9, UNSEEN_COUNTS, marks) == 3
    assert marks[10] == 0.0, "nothing is above 9"


def test_who_may_slip_in_is_told_by_the_gap_and_the_number_of_others() -> None:
    marks = np.zeros(28)
    mark_gap(4, 9, 3, 4, UNSEEN_COUNTS, marks, 19)
    assert marks[19:22].tolist() == [5 * 3 / 6, 1 / 2, 1 / 5], "5, 6 and 7: one for the two others"
    assert marks[26] == 1 / 4
    assert marks[27] == 1.0, "three places more than are needed, of which two count"
    mark_gap(8, 9, 3, 1, UNSEEN_COUNTS, marks, 20)
    assert marks[20:23].tolist() == [0.0, 1.0, 1.0], "nobody comes between"
    assert marks[27] == 1 / 2


def test_others_get_as_many_cards_as_are_hidden_and_the_rest_is_left_over() -> None:
    """Seat 1 looks; seats 0 and 2 hold one and two hidden cards of five."""
    stream, deals = stream_of(1), Counter[tuple[int, ...]]()
    for _ in range(1200):
        cards, slots = np.array([3, 5, 7, 8, 9, 99], np.int16), np.zeros((SLOT_ROWS, 8), np.int16)
        deal_slots(cards, 5, np.array([1, 4, 2], np.int16), 3, 1, slots, stream)
        assert slots[OWNER, :5].tolist() == [0, 2, 2, NOBODY, NOBODY]
        assert (slots[NUMBERS, DEALT], slots[NUMBERS, COUNT]) == (3, 5)
        assert sorted(slots[CARD, :5].tolist()) == [3, 5, 7, 8, 9]
        deals[(*slots[CARD, :3].tolist(),)] += 1
    assert len(deals) == 60, "all of them"
