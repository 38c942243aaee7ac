"""Declaring features."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from byczo.core.contract import TableState
from byczo.core.encoding import MOST_BY_SEAT, Feature, Observation, encode_flags, encode_table
from byczo.core.layout import Bytes
from byczo.core.rule import interpreted, rule


@rule
def write_shared(state: TableState, out: Bytes) -> None:
    out[0] = 1
    out[1] = 2


@rule
def write_own(state: TableState, seat: int, out: Bytes) -> None:
    out[0] = 50 + seat


@rule
def write_seats(state: TableState, out: Bytes) -> None:
    players = state.players
    for seat in range(players):
        out[seat] = 60 + seat
        out[players + seat] = 70 + seat
        out[2 * players + 2 * seat] = 80 + seat
        out[2 * players + 2 * seat + 1] = 90 + seat
        out[4 * players + seat] = 100 + seat


def observation(shared: int, *by_seat: int) -> Observation:
    return Observation(
        version=1,
        shared=(Feature("rows", shared, 9, ""),),
        own=(Feature("hand", 3, 1, ""),),
        by_seat=tuple(Feature(f"seat{n}", size, 200, "") for n, size in enumerate(by_seat)),
        encode_shared=write_shared,
        encode_own=write_own,
        encode_seats=write_seats,
        standing=lambda state, seat: 0,
    )


def test_sizes_follow_from_the_players() -> None:
    made = observation(4, 2)
    assert made.size(2) == 4 + 3 + 2 * 2
    assert made.size(5) == 4 + 3 + 2 * 5
    assert made.places(3) == {"rows": slice(0, 4), "hand": slice(4, 7), "seat0": slice(7, 13)}
    assert made.highest(2).tolist() == [9] * 4 + [1] * 3 + [200] * 4


def test_no_more_can_tell_of_a_seat_than_the_kernel_has_room_for() -> None:
    observation(4, MOST_BY_SEAT)
    with pytest.raises(TypeError, match=f"at most {MOST_BY_SEAT}"):
        observation(4, MOST_BY_SEAT, 1)


def test_a_learner_is_told_of_the_seats_clockwise_from_its_own() -> None:
    made = observation(2, 1, 1, 2, 1)  # the last one stands behind a wide one
    state = TableState.blank()
    state.players = 3
    out = np.full((2, made.size(3)), 9, np.uint8)
    encode: Any = interpreted(encode_table, made.parts)
    encode(state, np.array([2, 0], np.int16), made.sizes, made.order(3), out)
    assert out.tolist() == [
        [1, 2, 52, 9, 9, 62, 60, 61, 72, 70, 71, 82, 92, 80, 90, 81, 91, 102, 100, 101],
        [1, 2, 50, 9, 9, 60, 61, 62, 70, 71, 72, 80, 90, 81, 91, 82, 92, 100, 101, 102],
    ]


def test_flags_tell_where_cards_lie() -> None:
    out = np.full(5, 7, np.uint8)
    encode_flags(np.array([0, 2, 1, 2], np.int16), 2, out, 1)
    assert out.tolist() == [7, 1, 0, 1, 7]
