"""The time at one table: it never goes back, whatever clocks wrote its log."""

from __future__ import annotations

from byczo.server.clock import Clock


class TableTime:
    """The process's time, or later: as late as the last entry of the log says, and on from there.

    Another process, or this machine before its clock was set, may have been ahead of us.
    """

    def __init__(self, clock: Clock, last_entry: int) -> None:
        self.clock = clock
        self.lead = 0
        self.saw(last_entry)

    def saw(self, at: int) -> None:
        """An entry was written at that time."""
        self.lead = max(self.lead, at - self.clock.now())

    def now(self) -> int:
        """Milliseconds, as the next entry has them."""
        return self.clock.now() + self.lead
