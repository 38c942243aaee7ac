"""Kernels are fitted with functions; what they call is found."""

from __future__ import annotations

from typing import Annotated, Any

from byczo.core.fitting import (
    brief,
    callees,
    fittings_of,
    hot,
    interpreted,
    is_brief,
    is_hot,
    is_rule,
    reach,
    rule,
    within_reach,
)
from byczo.core.layout import Ints, Record
from byczo.core.rule import compiled


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
def feed_a_week(herd: Herd, hay: int) -> int:
    for _ in range(3):
        feed_twice(herd, hay)
    return feed(herd, hay)


@rule
def water(herd: Herd, buckets: int) -> int:
    herd.pens[0, 0] += buckets
    return herd.pens[0, 0]


@brief
def count(herd: Herd) -> int:
    return herd.bulls


@hot
def feed_all(herd: Herd) -> None:
    for _ in range(herd.bulls):
        feed(herd, 1)


def test_a_kernel_is_fitted_with_other_functions() -> None:
    for fit in (interpreted, compiled):
        herd = Herd.blank()
        fitted: Any = fit(feed_twice, {feed: water})
        assert fitted(herd, 2) == 4
        assert (herd.bulls, herd.pens[0, 0]) == (0, 4)
    assert feed_twice(Herd.blank(), 1) == 2


def test_a_fitting_reaches_the_rules_below() -> None:
    herd = Herd.blank()
    fitted: Any = interpreted(feed_a_week, {feed: water})
    assert fitted(herd, 1) == 7
    assert (herd.bulls, herd.pens[0, 0]) == (0, 7)


def test_rules_and_brief_and_hot_rules_are_marked() -> None:
    assert is_rule(feed) and is_rule(count) and is_rule(feed_all)
    assert is_brief(count)  # type: ignore[arg-type]
    assert not is_brief(feed)  # type: ignore[arg-type]
    assert is_hot(feed_all)  # type: ignore[arg-type]
    assert not is_hot(feed)  # type: ignore[arg-type]
    assert not is_rule(test_rules_and_brief_and_hot_rules_are_marked)
    assert not is_rule("feed")


def test_callees_go_by_the_names_of_the_caller() -> None:
    assert callees(feed_a_week) == {"feed": feed, "feed_twice": feed_twice}
    assert callees(feed) == {}


def test_only_fittings_within_reach_matter() -> None:
    fittings = fittings_of({feed: water, count: water})
    assert reach(feed_a_week, ()) == {feed_a_week, feed_twice, feed}
    assert reach(feed_a_week, fittings) == {feed_a_week, feed_twice, feed, water}
    assert within_reach(feed_a_week, fittings) == ((feed, water),)  # type: ignore[arg-type]
    assert fittings_of(None) == ()
