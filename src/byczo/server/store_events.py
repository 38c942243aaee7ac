"""What tables in memory do because their store is not theirs alone, or fails for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from byczo.core.errors import ByczoError
from byczo.server.limits import Busy
from byczo.server.live_table import LiveTable
from byczo.store.errors import Conflict, NotStored
from byczo.store.interface import Append
from byczo.table.tokens import masked

if TYPE_CHECKING:
    from byczo.server.hub import Hub

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
"""Seconds before a table is read again that could not be stored; each twice the one before."""

TRY_AGAIN_LATER = 1013
log = logging.getLogger("byczo.hub")


class Sharing:
    """Listens to the store: see :class:`byczo.store.interface.Listener`."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.due: asyncio.Queue[str] = asyncio.Queue()
        self.hints: dict[str, int] = {}  # of tables that are just being read
        self.unsure: set[str] = set()  # tables about which hints may have been lost
        self.overtaken: set[LiveTable] = set()  # by a hint, while they had something on its way

    def stored(self, results: Sequence[tuple[Append, ByczoError | None]]) -> None:
        """Entries are safe, or failed.

        A hint may overtake the answer to what was stored before: then it is followed only now.
        """
        self.hub.stored(results)
        for live in [live for live in self.overtaken if not live.pending]:
            self.overtaken.discard(live)
            self.look(live)

    # --- bots and clocks ----------------------------------------------------------------------

    def yours(self, table: str) -> None:
        """Let bots and clock of the table run, though nobody may be looking."""
        live = self.hub.tables.get(table)
        if live is not None:
            live.wake()
        else:
            self.due.put_nowait(table)

    async def go_on(self) -> None:
        """Read tables on which something is due, one after the other."""
        while True:
            table = await self.due.get()
            try:
                (await self.hub.table(table)).wake()
            except (NotStored, Busy):
                await asyncio.sleep(LONGEST_PAUSE)
                self.due.put_nowait(table)
            except ByczoError as problem:
                log.error("table %s cannot go on: %s", masked(table), problem)
            except Exception:  # of one table: the others must not wait for it
                log.exception("table %s cannot go on", masked(table))

    # --- what others do -----------------------------------------------------------------------

    def others(self, table: str, people: Collection[str]) -> None:
        """Who follows the table through other processes."""
        live = self.hub.tables.get(table)
        if live is not None and live.others != set(people):
            live.others = set(people)
            live.tell_presence()
            self.hub.flush()

    def elsewhere(self, table: str | None, length: int) -> None:
        """Another process has written to the log of a table; or of any."""
        if table is None:
            self.unsure = self.hub.tables.keys() | self.hub.coming.keys()
            for live in self.hub.tables.values():
                self.look(live)
        elif (known := self.hub.tables.get(table)) is not None:
            known.hinted = max(known.hinted, length)
            if length > known.length:
                self.look(known)
        elif table in self.hub.coming:
            self.hints[table] = max(length, self.hints.get(table, 0))

    def came(self, live: LiveTable) -> None:
        """A table is in memory now; hints may have come while it was being read."""
        live.hinted = self.hints.pop(live.name, 0)
        self._look_again(live)

    def look(self, live: LiveTable) -> None:
        """Read what others wrote, unless the table will be read anyway.

        What is on its way to the store finds its place taken if others have written before; what
        they write after it is looked for as soon as it is stored.
        """
        if live.pending:
            self.overtaken.add(live)
        elif live.queued is None:
            live.queued = []
            self.unsure.discard(live.name)
            self.hub.later(self._catch_up(live))

    def _look_again(self, live: LiveTable) -> None:
        """It has been read; but perhaps before something that we have, or should have, heard of."""
        if live.hinted > live.length or live.name in self.unsure:
            self.look(live)

    async def _catch_up(self, live: LiveTable) -> None:
        before = live.hinted
        try:
            missed = await self.hub.read_log(live.name, live.length)
            live.follow(missed)
        except Exception as problem:  # whatever it is: the table must not wait forever
            live.suffer(_told(problem))
            await self._read_again(live, FIRST_PAUSE)
            return
        if not missed and live.hinted == before:
            live.hinted = live.length  # a hint that leads to nothing would do so forever
        live.go_on()
        self._look_again(live)
        self.hub.flush()

    # --- when storing fails -------------------------------------------------------------------

    def read_again(self, live: LiveTable, problem: ByczoError) -> None:
        """The table in memory is not what is stored: at once if others were faster, else soon."""
        pause = 0.0
        if not isinstance(problem, Conflict):
            live.suffer(problem)
            pause = min(FIRST_PAUSE * 2 ** min(live.failures, 10), LONGEST_PAUSE)
            live.failures += 1
        self.hub.later(self._read_again(live, pause))

    async def _read_again(self, live: LiveTable, pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                table, length = await self.hub.replay(live.name)
            except NotStored as problem:
                live.suffer(problem)
                self.hub.flush()
                pause = min(max(2 * pause, FIRST_PAUSE), LONGEST_PAUSE)
            except Exception as problem:  # whatever it is: the table must not wait forever
                self._give_up(live, _told(problem))
                return
            else:
                live.reset(table, length)
                self._look_again(live)
                self.hub.flush()
                return

    def _give_up(self, live: LiveTable, problem: ByczoError) -> None:
        """There is no such table, or what is stored makes no sense to this program."""
        log.error("table %s cannot be read again: %s", masked(live.name), problem)
        live.suffer(problem)
        for client in list(live.clients):
            live.part(client)
            client.wire.hang_up(TRY_AGAIN_LATER)
        self.hub.tables.pop(live.name, None)
        self.overtaken.discard(live)
        self.hub.flush()


def _told(problem: Exception) -> ByczoError:
    """What people are told of a problem: all of it only if it was meant for them."""
    if isinstance(problem, ByczoError):
        return problem
    log.error("a table cannot be followed: %s", problem, exc_info=problem)
    return NotStored("this table cannot be read now: try again soon")
