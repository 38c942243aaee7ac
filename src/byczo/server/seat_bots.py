"""The bots of one table: they are asked when it is their turn, and answer after a pause."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from byczo.core.contract import Stream
from byczo.play.pace import pause
from byczo.server.bot_pool import BotPool
from byczo.server.work_queue import Priority
from byczo.table.table import Table

OnDecision = Callable[[int, int, int], None]
"""Called with a seat, the moment that it decided about, and its action."""


class SeatBots:
    """Asks bots to decide for seats of one table, each once for each moment."""

    def __init__(self, pool: BotPool, pace: float, stream: Stream) -> None:
        self.pool = pool
        self.pace = pace
        self.stream = stream
        self.thinking: set[tuple[int, int]] = set()  # seat and moment

    def ask(
        self,
        table: Table,
        seat: int,
        bot: str,
        then: OnDecision,
        priority: Priority = Priority.PLAY,
    ) -> None:
        """Let a bot decide for a seat from what the seat sees; it answers after a pause.

        The pause covers the longest thought that this bot has had lately, so that the time which
        it takes tells nothing about its cards. A bot without a pace hides nothing.
        """
        wait = pause(self.pace, self.stream)
        if self.pace:
            wait = max(wait, self.pool.longest_thought(table.game, bot))
        self._ask(table, seat, bot, then, wait, priority)

    def ask_at_once(self, table: Table, seat: int, bot: str, then: OnDecision) -> None:
        """Let a bot decide for a person whose time is over."""
        self._ask(table, seat, bot, then, 0.0, Priority.PLAY)

    def forget(self) -> None:
        """Ask everybody again: the table is another than they were asked about."""
        self.thinking.clear()

    def _ask(
        self, table: Table, seat: int, bot: str, then: OnDecision, wait: float, priority: Priority
    ) -> None:
        moment = table.moment
        if table.match is None or (seat, moment) in self.thinking:
            return
        self.thinking.add((seat, moment))
        loop = asyncio.get_running_loop()
        ready = loop.time() + wait

        def answer(action: int) -> None:
            self.thinking.discard((seat, moment))
            then(seat, moment, action)

        def decided(action: int) -> None:
            loop.call_at(ready, answer, action)

        self.pool.think(table.game, bot, table.match.observe(seat), seat, decided, priority)
