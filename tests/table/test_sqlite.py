"""The embedded store: nothing is answered before it is safe, and no log has a gap."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from byczo.core.errors import ByczoError
from byczo.table.errors import Conflict, NewerDatabase, NotStored
from byczo.table.sqlite import SqliteStore
from byczo.table.store import Append, Finished, Line, Summary

RECORD = (
    '{"byczo":1,"game":"six-nimmt","seats":[{"name":"Ania"}],'
    '"result":{"totals":[3],"winners":[0],"reason":"target"}}'
)


class Opened(SqliteStore):
    """A store that keeps what it has answered."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.answers: dict[tuple[str, int], ByczoError | None] = {}
        self.groups: list[int] = []
        self.connections: list[sqlite3.Connection] = []

    def connect(self) -> sqlite3.Connection:
        self.connections.append(super().connect())
        return self.connections[-1]

    def allow_pages(self, count: int) -> None:
        """As if the disk had room for so many pages."""
        for connection in self.connections:
            connection.execute(f"pragma max_page_count = {count}")

    def heard(self, results: Sequence[tuple[Append, ByczoError | None]]) -> None:
        self.groups.append(len(results))
        self.answers.update({(append.table, append.seq): problem for append, problem in results})

    async def put(self, line: Line, table: str, *seqs: int) -> None:
        """Append entries and wait for the answers."""
        for seq in seqs:
            self.append(Append(line=line, table=table, seq=seq, entry=b"%d" % seq))
        await self.answered(table, *seqs)

    async def answered(self, table: str, *seqs: int) -> None:
        async with asyncio.timeout(10):
            while any((table, seq) not in self.answers for seq in seqs):
                await asyncio.sleep(0.001)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Opened]:
    opened = Opened(tmp_path / "deep" / "byczo.db")
    await opened.open(opened.heard, lambda table, length: None)
    yield opened
    await opened.close()


async def test_entries_come_back_in_order(store: Opened) -> None:
    await store.put(Line(), "a", 1, 2, 3)
    await store.put(Line(), "b", 1)
    assert set(store.answers.values()) == {None}
    assert await store.load("a") == [b"1", b"2", b"3"]
    assert await store.load("a", 2) == [b"3"]
    assert await store.load("c") == []


async def test_an_answer_means_that_another_connection_can_read_it(store: Opened) -> None:
    seen = []

    def heard(results: Sequence[tuple[Append, ByczoError | None]]) -> None:
        with sqlite3.connect(store.path) as other:
            seen.extend(other.execute("select count(*) from log").fetchone())
        store.heard(results)

    store.stored = heard
    await store.put(Line(), "a", 1)
    assert seen == [1]


async def test_what_waits_is_stored_together(store: Opened) -> None:
    await store.put(Line(), "a", *range(1, 500))
    assert sum(store.groups) == 499
    assert len(store.groups) < 50


async def test_a_place_that_is_taken_is_a_conflict_and_breaks_the_line(store: Opened) -> None:
    await store.put(Line(), "a", 1, 2)
    late, other = Line(), Line()
    store.append(Append(line=other, table="b", seq=1, entry=b"x"))
    await store.put(late, "a", 2, 3)
    await store.answered("b", 1)
    assert isinstance(store.answers["a", 2], Conflict)
    assert isinstance(store.answers["a", 3], Conflict), "3 without our 2 would be a lie"
    assert store.answers["b", 1] is None
    assert await store.load("a") == [b"1", b"2"]


async def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(store: Opened) -> None:
    await store.put(Line(), "b", 1)
    store.allow_pages(30)
    line, number = Line(), 0
    while line.broken is None:
        number += 1
        entry = b"x" * 2000
        store.append(Append(line=line, table="a", seq=number, entry=entry))
        await store.answered("a", number)
    assert isinstance(line.broken, NotStored)
    assert "full" in str(line.broken)
    stored = await store.load("a")
    assert len(stored) == number - 1 > 3
    store.allow_pages(10_000)
    store.answers.clear()
    await store.put(Line(), "a", number)
    assert store.answers["a", number] is None


async def test_lists(store: Opened) -> None:
    def summary(status: str, changed: int, *, listed: bool = True) -> Summary:
        return Summary(
            game="six-nimmt",
            status=status,
            listed=listed,
            changed=changed,
            people=["ania"],
            names=["Ania"],
        )

    for number, (status, listed) in enumerate(
        [("gathering", True), ("gathering", False), ("playing", True), ("gathering", True)]
    ):
        store.append(
            Append(
                line=Line(),
                table=f"t{number}",
                seq=1,
                entry=b"x",
                summary=summary(status, number, listed=listed),
            )
        )
    ended = Finished(number=1, ended=9, game="six-nimmt", record=RECORD)
    store.append(
        Append(
            line=Line(),
            table="t2",
            seq=2,
            entry=b"x",
            summary=summary("over", 9),
            finished=ended,
        )
    )
    await store.answered("t2", 1, 2)
    assert [row.table for row in await store.lobby(10)] == ["t3", "t0"]
    assert [row.table for row in await store.lobby(1)] == ["t3"]
    assert await store.running() == []
    assert [row.table for row in await store.tables_of("ania", 10)] == ["t2", "t3", "t1", "t0"]
    [game] = await store.games_of("ania", 10)
    assert (game.table, game.number, game.names) == ("t2", 1, ["Ania"])
    assert await store.games_at("t2") == [game]
    assert await store.record("t2", 1) == RECORD
    assert await store.record("t2", 2) is None
    assert await store.games_of("bo", 10) == []
    assert await store.count() == 4


async def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "byczo.db"
    with sqlite3.connect(file) as db:
        db.execute("pragma user_version = 99")
    store = SqliteStore(file)
    with pytest.raises(NewerDatabase, match="version 99"):
        await store.open(lambda results: None, lambda table, length: None)
    await store.close()


async def test_commits_survive_a_crash_of_the_machine(store: Opened) -> None:
    """What we ask of SQLite; that it keeps its promise is tested by pulling plugs elsewhere."""
    from byczo.table.sqlite import connect

    db = connect(store.path)
    assert db.execute("pragma journal_mode").fetchone() == ("wal",)
    assert db.execute("pragma synchronous").fetchone() == (2,)
    db.close()
