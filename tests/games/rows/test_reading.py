"""Cards that nobody has seen are counted, and dealt to hands."""

from __future__ import annotations

from collections import Counter

import numpy as np

from byczo.core.chance import stream_of
from byczo.core.contract import NOBODY
from byczo.games.rows.placing import UNSEEN
from byczo.games.rows.reading import count_unseen, deal_slots
from byczo.play.hand_chain import CARD, COUNT, DEALT, NUMBERS, OWNER, SLOT_ROWS


def test_unseen_cards_are_counted_up_to_each_card() -> None:
    lies = np.array([UNSEEN, UNSEEN, 1, UNSEEN, 2, UNSEEN], np.int16)
    unseen = np.zeros(6, np.int16)
    count_unseen(lies, unseen)
    assert unseen.tolist() == [0, 1, 1, 2, 2, 3]


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
