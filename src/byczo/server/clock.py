"""The time of one process: the time of day when it started, carried on by a clock that never jumps.

When somebody sets the machine's clock, games go on as if nothing had happened.
"""

from __future__ import annotations

import time
from collections.abc import Callable


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
        self.offset = today() - int(seconds() * 1000)

    def now(self) -> int:
        """The time of day in milliseconds, as messages and logs have it."""
        return self.offset + int(self.seconds() * 1000)
