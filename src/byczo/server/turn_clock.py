"""The turn clock of one table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from byczo.server.clock import Clock
from byczo.table.table import Table
from byczo.table.turn_limits import LIMITS


class TurnClock:
    """Calls ``time_is_over`` when people have thought for too long."""

    def __init__(self, clock: Clock, time_is_over: Callable[[], None]) -> None:
        self.clock = clock
        self.time_is_over = time_is_over
        self.began = clock.now()
        self.timer: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        """Whether somebody's time is running out."""
        return self.timer is not None

    def set(self, table: Table) -> None:
        """Run until the time of the table's moment is over."""
        self.stop()
        if table.due is None or not table.people_to_move():
            return
        # When a server was down, everybody has the full time again.
        limit = LIMITS[table.agreed.clock] or 0
        now = self.clock.now()
        left = max(table.due - now, self.began + limit - now, 0) / 1000
        self.timer = asyncio.get_running_loop().call_later(left, self._ring)

    def stop(self) -> None:
        """Nobody's time runs out."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        self.timer = None
        self.time_is_over()
