"""Writing to a PostgreSQL that goes away."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import asyncpg
import pytest

from byczo.store import postgres_appends, postgres_writer as writing
from byczo.store.errors import Conflict, NotStored, Unanswered
from byczo.store.interface import Chain
from byczo.store.postgres import PostgresStore
from byczo.store.postgres_connection import LOST
from tests.postgres import Cluster
from tests.store.pairs import come
from tests.store.store_user import until


async def test_a_short_absence_of_the_database_is_only_a_delay(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "PATIENCE", 30)  # it is short compared with this
    keeper = await come(cluster.database())
    await keeper.put("a", 1)
    await asyncio.to_thread(cluster.stop, "immediate")
    keeper.give("a", 2, 3)
    await asyncio.to_thread(cluster.start)
    await keeper.answered("a", 2, 3)
    assert set(keeper.answers.values()) == {None}
    assert await keeper.store.load("a") == [b"1", b"2", b"3"]
    await keeper.store.close()


async def test_a_long_absence_is_told_and_ends(cluster: Cluster) -> None:
    keeper = await come(cluster.database())
    await keeper.put("a", 1)
    await asyncio.to_thread(cluster.stop)
    began = time.monotonic()
    await keeper.put("a", 2)
    assert time.monotonic() - began < writing.PATIENCE + 2
    assert isinstance(keeper.answers["a", 2], NotStored | Unanswered)
    await keeper.put("a", 2)
    assert isinstance(keeper.answers["a", 2], NotStored), "at once, while it is gone"
    with pytest.raises(NotStored):
        await keeper.store.load("a")
    keeper.hints.clear()
    await asyncio.to_thread(cluster.start)
    await until(lambda: (None, 0) in keeper.hints)
    stored = await keeper.store.load("a")
    assert isinstance(keeper.store, PostgresStore)
    writer = keeper.store.writer
    assert writer is not None
    await until(lambda: not writer.gone)
    await keeper.put("a", len(stored) + 1)
    assert keeper.answers["a", len(stored) + 1] is None
    await keeper.store.close()


async def test_a_lost_answer_is_not_a_lost_move(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks after the commit: the same group, sent again, finds itself there."""
    keeper = await come(database)
    await keeper.put("a", 1)
    whole, lost = postgres_appends.insert, list[set[str]]()

    async def insert_and_break(db: asyncpg.Connection, logs: Any) -> set[str]:
        won = await whole(db, logs)
        if not lost:
            lost.append(won)
            db.terminate()
            raise ConnectionResetError("the answer is lost")
        return won

    monkeypatch.setattr(writing, "insert", insert_and_break)
    assert issubclass(ConnectionResetError, LOST)
    keeper.give("b", 1)
    await keeper.put("a", 2, 3)
    await keeper.answered("b", 1)
    assert lost
    assert set(keeper.answers.values()) == {None}
    assert await keeper.store.load("a") == [b"1", b"2", b"3"]
    await keeper.store.close()


async def test_more_tables_than_fit_into_a_group_are_stored_one_group_after_the_other(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "MOST_TABLES", 2)
    keeper = await come(database)
    for table in "abcde":
        keeper.give(table, 1, 2)
    for table in "abcde":
        await keeper.answered(table, 1, 2)
        assert await keeper.store.load(table) == [b"1", b"2"]
    assert max(keeper.groups) <= 4, "two tables of two entries each"
    await keeper.store.close()


async def test_what_follows_an_entry_that_failed_is_refused_without_being_sent(
    database: str,
) -> None:
    keeper, chain = await come(database), Chain()
    await keeper.put("a", 1)
    await keeper.put("a", 1, chain=chain, by="another ")
    assert isinstance(keeper.answers["a", 1], Conflict)
    await keeper.put("a", 2, chain=chain)
    assert isinstance(keeper.answers["a", 2], Conflict)
    assert await keeper.store.load("a") == [b"1"]
    await keeper.store.close()
