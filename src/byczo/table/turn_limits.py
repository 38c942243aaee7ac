"""Turn clocks: how long a seat may think, and what it costs to be late."""

from __future__ import annotations

from byczo.messages.vocabulary import ClockName

LIMITS: dict[ClockName, int | None] = {"off": None, "relaxed": 90_000, "quick": 20_000}
"""Milliseconds for one decision."""

STRIKES = 3
"""A bot takes a seat over that lets the clock run out so many times in a row."""
