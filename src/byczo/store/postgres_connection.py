"""Connections to PostgreSQL: how they are made, and how to tell that one is lost."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import asyncpg

from byczo.core.errors import BadOption
from byczo.store.errors import NotStored
from byczo.store.migration import pending_migrations

SCHEMA = "byczo"
ANSWER_WITHIN = 5.0
"""Seconds after which a database that does not answer is as good as gone."""

START_WITHIN = 15.0
"""Seconds in which the database may start after the server."""

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
"""Seconds between attempts to connect; each pause is twice the one before."""

OLDEST = 14
LOCK = 0x62797A6F
"""Whoever changes the shape of the database holds this advisory lock."""

LOST = (
    OSError,
    TimeoutError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
"""What is raised when the connection breaks; whether the statement was done is not known."""

log = logging.getLogger("byczo.postgres")


async def connect(url: str) -> asyncpg.Connection:
    """A connection to the database, in our schema, whose commits survive a crash."""
    db = await asyncpg.connect(
        url,
        timeout=ANSWER_WITHIN,
        command_timeout=ANSWER_WITHIN,
        server_settings={"application_name": "byczo", "search_path": SCHEMA},
    )
    if await db.fetchval("show synchronous_commit") == "off":
        await db.execute("set synchronous_commit = on")
    return db


async def connect_at_first(url: str) -> asyncpg.Connection:
    """The first connection: waits for a database that is just starting, and says what is wrong."""
    loop = asyncio.get_running_loop()
    began, pause = loop.time(), FIRST_PAUSE
    while True:
        try:
            return await connect(url)
        except (ValueError, asyncpg.ClientConfigurationError) as problem:
            raise BadOption(f"this is no address of a PostgreSQL database: {problem}") from None
        except LOST as problem:
            if loop.time() - began > START_WITHIN:
                raise NotStored(f"the database cannot be reached: {said(problem)}") from None
            log.warning("waiting for the database: %s", said(problem))
        except asyncpg.PostgresError as problem:
            raise NotStored(f"the database does not let us in: {said(problem)}") from None
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


async def migrate(db: asyncpg.Connection) -> None:
    """Bring the database up to date; of two who try at once, one waits for the other."""
    version = db.get_server_version()
    if version.major < OLDEST:
        raise NotStored(f"this is PostgreSQL {version.major}: {OLDEST} or newer is needed")
    async with db.transaction():
        await db.execute("select pg_advisory_xact_lock($1)", LOCK)
        await db.execute(f"create schema if not exists {SCHEMA}")
        await db.execute("create table if not exists version (number integer not null)")
        known = await db.fetchval("select max(number) from version") or 0
        for number, script in pending_migrations("postgres", known):
            await db.execute(script)
            await db.execute("insert into version values ($1)", number)


def said(problem: BaseException) -> str:
    """What an error says, or at least its name."""
    return " ".join(str(problem).split()) or type(problem).__name__


def drop(db: Any) -> None:
    """Give a connection up without waiting for an answer."""
    if db is not None and not db.is_closed():
        db.terminate()
