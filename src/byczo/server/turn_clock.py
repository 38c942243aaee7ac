"""The turn clock of one table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from byczo.table.table import Table
from byczo.table.turn_limits import LIMITS, MOST_SHOWN


class TurnClock:
    """Calls ``time_is_over`` when people have thought for too long.

    It measures time itself, so that nobody loses a turn because a machine's clock is set. After
    it stood still, because the table was not in memory or nobody was there, people have the full
    time again.
    """

    def __init__(self, table: Table, time_is_over: Callable[[], None]) -> None:
        self.time_is_over = time_is_over
        self.stood_still = table.status == "playing"
        self.timer: asyncio.TimerHandle | None = None
        self.turn: tuple[int, int | None] | None = None  # moment and due time that it runs for

    @property
    def running(self) -> bool:
        """Whether somebody's time is running out."""
        return self.timer is not None

    def set(self, table: Table, now: int) -> None:
        """Run until the time of the table's moment is over."""
        same = self.turn == (table.moment, table.due)
        if self.timer is not None and same and table.people_to_move():
            return
        self._cancel()
        if table.due is None or not table.people_to_move():
            return
        limit = LIMITS[table.agreed.clock] or 0
        if self.stood_still:
            table.due = now + limit  # so that people see how long they have
            self.stood_still = False
        left = min(max(table.due - now, 0), limit + MOST_SHOWN)
        self.turn = table.moment, table.due
        self.timer = asyncio.get_running_loop().call_later(left / 1000, self._ring)

    def stop(self) -> None:
        """Nobody's time runs out until it is set again."""
        self._cancel()
        self.stood_still = True

    def _cancel(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        self.timer = None
        self.time_is_over()
