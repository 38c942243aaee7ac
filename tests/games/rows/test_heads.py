"""Bull heads as they are printed."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.games.rows.heads import HEADS, count_heads, heads_of


@pytest.mark.parametrize(
    ("card", "heads"),
    [(1, 1), (5, 2), (10, 3), (11, 5), (50, 3), (55, 7), (66, 5), (99, 5), (100, 3), (104, 1)],
)
def test_the_heads_on_a_card(card: int, heads: int) -> None:
    assert HEADS[card] == heads_of([card]) == heads


def test_the_whole_pack_has_171_heads() -> None:
    assert heads_of(range(1, 105)) == HEADS.sum() == 171
    assert HEADS[0] == 0


def test_heads_of_a_part_of_a_row() -> None:
    row = np.array([55, 10, 11, 3], np.int16)
    assert count_heads(row, 1, 3) == 8
    assert count_heads(row, 2, 2) == 0
