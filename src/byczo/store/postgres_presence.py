"""Who follows a table through which process, when several share a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import asyncpg

from byczo.store.interface import Listener

CHANNEL = "byczo_presence"

TELL = """
    with told as (
        insert into presence select new.table_id, $1, string_to_array(people, ' ')
        from unnest($2::text[], $3::text[]) as new(table_id, people)
        order by new.table_id
        on conflict (table_id, server) do update set people = excluded.people
    )
    select pg_notify($4, table_id) from unnest($2::text[]) as new(table_id)"""
CLEAR = "delete from presence where server = $1"
OTHERS = """
    select table_id, people from presence
    where table_id = any($1::text[]) and server = any($2::text[])"""


class Presence:
    """Tells what changes here, and asks about tables where something changed elsewhere."""

    def __init__(self, server: str, listener: Listener) -> None:
        self.server = server
        self.listener = listener
        self.now: dict[str, list[str]] = {}  # tables that somebody here follows
        self.untold: set[str] = set()
        self.stale: set[str] = set()
        self.neighbours: set[str] = set()
        self.anew = True

    def announce(self, table: str, people: Collection[str]) -> None:
        """Who follows a table through this process."""
        if people:
            if table not in self.now:
                self.stale.add(table)
            self.now[table] = list(people)
        else:
            self.now.pop(table, None)
        self.untold.add(table)

    async def listen(self, db: asyncpg.Connection, soon: asyncio.Event) -> None:
        """Over a new connection: tell and ask everything again."""
        mine = db.get_server_pid()

        def changed(db: object, backend: int, channel: str, table: object) -> None:
            if backend != mine and table in self.now:
                self.stale.add(str(table))
                soon.set()

        await db.add_listener(CHANNEL, changed)
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
        people = [" ".join(self.now.get(table, ())) for table in tables]
        await db.execute(TELL, self.server, tables, people, CHANNEL)

    async def _ask(self, db: asyncpg.Connection, tables: set[str]) -> None:
        others: dict[str, set[str]] = {table: set() for table in tables}
        for table, people in await db.fetch(OTHERS, list(tables), list(self.neighbours)):
            others[table] |= set(people)
        for table, persons in others.items():
            self.listener.present_elsewhere(table, persons)
