from __future__ import annotations

from typing import Annotated

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


def test_a_marked_function_is_left_as_it_is() -> None:
    herd = Herd.blank()
    assert feed_twice(herd, 3) == 6
    assert interpreted(feed_twice) is feed_twice


def test_compiled_does_the_same_in_place() -> None:
    herd = Herd.blank()
    assert compiled(feed_twice)(herd, 3) == 6
    assert herd.bulls == 6
