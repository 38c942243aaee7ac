"""Which process has a table in memory, and who follows it there, when several share a database.

So everybody at a table is known to all, and hints are told only where somebody wants them. A
process that puts a table into memory says so, and whoever has it, too, looks again and tells what
it has written meanwhile: what the newcomer read may be older than that. Whoever may have missed
such a word, because a connection was lost, tells everything about all tables until it has asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import asyncpg

from byczo.store.interface import Listener
from byczo.store.postgres_hints import Hints

CHANNEL = "byczo_presence"

TELL = """
    with told as (
        insert into presence select new.table_id, $1, string_to_array(people, ' ')
        from unnest($2::text[], $3::text[]) as new(table_id, people)
        order by new.table_id
        on conflict (table_id, server) do update set people = excluded.people
    )
    select pg_notify($4, table_id) from unnest($2::text[]) as new(table_id)"""
DROP = """
    with dropped as (
        delete from presence where server = $1 and table_id = any($2::text[]) returning table_id
    )
    select pg_notify($3, table_id) from dropped"""
CLEAR = "delete from presence where server = $1"
OTHERS = """
    select table_id, people from presence
    where table_id = any($1::text[]) and server = any($2::text[])"""


class Presence:
    """Tells what changes here, and asks about tables where something changed elsewhere."""

    def __init__(self, server: str, listener: Listener, hints: Hints) -> None:
        self.server = server
        self.listener = listener
        self.hints = hints
        self.now: dict[str, list[str]] = {}  # tables in memory, and who follows them
        self.untold: set[str] = set()
        self.stale: set[str] = set()
        self.neighbours: set[str] = set()
        self.anew = True

    def announce(self, table: str, people: Collection[str]) -> None:
        """A table is in memory, and these people follow it through this process."""
        if table not in self.now:
            self.stale.add(table)
        self.now[table] = list(people)
        self.untold.add(table)

    def forget(self, table: str) -> None:
        """A table is no longer in memory."""
        if self.now.pop(table, None) is not None:
            self.stale.discard(table)
            self.untold.add(table)
            self.hints.share(table)

    @property
    def followed(self) -> list[str]:
        """Tables that somebody follows through this process."""
        return [table for table, people in self.now.items() if people]

    async def listen(self, db: asyncpg.Connection, soon: asyncio.Event) -> None:
        """Over a new connection: tell and ask everything again."""
        mine = db.get_server_pid()

        def changed(db: object, backend: int, channel: str, table: object) -> None:
            if backend != mine and table in self.now:
                self.stale.add(str(table))
                self.hints.share(str(table))
                soon.set()

        await db.add_listener(CHANNEL, changed)
        self.hints.share(*self.hints.alone)
        self.anew = True

    async def exchange(self, db: asyncpg.Connection, neighbours: set[str]) -> None:
        """Tell and ask what has changed since the last time; without neighbours nothing is told."""
        if self.anew or neighbours != self.neighbours:
            await db.execute(CLEAR, self.server)
            self.untold, self.stale = set(self.now), set(self.now)
            self.neighbours, self.anew = set(neighbours), False
        untold, self.untold = self.untold, set()
        stale, self.stale = self.stale, set()
        if untold and neighbours:
            await self._tell(db, sorted(untold))
        if stale:
            await self._ask(db, stale)

    async def _tell(self, db: asyncpg.Connection, tables: list[str]) -> None:
        kept = [table for table in tables if table in self.now]
        dropped = [table for table in tables if table not in self.now]
        if kept:
            people = [" ".join(self.now[table]) for table in kept]
            await db.execute(TELL, self.server, kept, people, CHANNEL)
        if dropped:
            await db.execute(DROP, self.server, dropped, CHANNEL)

    async def _ask(self, db: asyncpg.Connection, tables: set[str]) -> None:
        others: dict[str, set[str]] = {}
        for table, people in await db.fetch(OTHERS, list(tables), list(self.neighbours)):
            others.setdefault(table, set()).update(people)
        for table in tables:
            if table in others or table in self.stale:
                self.hints.share(table)
            elif table in self.now:
                self.hints.keep(table)
            self.listener.present_elsewhere(table, others.get(table, ()))
