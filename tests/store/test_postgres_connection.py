"""Connections to PostgreSQL, and databases that cannot be used."""

from __future__ import annotations

import json
import socket

import asyncpg
import pytest

from byczo.core.errors import BadOption
from byczo.store import postgres_connection
from byczo.store.errors import NewerDatabase, NotStored
from byczo.store.migration import pending_migrations
from byczo.store.postgres_connection import SCHEMA, connect, connect_at_first, migrate
from tests.postgres import Cluster
from tests.store.pairs import come
from tests.store.store_user import RECORD


async def test_a_newer_database_is_refused(database: str) -> None:
    db = await connect(database)
    await migrate(db)
    await db.execute("insert into version values (99)")
    await db.close()
    with pytest.raises(NewerDatabase, match="version 99"):
        await come(database)


async def test_an_address_that_leads_nowhere(shared_cluster: Cluster) -> None:
    with pytest.raises(NotStored, match="does not exist"):
        await come(shared_cluster.url.replace("/postgres", "/nothing"))
    with pytest.raises(BadOption, match="no address"):
        await come("postgresql://127.0.0.1:port/x")


async def test_commits_survive_even_where_the_database_is_careless(
    shared_cluster: Cluster, database: str
) -> None:
    db = await asyncpg.connect(database)
    name = database.rpartition("/")[2]
    await db.execute(f"alter database {name} set synchronous_commit = off")
    await db.close()
    db = await connect(database)
    assert await db.fetchval("show synchronous_commit") == "on"
    await db.close()


async def test_games_of_an_older_shape_are_listed_as_before(database: str) -> None:
    db = await connect(database)
    await db.execute(f"create schema {SCHEMA}")
    await db.execute("create table version (number integer not null)")
    for number, script in pending_migrations("postgres", 0)[:2]:
        await db.execute(script)
        await db.execute("insert into version values ($1)", number)
    await db.execute("insert into games values ('a', 1, 9, 'six-nimmt', $1)", RECORD)
    await migrate(db)
    row = await db.fetchrow("select names, result from games")
    assert json.loads(row["names"]) == ["Ania"]
    assert json.loads(row["result"]) == {"totals": [3], "winners": [0], "reason": "target"}
    assert await db.fetchval("select record from records") == RECORD
    await db.close()


async def test_the_first_connection_waits_for_a_database_and_then_says_what_is_wrong(
    shared_cluster: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgres_connection, "START_WITHIN", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with pytest.raises(NotStored, match="cannot be reached"):
        await connect_at_first(f"postgresql://127.0.0.1:{port}/x")
    assert "waiting for the database" in caplog.text


async def test_a_postgresql_that_is_too_old_is_refused(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_connection, "OLDEST", 99)
    db = await connect(database)
    with pytest.raises(NotStored, match="99 or newer is needed"):
        await migrate(db)
    await db.close()
