"""Declaring features."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.core.encoding import MOST_SHARED, Feature, Observation, clockwise, encode_flags


def observation(shared: int) -> Observation:
    return Observation(
        version=1,
        shared=(Feature("rows", shared, 9, ""),),
        own=(Feature("hand", 3, 1, ""), Feature("totals", 2, 200, "", per_seat=True)),
        encode_shared=lambda state, out: None,
        encode_own=lambda state, seat, out: None,
        standing=lambda state, seat: 0,
    )


def test_sizes_follow_from_the_players() -> None:
    made = observation(4)
    assert made.size(2) == 4 + 3 + 2 * 2
    assert made.size(5) == 4 + 3 + 2 * 5
    assert made.places(3) == {"rows": slice(0, 4), "hand": slice(4, 7), "totals": slice(7, 13)}
    assert made.highest(2).tolist() == [9] * 4 + [1] * 3 + [200] * 4


def test_seats_cannot_share_more_than_the_kernel_has_room_for() -> None:
    with pytest.raises(TypeError, match=f"at most {MOST_SHARED}"):
        observation(MOST_SHARED + 1)


def test_seats_are_counted_clockwise() -> None:
    assert [clockwise(2, step, 4) for step in range(4)] == [2, 3, 0, 1]


def test_flags_tell_where_cards_lie() -> None:
    out = np.full(5, 7, np.uint8)
    encode_flags(np.array([0, 2, 1, 2], np.int16), 2, out, 1)
    assert out.tolist() == [7, 1, 0, 1, 7]
