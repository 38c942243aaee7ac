"""What goes on at a table without anybody asking: its bots play and its clock runs.

A table that nobody follows is carried on for some minutes, in case somebody comes back, and then
sleeps until somebody does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from byczo.server.seat_bots import SeatBots
from byczo.server.surroundings import Surroundings
from byczo.server.table_time import TableTime
from byczo.server.turn_clock import TurnClock
from byczo.server.work_queue import Priority
from byczo.table import log_entries as entries
from byczo.table.game_changes import STAND_IN
from byczo.table.game_commands import bot_acts, clock_acts
from byczo.table.table import Table

BotCommand = Callable[[Table, int, int, str, int], entries.Acted]
"""Makes an entry of a bot's choice: of table, seat, moment, action and time."""

OnAction = Callable[[int, int, int, BotCommand], None]
"""Called with a seat, the moment that a bot decided about, its action, and what to make of it."""


class AutomaticPlay:
    """Asks bots whose turn it is, and lets them decide for people whose time is over."""

    def __init__(
        self, table_id: str, table: Table, time: TableTime, around: Surroundings, act: OnAction
    ) -> None:
        self.table_id = table_id
        self.table = table
        self.time = time
        self.around = around
        self.act = act
        self.bots = SeatBots(around.bots, around.settings.bot_pause, around.pauses)
        self.clock = TurnClock(table, self._time_is_over)
        self.attended = False
        self.left_at = asyncio.get_running_loop().time()  # when nobody followed it any more

    @property
    def asleep(self) -> bool:
        """Whether nobody has followed the table for so long that it waits for somebody."""
        return not self.attended and self.unattended_for > self.around.settings.unattended

    @property
    def unattended_for(self) -> float:
        """Seconds for which nobody has followed the table."""
        return 0.0 if self.attended else asyncio.get_running_loop().time() - self.left_at

    @property
    def running(self) -> bool:
        """Whether bots or the clock carry the game on."""
        if self.table.status != "playing" or self.asleep:
            return False
        return bool(self.bots.thinking) or self.table.due is not None

    def attend(self, *, attended: bool) -> None:
        """Somebody follows the table, or nobody does any longer."""
        if self.attended and not attended:
            self.left_at = asyncio.get_running_loop().time()
        self.attended = attended

    def wake(self) -> None:
        """Let bots think whose turn it is, and set the clock."""
        if not self.attended and self.asleep:
            self.clock.stop()
            return
        bots = self.table.bots_to_move()
        nothing_due = not bots and self.table.due is None and self.clock.timer is None
        if nothing_due or not self.around.store.has_lease(self.table_id):
            return
        priority = Priority.PLAY if self.attended else Priority.UNATTENDED
        for seat, bot in bots:
            self.bots.ask(self.table, seat, bot, self._bot_decided, priority)
        self.clock.set(self.table, self.time.now())

    def restart(self, table: Table) -> None:
        """The table was read again: ask all bots again."""
        self.table = table
        self.bots.forget()

    def stop(self) -> None:
        """The table leaves memory."""
        self.clock.stop()

    def _time_is_over(self) -> None:
        if self.asleep or self.table.due is None or self.time.now() < self.table.due:
            self.wake()
        elif self.around.store.has_lease(self.table_id):
            for seat in self.table.people_to_move():
                self.bots.ask_at_once(self.table, seat, STAND_IN, self._clock_decided)

    def _bot_decided(self, seat: int, moment: int, action: int) -> None:
        self.act(seat, moment, action, bot_acts)

    def _clock_decided(self, seat: int, moment: int, action: int) -> None:
        self.act(seat, moment, action, clock_acts)
