"""The store for several processes: PostgreSQL.

The primary key of the log arbitrates: whoever writes a place of a log first has it, everybody
else reads what is there and decides again. Notifications only save waiting.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import Any

import asyncpg

from byczo.store.errors import NotStored
from byczo.store.interface import Append, Listener
from byczo.store.postgres_connection import (
    ANSWER_WITHIN,
    LOST,
    SCHEMA,
    connect_at_first,
    migrate,
    said,
)
from byczo.store.postgres_hints import Hints
from byczo.store.postgres_leases import Leases
from byczo.store.postgres_writer import Writer
from byczo.store.queries import Queries

MOST_READERS = 4
log = logging.getLogger("byczo.postgres")


async def nothing_to_tidy(db: asyncpg.Connection) -> None:
    """Readers ask single questions, which leave nothing behind: no round trip to clean up."""


class PostgresStore(Queries):
    """See :class:`byczo.store.interface.Store`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.readers: asyncpg.Pool | None = None
        self.writer: Writer | None = None
        self.leases: Leases | None = None
        self.hints: Hints | None = None

    async def open(self, listener: Listener) -> None:
        """Migrate, then write, listen and look after tables."""
        first = await connect_at_first(self.url)
        try:
            await migrate(first)
        finally:
            await first.close()
        self.readers = await asyncpg.create_pool(
            self.url,
            min_size=0,
            max_size=MOST_READERS,
            timeout=ANSWER_WITHIN,
            command_timeout=ANSWER_WITHIN,
            reset=nothing_to_tidy,
            server_settings={"application_name": "byczo", "search_path": SCHEMA},
        )
        self.hints = Hints(self.url)
        self.writer = Writer(self.url, listener, self.hints)
        await self.writer.open()
        self.leases = Leases(self.url, listener, self.hints)

    async def close(self) -> None:
        """Commit what is waiting, leave the tables to others, then stop."""
        if self.writer is not None:
            await self.writer.close()
        if self.leases is not None:
            await self.leases.close()
        if self.hints is not None:
            await self.hints.close()
        if self.readers is not None:
            self.readers.terminate()

    def append(self, append: Append) -> None:
        """Goes with the next group."""
        assert self.writer is not None
        self.writer.append(append)

    def has_lease(self, table: str) -> bool:
        """Whether this process has the lease of the table."""
        assert self.leases is not None
        return self.leases.has_lease(table)

    def release(self, table: str) -> None:
        """Told with the next round."""
        assert self.leases is not None
        self.leases.release(table)

    def announce(self, table: str, people: Collection[str]) -> None:
        """Told with the next round."""
        assert self.leases is not None
        self.leases.announce(table, people)

    async def key(self, mine: bytes) -> bytes:
        """The key of the first process that came; kept in the database."""
        await self._rows("insert into keys (key) values ($1) on conflict do nothing", mine)
        return bytes((await self._rows("select key from keys"))[0][0])

    async def _write(self, statement: str, *values: Any) -> None:
        await self._rows(statement, *values)

    async def _rows(self, query: str, *values: Any) -> Sequence[Any]:
        assert self.readers is not None
        try:
            return list(await self.readers.fetch(query, *values, timeout=ANSWER_WITHIN))
        except (asyncpg.PostgresError, *LOST) as problem:
            log.warning("the database cannot be read: %s", said(problem))
            raise NotStored("the database cannot be read now: try again soon") from None
