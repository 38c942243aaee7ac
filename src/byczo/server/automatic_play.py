"""What goes on at a table without anybody asking: its bots play and its clock runs."""

from __future__ import annotations

from collections.abc import Callable

from byczo.server.seat_bots import SeatBots
from byczo.server.surroundings import Surroundings
from byczo.server.turn_clock import TurnClock
from byczo.table import log_entries as entries
from byczo.table.game_changes import STAND_IN
from byczo.table.game_commands import bot_acts, clock_acts
from byczo.table.table import Table

BotCommand = Callable[[Table, int, int, str, int], entries.Acted]
"""Makes an entry of a bot's choice: of table, seat, moment, action and time."""

Act = Callable[[int, int, int, BotCommand], None]
"""Called with a seat, the moment that a bot decided about, its action, and what to make of it."""


class AutomaticPlay:
    """Asks bots whose turn it is, and lets them decide for people whose time is over."""

    def __init__(self, table_id: str, table: Table, around: Surroundings, act: Act) -> None:
        self.table_id = table_id
        self.table = table
        self.around = around
        self.act = act
        self.bots = SeatBots(around.bots, around.settings.bot_pause, around.pauses)
        self.clock = TurnClock(around.clock, self._time_is_over)

    @property
    def running(self) -> bool:
        """Whether a bot thinks or a clock runs."""
        return bool(self.bots.thinking) or self.table.due is not None

    def wake(self) -> None:
        """Let bots think whose turn it is, and set the clock."""
        bots = self.table.bots_to_move()
        nothing_due = not bots and self.table.due is None and not self.clock.running
        if nothing_due or not self.around.store.has_lease(self.table_id):
            return
        for seat, bot in bots:
            self.bots.ask(self.table, seat, bot, self._bot_decided, at_once=False)
        self.clock.set(self.table)

    def restart(self, table: Table) -> None:
        """The table was read again: ask everybody anew."""
        self.table = table
        self.bots.forget()

    def stop(self) -> None:
        """The table leaves memory."""
        self.clock.stop()

    def _time_is_over(self) -> None:
        if self.table.due is None or self.around.clock.now() < self.table.due:
            self.wake()
        elif self.around.store.has_lease(self.table_id):
            for seat in self.table.people_to_move():
                self.bots.ask(self.table, seat, STAND_IN, self._clock_decided, at_once=True)

    def _bot_decided(self, seat: int, moment: int, action: int) -> None:
        self.act(seat, moment, action, bot_acts)

    def _clock_decided(self, seat: int, moment: int, action: int) -> None:
        self.act(seat, moment, action, clock_acts)
