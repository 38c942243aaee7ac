"""Writing to a PostgreSQL that goes away."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import asyncpg
import pytest

from byczo.store import postgres_appends, postgres_writer as writing
from byczo.store.errors import NotStored, Unanswered
from byczo.store.postgres import PostgresStore
from byczo.store.postgres_connection import LOST
from tests.postgres import Cluster
from tests.store.keeping import until
from tests.store.pairs import come


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
