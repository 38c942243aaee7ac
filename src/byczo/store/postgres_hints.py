"""Hints from process to process about logs that have grown, when several share a database.

They leave after the commit, over a connection of their own that waits for no disk: a notification
inside the writing transaction would hold a lock of the whole PostgreSQL instance until that commit
is on disk, so that all commits there, those of other applications too, came one after the other.
What is written while a hint is on its way goes with the next one.

Nothing is told about tables that no other process has in memory (see
:mod:`byczo.store.postgres_presence`). Until that is known of a table, everything is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import asyncpg

from byczo.store.interface import Append, Listener
from byczo.store.postgres_connection import FIRST_PAUSE, LONGEST_PAUSE, LOST, connect, drop, said

CHANNEL = "byczo"
ANYTHING = "*"
"""The hint that any log may have grown."""

MOST_BYTES = 7900
"""Of one notification: PostgreSQL takes less than 8,000."""

PACE = 0.005
"""Seconds from one notification to the next at least, so that many hints share one. The first after
a silence never waits."""

log = logging.getLogger("byczo.postgres")


class Hints:
    """What other processes should hear, as long as there are any."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.neighbours: set[str] = set()
        self.untold: dict[str, int] = {}  # how long logs are now
        self.alone: dict[str, int] = {}  # the same of tables that nobody else has; 0: as before
        self.anything = False
        self.more = asyncio.Event()
        self.backend = 0  # the database's name for this connection
        self.task = asyncio.get_running_loop().create_task(self._run())

    def tell(self, stored: Iterable[Append]) -> None:
        """These entries are safe."""
        if not self.neighbours:
            return
        for append in stored:
            if append.table in self.alone:
                self.alone[append.table] = append.seq
            else:
                self.untold[append.table] = append.seq
                self.more.set()

    def keep(self, table: str) -> None:
        """No other process has the table in memory: from now on no hints about it are sent."""
        self.alone.setdefault(table, 0)

    def share(self, *tables: str) -> None:
        """Others may have these tables in memory: they hear what was written meanwhile."""
        for table in tables:
            length = self.alone.pop(table, 0)
            if length and self.neighbours:
                self.untold[table] = length
                self.more.set()

    def meet(self, neighbours: set[str]) -> None:
        """Other processes that are alive; to a new one nothing has been told so far."""
        if neighbours - self.neighbours:
            self.anything = True
            self.more.set()
        self.neighbours = neighbours

    def heard(self, listener: Listener, backend: int, payload: str) -> None:
        """A hint has come; one's own is no news."""
        if backend == self.backend:
            return
        for hint in payload.split():
            table, _, length = hint.partition(":")
            if table == ANYTHING:
                listener.changed_elsewhere(None, 0)
            else:
                listener.changed_elsewhere(table, int(length))

    async def close(self) -> None:
        """Tell nothing more."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            db = None
            try:
                db = await connect(self.url)
                await db.execute("set synchronous_commit = off")  # nothing of it is kept
                self.backend = db.get_server_pid()
                pause = FIRST_PAUSE
                await self._send_all(db)
            except (asyncpg.PostgresError, *LOST) as problem:
                log.warning("no hints to other processes: %s", said(problem))
                self.anything = True
            finally:
                drop(db)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _send_all(self, db: asyncpg.Connection) -> None:
        while True:
            await self.more.wait()
            self.more.clear()
            untold, self.untold = self.untold, {}
            hints = [f"{table}:{length}" for table, length in untold.items()]
            if self.anything:
                hints, self.anything = [ANYTHING], False
            try:
                for payload in packed(hints):
                    await db.execute("select pg_notify($1, $2)", CHANNEL, payload)
            except BaseException:
                self.more.set()
                raise
            await asyncio.sleep(PACE)


def packed(hints: Iterable[str]) -> list[str]:
    """The hints in as few notifications as they fit into."""
    packs: list[str] = []
    for hint in hints:
        if packs and len(packs[-1]) + 1 + len(hint) <= MOST_BYTES:
            packs[-1] += f" {hint}"
        else:
            packs.append(hint)
    return packs
