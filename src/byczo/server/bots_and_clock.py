"""What goes on at a table without anybody asking: its bots, its clock; and what its coach says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from byczo.core.errors import ByczoError
from byczo.messages import client_messages as asks
from byczo.messages.advice import Advice
from byczo.messages.clocks import LIMITS
from byczo.messages.server_messages import Hinted
from byczo.play.pace import pause
from byczo.server.clients import Asker
from byczo.table import log_entries as entries
from byczo.table.commands import Who, bot_acts, clock_acts, may_have_hint
from byczo.table.errors import NoHints, TooFast
from byczo.table.table import STAND_IN, Table

if TYPE_CHECKING:
    from byczo.server.live_table import LiveTable

WARM_YET = 0.2
"""Seconds between two looks whether the coach can begin."""

Decide = Callable[[Table, int, int, str, int], entries.Acted]


class Tending:
    """Lets bots think and time run out at one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.hub = live.hub
        self.thinking: set[tuple[int, int]] = set()  # bots: seat and moment
        self.hinting: set[str] = set()  # people for whom the coach thinks
        self.timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """The table leaves memory."""
        if self.timer is not None:
            self.timer.cancel()

    def wake(self) -> None:
        """Let bots think whose turn it is, and set the clock."""
        table = self.live.table
        bots = table.bots_to_move()
        nothing_due = not bots and table.due is None and self.timer is None
        if nothing_due or not self.hub.store.tends(self.live.name):
            return
        if table.game.id in self.hub.warm:
            for seat, bot in bots:
                self._think(seat, bot, self.hub.settings.bot_pause, self._bot_acts)
        self._set_clock()

    def _think(self, seat: int, bot: str, pace: float, then: Callable[..., None]) -> None:
        table, hub = self.live.table, self.hub
        moment = table.moment
        if table.match is None or (seat, moment) in self.thinking:
            return
        self.thinking.add((seat, moment))
        ready = hub.loop.time() + pause(pace, hub.whims)

        def decided(action: int) -> None:
            hub.loop.call_at(ready, then, seat, moment, action)

        hub.thinkers.think(table.game, bot, table.match.observe(seat), seat, decided)

    def _bot_acts(self, seat: int, moment: int, action: int) -> None:
        self._play(seat, moment, action, bot_acts)

    def _clock_acts(self, seat: int, moment: int, action: int) -> None:
        self._play(seat, moment, action, clock_acts)

    def _play(self, seat: int, moment: int, action: int, decide_it: Decide) -> None:
        """A bot has chosen; by now the game may have moved on without it."""
        self.thinking.discard((seat, moment))
        table = self.live.table
        if table.match is None or moment != table.moment or self.live.queued is not None:
            return
        do = table.game.notation.write_action(table.match.state, action)
        try:
            self.live.commit(decide_it(table, seat, moment, do, self.hub.now()))
        except ByczoError:
            return  # its person was faster
        self.hub.flush()

    def hint(self, asker: Asker, ask: asks.Hint, who: Who) -> None:
        """What the coach says to the asker; nobody else hears of it."""
        table = self.live.table
        seat = may_have_hint(table, who)
        if asker.person in self.hinting:
            raise TooFast("one hint at a time: the last one is still being thought about")
        assert table.match is not None
        moment, seen = table.moment, table.match.observe(seat)

        def judged(advice: Advice | None, last: bool) -> None:
            if last:
                self.hinting.discard(asker.person)
            if advice is None:
                self.hub.refuse(asker, NoHints("the coach has nothing to say here"), ask.id)
            else:
                hint = Hinted(id=ask.id, moment=moment, advice=advice, last=last)
                self.live.answer(asker, hint)
            self.hub.flush()

        async def advise() -> None:
            while table.game.id not in self.hub.warm:
                await asyncio.sleep(WARM_YET)
            self.hub.thinkers.advise(table.game, seen, seat, judged)

        self.hinting.add(asker.person)
        self.hub.later(advise())

    def _set_clock(self) -> None:
        self.stop()
        self.timer = None
        table = self.live.table
        if table.due is None or not table.people_to_move():
            return
        # A server that was down gives everybody the full time again.
        limit = LIMITS[table.agreed.clock] or 0
        now = self.hub.now()
        left = max(table.due - now, self.hub.started + limit - now, 0) / 1000
        self.timer = self.hub.loop.call_later(left, self._time_is_over)

    def _time_is_over(self) -> None:
        self.timer = None
        table = self.live.table
        if table.due is None or self.hub.now() < table.due:
            self.live.wake()
            return
        if not self.hub.store.tends(self.live.name):
            return
        for seat in table.people_to_move():
            self._think(seat, STAND_IN, 0, self._clock_acts)
