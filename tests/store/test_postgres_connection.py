"""Connections to PostgreSQL, and databases that cannot be used."""

from __future__ import annotations

import asyncpg
import pytest

from byczo.core.errors import BadOption
from byczo.store.errors import NewerDatabase, NotStored
from byczo.store.postgres_connection import connect, migrate
from postgres import Cluster
from store.pairs import come


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
