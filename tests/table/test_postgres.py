"""Several processes on one PostgreSQL, and a PostgreSQL that goes away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from byczo.core.errors import BadOption
from byczo.store import postgres_writer as writing
from byczo.store.errors import Conflict, NewerDatabase, NotStored, Unanswered
from byczo.store.interface import Append, Line
from byczo.store.postgres import PostgresStore
from byczo.store.postgres_connection import LOST, connect, drop, migrate
from byczo.store.postgres_leases import LEASE
from postgres import Cluster
from table.keeping import Keeper, summary, until


async def come(url: str) -> Keeper:
    """Another process, as far as the database can tell."""
    store = PostgresStore(url)
    keeper = Keeper(store)
    await store.open(keeper)
    return keeper


@pytest.fixture
async def pair(database: str) -> AsyncIterator[tuple[Keeper, Keeper]]:
    """Two processes on one database."""
    one, other = await come(database), await come(database)
    await until(lambda: leases(one).neighbours and leases(other).neighbours)
    yield one, other
    for keeper in (one, other):
        if not leases(keeper).task.cancelled():
            await keeper.store.close()


def leases(keeper: Keeper) -> Any:
    assert isinstance(keeper.store, PostgresStore)
    return keeper.store.leases


async def die(keeper: Keeper) -> None:
    """End as a killed process does: without a word."""
    store = keeper.store
    assert isinstance(store, PostgresStore)
    assert store.leases is not None
    assert store.writer is not None
    assert store.readers is not None
    for task in (store.leases.task, store.writer.task):
        task.cancel()
    await asyncio.gather(store.leases.task, store.writer.task, return_exceptions=True)
    drop(store.writer.db)
    store.readers.terminate()
    await asyncio.sleep(0)


async def test_others_get_a_hint_and_the_writer_does_not(pair: tuple[Keeper, Keeper]) -> None:
    one, other = pair
    one.hints.clear()
    other.hints.clear()
    await one.put("a", 1, 2)
    await other.put("b", 1)
    await until(lambda: one.hints and other.hints)
    assert other.hints == [("a", 2)]
    assert one.hints == [("b", 1)]


async def test_the_first_to_write_a_place_has_it(pair: tuple[Keeper, Keeper]) -> None:
    """Both write all the time at the same tables; each place is acknowledged to one of them."""
    tables = [f"t{number}" for number in range(20)]
    for round_ in range(1, 11):
        for keeper, by in zip(pair, ("one", "other"), strict=True):
            for table in tables if by == "one" else reversed(tables):
                keeper.give(table, round_, by=by)
        for keeper in pair:
            for table in tables:
                await keeper.answered(table, round_)
        for table in tables:
            one, other = (keeper.answers[table, round_] for keeper in pair)
            assert isinstance(one or other, Conflict)
            assert one is None or other is None
            entry = (await pair[0].store.load(table))[-1]
            assert entry == (b"one%d" if one is None else b"other%d") % round_


async def test_one_process_tends_a_table(pair: tuple[Keeper, Keeper]) -> None:
    one, other = pair
    assert not one.store.tends("a")
    await until(lambda: one.tended == ["a"])
    assert one.store.tends("a")
    assert not other.store.tends("a")
    await asyncio.sleep(1.5)
    assert other.tended == []
    await other.put("a", 1)
    await until(lambda: one.tended == ["a", "a"])  # it may have left memory
    await one.store.close()
    await until(lambda: other.tended == ["a"])
    assert other.store.tends("a")


async def test_a_killed_process_is_followed_within_seconds(pair: tuple[Keeper, Keeper]) -> None:
    one, other = pair
    about = summary(changed=int(time.time() * 1000), tended=True)
    one.store.append(Append(line=Line(), table="a", seq=1, entry=b"x", summary=about))
    await one.answered("a", 1)
    one.store.tends("a")
    await until(lambda: one.tended == ["a"])
    await die(one)
    began = time.monotonic()
    await until(lambda: other.tended == ["a"])
    assert time.monotonic() - began < LEASE + 2
    assert other.store.tends("a")


async def test_orphans_go_to_the_process_where_their_guests_are(
    pair: tuple[Keeper, Keeper],
) -> None:
    """Who only finds them would have to read them first, one after the other."""
    one, other = pair
    third = await come(leases(one).url)
    leases(third).task.cancel()  # it looks when we say so
    about = summary(changed=int(time.time() * 1000), tended=True)
    one.store.append(Append(line=Line(), table="a", seq=1, entry=b"x", summary=about))
    await one.answered("a", 1)
    one.store.tends("a")
    await until(lambda: one.tended == ["a"])
    db = await connect(leases(one).url)
    other.store.here("a", ["Ania"])
    while not await db.fetchval("select count(*) from presence"):
        await asyncio.sleep(0.01)
    await die(one)
    alive = "select exists (select from servers where until > clock_timestamp() and id = $1)"
    while await db.fetchval(alive, leases(one).server):
        await asyncio.sleep(0.01)
    await leases(third)._search(db)
    assert third.tended == []
    await until(lambda: other.tended == ["a"])
    await db.close()
    await die(third)


async def test_a_process_that_was_asleep_does_not_tend_what_others_took(
    pair: tuple[Keeper, Keeper],
) -> None:
    one, other = pair
    one.store.tends("a")
    await until(lambda: one.tended == ["a"])
    leases(one).task.cancel()
    await asyncio.sleep(LEASE + 0.1)
    assert not one.store.tends("a"), "it cannot be sure any more"
    other.store.tends("a")
    await until(lambda: other.tended == ["a"])
    await die(one)


async def test_everybody_knows_who_is_present(pair: tuple[Keeper, Keeper]) -> None:
    one, other = pair
    one.store.here("a", ["ania"])
    other.store.here("a", ["bo", "cy"])
    await until(lambda: one.present.get("a") == {"bo", "cy"})
    await until(lambda: other.present.get("a") == {"ania"})
    other.store.here("a", ["cy"])
    await until(lambda: one.present["a"] == {"cy"})
    await die(other)
    await until(lambda: one.present["a"] == set())


async def test_all_processes_recognise_the_same_guests(pair: tuple[Keeper, Keeper]) -> None:
    one, other = pair
    assert await one.store.key(b"one") == b"one"
    assert await other.store.key(b"other") == b"one"


async def test_two_may_start_at_once(database: str) -> None:
    keepers = await asyncio.gather(*(come(database) for _ in range(4)))
    for keeper in keepers:
        await keeper.store.close()


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
    whole, lost = writing.insert, []

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
