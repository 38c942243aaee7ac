"""A clock waits for what is still being shown, and not for ever."""

from __future__ import annotations

from byczo.core.events import Event, Ready, RoundBegun, RoundClosed
from byczo.table.turn_limits import EVENT_SHOWN, MOST_SHOWN, ROUND_SHOWN, shown_until

NOW = 1_000_000
BEGUN = RoundBegun(round=1)
CLOSED = RoundClosed(round=1, points=(1, 2), totals=(1, 2))


def test_each_event_takes_its_time_and_a_secret_choice_none() -> None:
    happened: list[Event] = [Ready(seat=0), BEGUN, CLOSED]
    assert shown_until(happened, 0, NOW) == NOW + EVENT_SHOWN + ROUND_SHOWN


def test_what_comes_before_the_last_is_shown_waits_for_it() -> None:
    busy = shown_until([BEGUN], 0, NOW)
    assert shown_until([BEGUN], busy, NOW + 1) == NOW + 2 * EVENT_SHOWN


def test_nobody_is_waited_for_beyond_the_bound() -> None:
    assert shown_until([BEGUN] * 100, NOW + 10 * MOST_SHOWN, NOW) == NOW + MOST_SHOWN
