"""The bots of one table: they are asked when it is their turn, and answer after a pause."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from byczo.core.contract import Stream
from byczo.play.pace import pause
from byczo.server.bot_pool import BotPool
from byczo.table.table import Table

Decided = Callable[[int, int, int], None]
"""Called with a seat, the moment that it decided about, and its action."""


class SeatBots:
    """Asks bots to decide for seats of one table, each once for each moment."""

    def __init__(self, pool: BotPool, pace: float, stream: Stream) -> None:
        self.pool = pool
        self.pace = pace
        self.stream = stream
        self.thinking: set[tuple[int, int]] = set()  # seat and moment

    def ask(self, table: Table, seat: int, bot: str, then: Decided, *, at_once: bool) -> None:
        """Let a bot decide for a seat from what the seat sees."""
        moment = table.moment
        if table.match is None or (seat, moment) in self.thinking:
            return
        self.thinking.add((seat, moment))
        loop = asyncio.get_running_loop()
        ready = loop.time() + pause(0 if at_once else self.pace, self.stream)

        def answer(action: int) -> None:
            self.thinking.discard((seat, moment))
            then(seat, moment, action)

        def decided(action: int) -> None:
            loop.call_at(ready, answer, action)

        self.pool.think(table.game, bot, table.match.observe(seat), seat, decided)

    def forget(self) -> None:
        """Ask everybody again: the table is another than they were asked about."""
        self.thinking.clear()
