"""Keeps the tables of this process in step with the store.

With what was stored here, with what other processes wrote, and with a database that was gone for
a while.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Sequence

from byczo.core.errors import ByczoError
from byczo.server.background import Background
from byczo.server.clock import Clock
from byczo.server.counts import Counts
from byczo.server.live_table import LiveTable
from byczo.server.outbox import NEXT, NOW, Outbox
from byczo.server.table_registry import TableRegistry
from byczo.store.errors import Conflict, NotStored
from byczo.store.interface import Append
from byczo.table.tokens import masked

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
"""Seconds before a table is read again that could not be stored; each twice the one before."""

MANY = 64
"""Entries stored at once that make a busy server: then news may wait for whoever need not decide.
"""

TRY_AGAIN_LATER = 1013
log = logging.getLogger("byczo.store_events")


class StoreEvents:
    """Listens to the store (see :class:`byczo.store.interface.Listener`) and reads what is needed.

    It is the :class:`byczo.server.surroundings.Recovery` of the tables, too.
    """

    def __init__(
        self, outbox: Outbox, background: Background, counts: Counts, clock: Clock
    ) -> None:
        self.outbox = outbox
        self.background = background
        self.counts = counts
        self.clock = clock
        self.registry: TableRegistry
        self.heard: dict[str, int] = {}  # how long the logs of tables are, as others say
        self.unsure: set[str] = set()  # tables about which hints may have been lost
        self.overtaken: set[str] = set()  # tables where a hint came before the answer to an append
        self.failures: Counter[str] = Counter()  # of the store at a table, one after the other

    def start(self, registry: TableRegistry) -> None:
        """Look after the tables of this registry from now on."""
        self.registry = registry

    # --- what was stored here -------------------------------------------------------------------

    def stored(self, results: Sequence[tuple[Append, ByczoError | None]]) -> None:
        """Entries are safe, or failed."""
        self._count(results)
        self.outbox.at_once = NOW if len(results) >= MANY else NEXT
        for append, problem in results:
            live = self.registry.tables.get(append.table)
            if live is None or live.log.chain is not append.chain:
                continue
            try:
                if problem is None:
                    self.counts.stored += 1
                    if self.failures:
                        self.failures.pop(append.table, None)
                    live.stored()
                else:
                    self.counts.failed += 1
                    live.failed(problem)
            except Exception:  # of one table: the others must not wait for it
                log.exception("table %s cannot go on", masked(live.id))
        self.outbox.flush()
        self._follow_overtaken()

    def _count(self, group: Sequence[tuple[Append, ByczoError | None]]) -> None:
        """Once for each group; the first of it has waited longest."""
        self.counts.groups += 1
        self.counts.sizes.observe(len(group))
        oldest, _ = group[0]
        live = self.registry.tables.get(oldest.table)
        if live is not None and live.log.chain is oldest.chain and live.log.pending:
            self.counts.waits.observe(self.clock.seconds() - live.log.pending[0].since)

    def _follow_overtaken(self) -> None:
        """A hint may come before the answer to what was stored earlier: follow it only now."""
        for table_id in list(self.overtaken):
            live = self.registry.tables.get(table_id)
            if live is None or not live.log.pending:
                self.overtaken.discard(table_id)
                self.catch_up(table_id)

    # --- bots and clocks ------------------------------------------------------------------------

    def lease_gained(self, table: str) -> None:
        """Let bots and clock of the table run."""
        live = self.registry.tables.get(table)
        if live is not None:
            live.wake()

    # --- what others do -------------------------------------------------------------------------

    def present_elsewhere(self, table: str, people: Collection[str]) -> None:
        """Who follows the table through other processes."""
        live = self.registry.tables.get(table)
        if live is not None and live.audience.elsewhere != set(people):
            live.audience.elsewhere = set(people)
            live.tell_presence()
            self.outbox.flush()

    def changed_elsewhere(self, table: str | None, length: int) -> None:
        """Another process has written to the log of a table; or of any."""
        registry = self.registry
        if table is None:
            self.unsure = registry.tables.keys() | registry.loading.keys()
            for live in list(registry.tables.values()):
                self.catch_up(live.id)
        elif table in registry.tables or table in registry.loading:
            self.heard[table] = max(length, self.heard.get(table, 0))
            known = registry.tables.get(table)
            if known is not None and length > known.log.length:
                self.catch_up(table)

    def loaded(self, live: LiveTable) -> None:
        """A table is in memory now; hints may have come while it was being read."""
        self._look_again(live)

    def forgotten(self, table_id: str) -> None:
        """A table has left memory."""
        self.heard.pop(table_id, None)
        self.unsure.discard(table_id)
        self.overtaken.discard(table_id)
        self.failures.pop(table_id, None)

    def catch_up(self, table_id: str) -> None:
        """Read what others wrote, unless the table will be read anyway.

        What is on its way to the store finds its place taken if others have written before; what
        they write after it is looked for as soon as it is stored.
        """
        live = self.registry.tables.get(table_id)
        if live is None:
            return
        if live.log.pending:
            self.overtaken.add(table_id)
        elif live.held is None:
            live.hold()
            self.unsure.discard(table_id)
            self.background.run(self._catch_up(live))

    def _look_again(self, live: LiveTable) -> None:
        """It has been read; but perhaps before something that we have, or should have, heard of."""
        if self.heard.get(live.id, 0) > live.log.length or live.id in self.unsure:
            self.catch_up(live.id)

    async def _catch_up(self, live: LiveTable) -> None:
        before = self.heard.get(live.id)
        try:
            missed = await self.registry.read_log(live.id, live.log.length)
            live.follow(missed)
        except Exception as problem:  # whatever it is: the table must not wait forever
            live.give_up(_told(problem))
            await self._read_again(live, FIRST_PAUSE)
            return
        if not missed and self.heard.get(live.id) == before:
            self.heard.pop(live.id, None)  # a hint that leads to nothing would do so forever
        live.resume()
        self._look_again(live)
        self.outbox.flush()

    # --- when storing fails ---------------------------------------------------------------------

    def read_again(self, table_id: str, problem: ByczoError) -> None:
        """The table in memory is not what is stored: at once if others were faster, else soon."""
        live = self.registry.tables[table_id]
        pause = 0.0
        if not isinstance(problem, Conflict):
            live.give_up(problem)
            pause = min(FIRST_PAUSE * 2 ** min(self.failures[table_id], 10), LONGEST_PAUSE)
            self.failures[table_id] += 1
        self.background.run(self._read_again(live, pause))

    async def _read_again(self, live: LiveTable, pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                table, length = await self.registry.replay(live.id)
            except NotStored as problem:
                live.give_up(problem)
                self.outbox.flush()
                pause = min(max(2 * pause, FIRST_PAUSE), LONGEST_PAUSE)
            except Exception as problem:  # whatever it is: the table must not wait forever
                self._close(live, _told(problem))
                return
            else:
                live.restart(table, length)
                self._look_again(live)
                self.outbox.flush()
                return

    def _close(self, live: LiveTable, problem: ByczoError) -> None:
        """There is no such table, or what is stored makes no sense to this program."""
        log.error("table %s cannot be read again: %s", masked(live.id), problem)
        live.give_up(problem)
        for connection in live.audience.connections:
            live.part(connection)
            connection.socket.close_with(TRY_AGAIN_LATER)
        for connection, _ in live.joining:
            connection.socket.close_with(TRY_AGAIN_LATER)
        self.registry.forget(live)
        self.outbox.flush()


def _told(problem: Exception) -> ByczoError:
    """What people are told of a problem: all of it only if it was meant for them."""
    if isinstance(problem, ByczoError):
        return problem
    log.error("a table cannot be followed: %s", problem, exc_info=problem)
    return NotStored("this table cannot be read now: try again soon")
