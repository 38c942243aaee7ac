"""Turn clocks: how long a seat may think."""

from __future__ import annotations

from typing import Literal

ClockName = Literal["off", "relaxed", "quick"]

LIMITS: dict[ClockName, int | None] = {"off": None, "relaxed": 90_000, "quick": 20_000}
"""Milliseconds for one decision."""

STRIKES = 3
"""A seat that lets the clock run out so many times in a row is taken over."""
