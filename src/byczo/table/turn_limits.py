"""Turn clocks: how long a seat may think, and what it costs to be late.

A client shows what happened step by step. Nobody's time runs before even a slow client has shown
it, within bounds.
"""

from __future__ import annotations

from collections.abc import Iterable

from byczo.core.events import Event, Ready, RoundClosed
from byczo.messages.vocabulary import ClockName

LIMITS: dict[ClockName, int | None] = {"off": None, "relaxed": 90_000, "quick": 20_000}
"""Milliseconds for one decision."""

STRIKES = 3
"""A bot takes a seat over that lets the clock run out so many times in a row."""

EVENT_SHOWN = 2_000
"""Milliseconds in which a slow client shows one event of the game."""

ROUND_SHOWN = 10_000
"""Milliseconds in which a client shows what a round has brought."""

MOST_SHOWN = 25_000
"""Milliseconds that a clock waits at most for what is still being shown."""


def shown_until(events: Iterable[Event], before: int, now: int) -> int:
    """When a slow client has shown the events, if it was busy until ``before``."""
    until = max(before, now)
    for event in events:
        if type(event) is RoundClosed:
            until += ROUND_SHOWN
        elif type(event) is not Ready:
            until += EVENT_SHOWN
    return min(until, now + MOST_SHOWN)
