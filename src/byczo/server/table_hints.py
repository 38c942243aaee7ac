"""Hints at one table: what the coach says to whoever asks; nobody else hears of it."""

from __future__ import annotations

from collections.abc import Callable

from byczo.messages.advice import Advice
from byczo.messages.client_messages import Hint
from byczo.messages.server_messages import Hinted
from byczo.server.bot_pool import BotPool
from byczo.server.connections import Requester
from byczo.table.checks import Caller
from byczo.table.errors import TooFast
from byczo.table.game_commands import may_have_hint
from byczo.table.table import Table

Told = Callable[[Requester, Hint, Hinted | None], None]
"""Called with each answer of the coach; None when the coach could not say anything."""


class TableHints:
    """Lets the coach think for people, one hint at a time for each."""

    def __init__(self, pool: BotPool, tell: Told) -> None:
        self.pool = pool
        self.tell = tell
        self.waiting: set[str] = set()  # people for whom the coach thinks

    def ask(self, table: Table, requester: Requester, hint: Hint, caller: Caller) -> None:
        """Begin to think about what the caller should do now."""
        seat = may_have_hint(table, caller)
        if caller.person in self.waiting:
            raise TooFast("one hint at a time: the last one is still being thought about")
        assert table.match is not None
        moment, seen = table.moment, table.match.observe(seat)

        def judged(advice: Advice | None, last: bool) -> None:
            if last:
                self.waiting.discard(caller.person)
            found = None
            if advice is not None:
                found = Hinted(id=hint.id, moment=moment, advice=advice, last=last)
            self.tell(requester, hint, found)

        self.waiting.add(caller.person)
        self.pool.advise(table.game, seen, seat, judged)
