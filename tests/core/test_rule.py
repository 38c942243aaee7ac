from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest

from byczo.core.chance import draw, stream_of
from byczo.core.kernels import play_out
from byczo.core.layout import Ints, Record
from byczo.core.rule import compiled, interpreted, rule


class Herd(Record):
    bulls: int
    pens: Annotated[Ints, (2, 3)]


@rule
def feed(herd: Herd, hay: int) -> int:
    herd.bulls += hay
    return herd.bulls


@rule
def feed_twice(herd: Herd, hay: int) -> int:
    feed(herd, hay)
    return feed(herd, hay)


@rule
def water(herd: Herd, buckets: int) -> int:
    herd.pens[0, 0] += buckets
    return herd.pens[0, 0]


def test_a_marked_function_is_left_as_it_is() -> None:
    herd = Herd.blank()
    assert feed_twice(herd, 3) == 6
    assert interpreted(feed_twice) is feed_twice


def test_compiled_does_the_same_in_place() -> None:
    herd = Herd.blank()
    assert compiled(feed_twice)(herd, 3) == 6
    assert herd.bulls == 6


def test_a_kernel_is_fitted_with_other_functions() -> None:
    for fit in (interpreted, compiled):
        herd = Herd.blank()
        fitted: Any = fit(feed_twice, {feed: water})
        assert fitted(herd, 2) == 4
        assert (herd.bulls, herd.pens[0, 0]) == (0, 4)
    assert feed_twice(Herd.blank(), 1) == 2


def test_a_blank_of_the_contract_cannot_be_called() -> None:
    from byczo.games import game_of

    state = game_of("six-nimmt").start(game_of("six-nimmt").read_options({"players": 2}))
    room = np.zeros(104, np.int16)
    with pytest.raises(TypeError, match="fit the kernel"):
        play_out(state, stream_of(1), room, room, room)


def test_records_are_views_of_their_bytes() -> None:
    herd = Herd.blank()
    twin = herd.twin()
    twin.pens[1, 2] = 5
    assert herd.pens[1, 2] == 0
    assert not herd.same(twin)
    assert isinstance(herd.bulls, int)
    batch = Herd.batch(3)
    batch[1].bulls = 4
    assert [one.bulls for one in batch] == [0, 4, 0]


def test_a_field_is_a_number_or_an_array_of_numbers() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.name: a field is int, a record, or Annotated"):

        class Wrong(Record):
            name: str


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
