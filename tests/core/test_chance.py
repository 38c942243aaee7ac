"""Draws are uniform, repeatable, and the same in both engines."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.core.chance import (
    HIGHEST_LIMIT,
    LOW,
    MULTIPLIER,
    Drawn,
    Seeded,
    after,
    draw,
    draw_each,
    shuffle,
    stream_of,
)
from byczo.core.rule import compiled


def test_the_generator_is_the_same_in_both_modes_and_even() -> None:
    plain, fast = stream_of("seed"), stream_of("seed")
    quick = compiled(draw)
    counts = [0] * 7
    for _ in range(7000):
        value = draw(plain, 7)
        assert value == quick(fast, 7)
        counts[value] += 1
    assert plain[0] == fast[0]
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 22.5  # chi-square, 6 df, 0.1 %


def test_the_generator_multiplies_with_carry() -> None:
    """Computed here once more, in whole numbers of any size."""
    state = (5 << 32) | 7
    assert after(state) == MULTIPLIER * 7 + 5
    for _ in range(100):
        low, high = state & LOW, state >> 32
        assert after(state) == MULTIPLIER * low + high < 2**63
        state = after(state)


@pytest.mark.parametrize("limit", [1, 2, 104, HIGHEST_LIMIT])
def test_draws_stay_below_their_limit(limit: int) -> None:
    stream = stream_of(limit)
    drawn = [draw(stream, limit) for _ in range(500)]
    assert 0 <= min(drawn) <= max(drawn) < limit
    assert len(set(drawn)) > min(limit, 400) * 0.9


def test_draws_in_one_go_are_the_same_as_one_by_one() -> None:
    limits = np.array([5, 1, 104, 6], np.int16)
    draws = np.full(4, -1, np.int16)
    together, single = stream_of(3), stream_of(3)
    draw_each(together, limits, 3, draws)
    assert draws.tolist() == [*(draw(single, int(limit)) for limit in limits[:3]), -1]
    assert together[0] == single[0]


def test_every_order_of_a_shuffle_comes_from_one_list_of_draws() -> None:
    orders = set()
    for first in range(3):
        for second in range(2):
            cards = np.array([1, 2, 3], np.int16)
            shuffle(cards, np.array([9, first, second], np.int16), 1, 2)
            orders.add((*cards.tolist(),))
    assert len(orders) == 6
    assert all(sorted(order) == [1, 2, 3] for order in orders)


def test_seeds_give_their_own_streams() -> None:
    assert stream_of(1)[0] == stream_of("1")[0]
    assert len({int(stream_of(seed)[0]) for seed in range(1000)}) == 1000
    assert all(0 < int(stream_of(seed)[0]) < (MULTIPLIER << 32) - 1 for seed in range(1000))


def test_a_source_draws_from_its_stream() -> None:
    assert Seeded(4).draws([6, 6, 6]) == Drawn(stream_of(4)).draws([6, 6, 6])
    source = Seeded(4)
    assert [source.draws([100])[0] for _ in range(3)] == Seeded(4).draws([100] * 3)
