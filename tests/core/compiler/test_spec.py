from __future__ import annotations

from typing import Annotated

import pytest

from byczo.core.compiler.errors import NotTranslatable
from byczo.core.compiler.spec import KernelEntry, hints_of, is_record
from byczo.core.layout import Ints
from byczo.core.rule import rule
from tests.core.compiler.rule_files import Herd, Herds


class LargeHerd(Herd):
    cows: int


class OtherHerd(Herd):
    calves: Annotated[Ints, (2,)]


@rule
def feed(herd: Herd, hay: int) -> int:
    raise TypeError("a blank")


@rule
def water(herd: Herd) -> int:
    raise TypeError("a blank")


@rule
def feed_all(herds: Herds, hay: int) -> int:
    return feed(herds[0], hay)


@rule
def tend(herd: Herd) -> int:
    return feed(herd, 1) + water(herd)


@rule
def feed_large(herd: LargeHerd, hay: int) -> int:
    herd.cows += hay
    return herd.cows


@rule
def feed_twice(herd: LargeHerd, hay: int) -> int:
    return hay * 2


@rule
def water_large(herd: LargeHerd) -> int:
    return herd.bulls


@rule
def water_other(herd: OtherHerd) -> int:
    return herd.calves[0]


def test_the_parts_tell_what_record_is_meant() -> None:
    entry = KernelEntry.of(feed_all, {feed: feed_large})
    assert entry.bindings == ((Herd, LargeHerd),)
    assert entry.fittings == ((feed, feed_large),)


def test_parts_that_a_kernel_does_not_reach_do_not_matter() -> None:
    assert KernelEntry.of(feed_all, {feed: feed_large, water: water_large}).fittings == (
        (feed, feed_large),
    )
    assert KernelEntry.of(feed_large, {feed: feed_twice}) == KernelEntry.of(feed_large)


def test_parts_must_agree_about_the_record() -> None:
    with pytest.raises(NotTranslatable, match="takes a OtherHerd where other parts take a Large"):
        KernelEntry.of(tend, {feed: feed_large, water: water_other})


def test_a_key_tells_kernels_with_different_parts_apart() -> None:
    keys = {
        KernelEntry.of(feed_all, {feed: feed_large}).key,
        KernelEntry.of(feed_all, {feed: feed_twice}).key,
        KernelEntry.of(feed_large).key,
        KernelEntry.of(feed_twice).key,
    }
    assert len(keys) == 4
    assert KernelEntry.of(feed_all, {feed: feed_large}).key in keys
    assert all(key.partition(".")[0] in {"feed_all", "feed_large", "feed_twice"} for key in keys)


def test_hints() -> None:
    assert hints_of(feed)["herd"] is Herd
    assert is_record(Herd)
    assert not is_record(int)
