"""The time at a table never goes back."""

from __future__ import annotations

from byczo.server.clock import Clock
from byczo.server.table_time import TableTime


class Machine:
    seconds = 0.0


def test_a_log_from_the_future_is_carried_on_from_there() -> None:
    clock = Clock(lambda: Machine.seconds, lambda: 1_000_000)
    time = TableTime(clock, 8_000_000)
    assert time.now() == 8_000_000
    Machine.seconds += 5
    assert time.now() == 8_005_000, "it does not stand still until the clock has caught up"
    time.saw(2_000_000)
    assert time.now() == 8_005_000
    time.saw(9_000_000)
    assert time.now() == 9_000_000


def test_a_log_from_the_past_changes_nothing() -> None:
    Machine.seconds = 0.0
    clock = Clock(lambda: Machine.seconds, lambda: 1_000_000)
    assert TableTime(clock, 500_000).now() == 1_000_000
