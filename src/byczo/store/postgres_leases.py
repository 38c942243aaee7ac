"""Which process looks after a table, when several share a PostgreSQL database.

Every process says each second that it is alive, in one row with an expiry by the database's
clock. A table belongs to the process that has its lease for as long as that process is alive:
one row is renewed, however many tables it looks after, and a killed process's tables are free
for the others seconds later. (Advisory locks would go with the connection instead, which is
sooner when a process dies and much later when a network does; and they are bounded in number.)
A lease only saves work: two processes that both believe they have it cannot write the same place
of a log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from secrets import token_hex

import asyncpg

from byczo.store.interface import Listener
from byczo.store.postgres_connection import FIRST_PAUSE, LONGEST_PAUSE, LOST, connect, drop, said
from byczo.store.postgres_hints import CHANNEL, Hints
from byczo.store.postgres_presence import Presence

ROUND = 1.0
"""Seconds between two signs of life."""

LEASE = 4.0
"""Seconds after its last sign of life in which a process keeps its tables."""

SURE = 3.0
"""Seconds after which a process that could give no sign of life stops looking after tables."""

SEARCH = 5
"""Rounds between two searches for tables of dead processes."""

MOST_CLAIMED = 1000
"""Tables that are asked for at once: the database must answer soon, however many there are."""

TRIES = 10
"""Rounds for which a table is asked for: longer than a lease lasts, so that a dead one ends."""

log = logging.getLogger("byczo.postgres")

ALIVE = """
    with me as (
        insert into servers values ($1, clock_timestamp() + make_interval(secs => $2))
        on conflict (id) do update set until = excluded.until
    )
    select id from servers where until > clock_timestamp() and id <> $1"""
CLAIM = """
    insert into leases select wanted, $2 from unnest($1::text[]) as wanted order by wanted
    on conflict (table_id) do update set server = excluded.server
    where leases.server = excluded.server or not exists (
        select from servers where id = leases.server and until > clock_timestamp())
    returning table_id"""
ORPHANS = """
    select id from tables left join leases on table_id = id
    where tended and id = any($1) and not exists (
        select from servers where servers.id = server and until > clock_timestamp())"""
FREE = """
    delete from leases using tables where table_id = id and server = $1 and not tended
    returning table_id"""
RELEASE = "delete from leases where server = $1 and table_id = any($2)"
FORGET = """
    with gone as (delete from servers where until < clock_timestamp() - interval '1 minute'
        returning id),
    free as (delete from leases using gone where server = id)
    delete from presence using gone where server = id"""
LEAVE = """
    with free as (delete from leases where server = $1),
    gone as (delete from presence where server = $1)
    delete from servers where id = $1"""


class Leases:
    """One connection that listens, gives signs of life and asks for tables."""

    def __init__(self, url: str, listener: Listener, hints: Hints) -> None:
        self.url = url
        self.listener = listener
        self.hints = hints
        self.loop = asyncio.get_running_loop()
        self.server = token_hex(8)
        self.presence = Presence(self.server, listener, hints)
        self.held: set[str] = set()
        self.wanted: dict[str, int] = {}  # and how many more times to ask
        self.released: set[str] = set()
        self.neighbours: set[str] = set()
        self.sure_until = 0.0
        self.soon = asyncio.Event()
        self.closing = False
        self.task = self.loop.create_task(self._run())

    def has_lease(self, table: str) -> bool:
        """Whether the table is this process's business; if not, ask for it."""
        if table in self.held and self.loop.time() < self.sure_until:
            return True
        if table not in self.wanted:
            self.soon.set()
        self.wanted[table] = TRIES
        return False

    def release(self, table: str) -> None:
        """The table has left memory: leave it to others."""
        self.presence.forget(table)
        self.wanted.pop(table, None)
        if table in self.held:
            self.held.discard(table)
            self.released.add(table)
            self.soon.set()

    def announce(self, table: str, people: Collection[str]) -> None:
        """A table is in memory, and who follows it through this process."""
        self.presence.announce(table, people)
        self.soon.set()

    async def close(self) -> None:
        """Leave all tables to others."""
        self.closing = True
        self.soon.set()
        await self.task

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self.closing:
            began, db = self.loop.time(), None
            try:
                db = await connect(self.url)
                # What is said here holds for seconds: no commit, and so no lock, waits for a disk.
                await db.execute("set synchronous_commit = off")
                await self._attend(db)
                return
            except (asyncpg.PostgresError, *LOST) as problem:
                log.warning("no word from the database: %s", said(problem))
            except Exception:  # bots and clocks of all tables depend on this going on
                log.exception("looking after tables went wrong")
            finally:
                drop(db)
            lasted = self.loop.time() - began
            pause = FIRST_PAUSE if lasted > LONGEST_PAUSE else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def _attend(self, db: asyncpg.Connection) -> None:
        """Listen and go round until the connection breaks or the server stops."""
        await db.add_listener(CHANNEL, self._hinted)
        await self.presence.listen(db, self.soon)
        self.listener.changed_elsewhere(None, 0)
        for table in self.held:
            self.listener.lease_gained(table)
        rounds, next_round = 0, 0.0
        while not self.closing:
            if self.loop.time() >= next_round:
                next_round = self.loop.time() + ROUND
                gone = await self._sign_of_life(db)
                if gone or rounds % SEARCH == 0:
                    await self._search(db)
                rounds += 1
                self.wanted = {table: n - 1 for table, n in self.wanted.items() if n > 1}
            self.soon.clear()
            await self._give_back(db)
            await self._claim(db, list(self.wanted))
            await self.presence.exchange(db, self.neighbours)
            try:
                await asyncio.wait_for(self.soon.wait(), max(0.0, next_round - self.loop.time()))
            except TimeoutError:
                continue
        await db.execute(LEAVE, self.server)

    async def _sign_of_life(self, db: asyncpg.Connection) -> bool:
        """Be alive for a while; whether another process no longer is."""
        asked = self.loop.time()
        if asked > self.sure_until:  # perhaps too late: others may have taken over
            self.wanted |= dict.fromkeys(self.held, TRIES)
            self.held.clear()
            self.presence.anew = True  # they may have forgotten us
        neighbours = {row[0] for row in await db.fetch(ALIVE, self.server, LEASE)}
        self.sure_until = asked + SURE
        gone = bool(self.neighbours - neighbours)
        self.neighbours = neighbours
        self.hints.meet(neighbours)
        if gone:  # perhaps before it could tell what it wrote last
            self.listener.changed_elsewhere(None, 0)
        return gone

    async def _search(self, db: asyncpg.Connection) -> None:
        """Look after tables of dead processes that somebody follows through this one.

        Those that nobody follows wait until somebody comes.
        """
        self.held -= {row[0] for row in await db.fetch(FREE, self.server)}
        await db.execute(FORGET)
        rows = await db.fetch(ORPHANS, self.presence.followed)
        await self._claim(db, [row[0] for row in rows])

    async def _give_back(self, db: asyncpg.Connection) -> None:
        released, self.released = self.released, set()
        if released:
            await db.execute(RELEASE, self.server, sorted(released))

    async def _claim(self, db: asyncpg.Connection, tables: list[str]) -> None:
        for first in range(0, len(tables), MOST_CLAIMED):
            if self.loop.time() > self.sure_until - ROUND:
                await self._sign_of_life(db)
            part = tables[first : first + MOST_CLAIMED]
            for (table,) in await db.fetch(CLAIM, part, self.server):
                self.held.add(table)
                self.wanted.pop(table, None)
                self.listener.lease_gained(table)

    def _hinted(self, db: object, backend: int, channel: str, payload: object) -> None:
        """Somebody has written."""
        self.hints.heard(self.listener, backend, str(payload))
