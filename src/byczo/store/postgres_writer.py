"""Writes to PostgreSQL, one group of appends at a time; what waits meanwhile is the next group.

When the connection breaks, it is not known whether the group was stored. So the same group is
sent again: what finds itself in the log already was. Players wait for this for a moment; after
that they are told, and everything is refused until the database is back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from itertools import chain

import asyncpg

from byczo.store.errors import Conflict, NotStored, Unanswered
from byczo.store.interface import Append, AppendResults, Listener, refuse_all
from byczo.store.postgres_appends import MOST_TABLES, insert, taken_by_me
from byczo.store.postgres_connection import FIRST_PAUSE, LONGEST_PAUSE, LOST, connect, drop, said
from byczo.store.postgres_hints import Hints
from byczo.table.tokens import masked

PATIENCE = 2.0
"""Seconds that players wait for a database that is gone before they are told."""

GONE = "the database cannot be reached now: try again soon"
REFUSED = "the database does not store anything now: try again soon"
UNKNOWN = "the database was lost before it answered: the table will show what it has"
"""What players are told; what exactly is wrong is in the log, and only there."""

MOST_AT_ONCE = 2000
log = logging.getLogger("byczo.postgres")


class Writer:
    """One connection, and all that waits to be written over it."""

    def __init__(self, url: str, listener: Listener, hints: Hints) -> None:
        self.url = url
        self.listener = listener
        self.hints = hints
        self.loop = asyncio.get_running_loop()
        self.waiting: deque[Append] = deque()
        self.more = asyncio.Event()
        self.closing = False
        self.gone = False  # the database is given up for now
        self.db: asyncpg.Connection | None = None
        self.task = self.loop.create_task(self._run())

    def append(self, append: Append) -> None:
        """Write as soon as possible, or refuse while the database is gone."""
        if self.gone:
            self.loop.call_soon(self.listener.stored, refuse_all([append], NotStored(GONE)))
            return
        self.waiting.append(append)
        self.more.set()

    async def open(self) -> None:
        """Connect, so that the first move need not wait for it."""
        await self._connected()

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self.closing = True
        self.more.set()
        await self.task
        if self.db is not None:
            drop(self.db)

    async def _run(self) -> None:
        while self.waiting or not self.closing:
            if not self.waiting:
                self.more.clear()
                await self.more.wait()
                continue
            results, logs = self._next_group()
            if logs:
                results += await self._settle(logs)
            # Not called from here: whatever goes wrong there must not stop the writing.
            self.loop.call_soon(self.listener.stored, results)
            self.hints.tell(append for append, problem in results if problem is None)
            if self.gone and not self.closing:
                await self._come_back()

    def _next_group(self) -> tuple[AppendResults, list[list[Append]]]:
        """What has failed already, and the next appends of each table."""
        failed: AppendResults = []
        logs: dict[str, list[Append]] = {}
        for _ in range(min(len(self.waiting), MOST_AT_ONCE)):
            append = self.waiting[0]
            if append.chain.broken is not None:
                failed.append((append, append.chain.broken))
            elif append.table in logs:
                logs[append.table].append(append)
            elif len(logs) < MOST_TABLES:
                logs[append.table] = [append]
            else:
                break
            self.waiting.popleft()
        return failed, list(logs.values())

    async def _settle(self, logs: list[list[Append]]) -> AppendResults:
        """Write a group, over a new connection if need be, for as long as players have patience."""
        began, pause, sent = self.loop.time(), FIRST_PAUSE, False
        while True:
            try:
                db = await self._connected()
                sent = True
                return await write(db, logs)
            except Exception as broken:  # whatever it is: players must get an answer
                log.warning("the database is gone: %s", said(broken))
                drop(self.db)
                self.db = None
                if self.loop.time() - began > PATIENCE or self.closing:
                    self.gone = True
                    return refuse_all(
                        chain(*logs), Unanswered(UNKNOWN) if sent else NotStored(GONE)
                    )
            await asyncio.sleep(pause)
            pause = min(2 * pause, PATIENCE / 10)

    async def _connected(self) -> asyncpg.Connection:
        if self.db is None or self.db.is_closed():
            self.db = await connect(self.url)
        return self.db

    async def _come_back(self) -> None:
        """Refuse what waits, then try to reach the database until it is there."""
        results = refuse_all(self.waiting, NotStored(GONE))
        self.waiting.clear()
        self.loop.call_soon(self.listener.stored, results)
        pause = FIRST_PAUSE
        while not self.closing:
            try:
                await self._connected()
            except (asyncpg.PostgresError, *LOST) as problem:
                log.warning("the database is still gone: %s", said(problem))
            else:
                log.warning("the database is back")
                self.gone = False
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


async def write(db: asyncpg.Connection, logs: Sequence[Sequence[Append]]) -> AppendResults:
    """Write all in one commit; if the database refuses, the log of each table on its own."""
    try:
        won = await insert(db, logs)
    except LOST:
        raise
    except asyncpg.PostgresError as problem:
        if len(logs) == 1:
            table = masked(logs[0][0].table)
            log.error("the database refuses an entry of table %s: %s", table, said(problem))
            return refuse_all(logs[0], NotStored(REFUSED))
        return [result for alone in logs for result in await write(db, [alone])]
    beaten = [mine for mine in logs if mine[0].table not in won]
    won |= await taken_by_me(db, beaten) if beaten else set()
    results: AppendResults = []
    for mine in logs:
        if mine[0].table in won:
            results += [(append, None) for append in mine]
        else:
            there = f"entry {mine[0].seq} of {mine[0].table} is there already"
            results += refuse_all(mine, Conflict(there))
    return results
