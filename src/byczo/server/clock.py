"""The time of one process: the time of day when it started, carried on by a clock that never jumps.

When somebody sets the machine's clock, games go on as if nothing had happened. The process then
comes nearer to the new time so slowly that nobody notices.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

JUMP = 2000
"""Milliseconds between the machine's clock and ours that are told in the log."""

LOOK_EVERY = 1.0
"""Seconds between two comparisons with the machine's clock."""

SLEW = 10
"""Milliseconds by which our time comes nearer to the machine's with each comparison."""

log = logging.getLogger("byczo.clock")


def time_of_day() -> int:
    """The machine's clock, in milliseconds."""
    return time.time_ns() // 1_000_000


class Clock:
    """Tells the time; ``seconds`` is a clock that only runs forward."""

    def __init__(
        self,
        seconds: Callable[[], float] = time.monotonic,
        today: Callable[[], int] = time_of_day,
    ) -> None:
        self.seconds = seconds
        self.today = today
        self.offset = today() - int(seconds() * 1000)
        self.off = 0  # by how much the machine's clock was ahead at the last comparison

    def now(self) -> int:
        """The time of day in milliseconds, as messages and logs have it."""
        return self.offset + int(self.seconds() * 1000)

    def compare(self) -> None:
        """Come a little nearer to the machine's clock, and say so if that has jumped."""
        off = self.today() - self.now()
        if abs(off - self.off) > JUMP:
            fields = {"seconds": round((off - self.off) / 1000, 1)}
            log.warning("the machine's clock was set; games go on", extra={"fields": fields})
        step = min(max(off, -SLEW), SLEW)
        self.offset += step
        self.off = off - step

    async def watch(self) -> None:
        """Compare again and again."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.compare()
