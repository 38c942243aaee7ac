"""Hints of the coach on request, within limits for each guest and address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from byczo.core.contract import TableState as State
from byczo.core.game import Game
from byczo.messages.advice import Advice
from byczo.server.bot_pool import BotPool
from byczo.server.connections import Requester
from byczo.server.errors import Busy
from byczo.table.errors import TooFast

MOST_EACH = 4
"""Hints of one address that are being thought about."""

Told = Callable[[Advice | None, bool], None]
"""Called with each answer of the coach and whether it is the last; None: it could say nothing."""


class HintDesk:
    """Takes what people ask the coach, one hint at a time for each guest."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.guests: set[str] = set()
        self.addresses: Counter[str] = Counter()

    def ask(self, requester: Requester, game: Game, seen: State, seat: int, tell: Told) -> None:
        """Begin to think; TooFast or Busy when the guest, the address or all have asked enough."""
        if requester.person in self.guests:
            raise TooFast("one hint at a time: the last one is still being thought about")
        if self.addresses[requester.address] >= MOST_EACH:
            raise Busy("several people at your address have asked the coach: try again in a moment")
        self.guests.add(requester.person)
        self.addresses[requester.address] += 1

        def judged(advice: Advice | None, last: bool) -> None:
            if last:
                self._release(requester)
            tell(advice, last)

        try:
            self.pool.advise(game, seen, seat, judged)
        except Busy:
            self._release(requester)
            raise

    def _release(self, requester: Requester) -> None:
        self.guests.discard(requester.person)
        self.addresses[requester.address] -= 1
        if not self.addresses[requester.address]:
            del self.addresses[requester.address]
