"""Positions of the duel as numbers, and a turn between two open hands."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.games.rows.placing import NO_ROW
from byczo.games.six_nimmt.duel import (
    HELD_AT,
    NO_CARD,
    ROW_BITS,
    fitting,
    heads_at,
    last_turn,
    length_at,
    placed,
    price,
    row_at,
    row_of,
    settled,
    taken,
    turn,
)

HEADS = np.array([1, 2, 3, 5], np.int64)
"""Of the cards by rank."""


def position(rows: list[tuple[int, int, int]], held: int = 0b1111) -> int:
    """Rows as (end, length, heads), by their ends."""
    found = held << HELD_AT
    for number, row in enumerate(rows):
        found |= row_of(*row) << number * ROW_BITS
    return found


ROWS = [(1, 1, 4), (2, 5, 7), (3, 2, 1), (NO_CARD, 3, 2)]


def test_rows_are_read_as_they_were_written() -> None:
    packed = position(ROWS)
    assert [row_at(packed, row) for row in range(4)] == [row_of(*row) for row in ROWS]
    assert [heads_at(packed, row) for row in range(4)] == [4, 7, 1, 2]
    assert [length_at(packed, row) for row in range(4)] == [1, 5, 2, 3]


def test_a_card_goes_to_the_highest_row_below_it() -> None:
    assert [fitting(position(ROWS), card) for card in range(4)] == [NO_ROW, 0, 1, 2]


def test_only_a_full_row_has_a_price() -> None:
    assert [price(position(ROWS), row) for row in range(4)] == [0, 7, 0, 0]


def test_a_card_is_placed_or_takes_a_full_row() -> None:
    packed = position(ROWS)
    assert row_at(placed(packed, 2, 3, 5), 2) == row_of(4, 3, 6)
    assert row_at(placed(packed, 1, 2, 3), 1) == row_of(3, 1, 3)


def test_a_row_that_is_taken_becomes_the_lowest() -> None:
    after = taken(position(ROWS), 2, 0, 1)
    rows = [row_at(after, row) for row in range(4)]
    assert rows == [row_of(1, 1, 1), row_of(*ROWS[0]), row_of(*ROWS[1]), row_of(*ROWS[3])]


def test_what_has_ceased_to_matter_is_forgotten() -> None:
    """A row above all cards cannot be reached, and one that cannot be filled is as good as any."""
    one = settled(position([(0, 1, 4), (1, 1, 1), (2, 1, 1), (4, 1, 1)], held=0b0011))
    other = settled(position([(0, 2, 4), (1, 3, 1), (3, 1, 1), (4, 2, 1)], held=0b0011))
    assert row_at(one, 2) >> 8 == NO_CARD
    assert one == other
    assert settled(one) == one


@pytest.mark.parametrize(("mine", "theirs", "gain"), [(2, 3, -7), (3, 2, 7), (1, 3, 0)])
def test_who_fills_a_row_pays_for_it(mine: int, theirs: int, gain: int) -> None:
    after, brought = turn(position(ROWS), mine, theirs, 0, HEADS)
    assert brought == gain
    assert after >> HELD_AT == 0b1111 & ~(1 << mine | 1 << theirs)


def test_who_plays_last_takes_the_row_that_suits() -> None:
    rows = [(2, 1, 4), (2, 1, 2), (2, 1, 6), (2, 1, 9)]
    assert last_turn(position(rows, held=0b0101), 0b0001, HEADS) == -2
    assert last_turn(position(rows, held=0b0101), 0b0100, HEADS) == 2
