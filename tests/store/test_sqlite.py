"""The embedded store: full disks, one process at a time, commits that survive a crash."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from byczo.core.errors import BadOption, ByczoError
from byczo.store.errors import InUse, NewerDatabase, NotStored
from byczo.store.interface import Append, Chain
from byczo.store.migration import pending_migrations
from byczo.store.sqlite import SqliteStore, connect, migrate, pace_after, statements
from byczo.store.sqlite_journal import Journal
from tests.store.store_user import RECORD, Keeper


class Small(SqliteStore):
    """A store on a disk whose size the test decides."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.connections: list[sqlite3.Connection] = []

    def connect(self) -> sqlite3.Connection:
        self.connections.append(super().connect())
        return self.connections[-1]

    def allow_pages(self, count: int) -> None:
        """As if the disk had room for so many pages."""
        for connection in self.connections:
            connection.execute(f"pragma max_page_count = {count}")


@pytest.fixture
async def keeper(tmp_path: Path) -> AsyncIterator[Keeper]:
    store = Small(tmp_path / "byczo.db")
    keeper = Keeper(store)
    await store.open(keeper)
    yield keeper
    await store.close()


async def test_only_the_owner_can_read_the_files(keeper: Keeper, tmp_path: Path) -> None:
    (tmp_path / "byczo.db-lock").unlink()  # which is empty
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes == dict.fromkeys(("byczo.db", "byczo.db-wal", "byczo.db-shm"), 0o600)


async def test_an_answer_means_that_another_connection_can_read_it(keeper: Keeper) -> None:
    seen: list[int] = []
    store, stored = keeper.store, keeper.stored
    assert isinstance(store, Small)

    def look(results: Sequence[tuple[Append, ByczoError | None]]) -> None:
        other = sqlite3.connect(store.path)
        seen.extend(other.execute("select count(*) from log").fetchone())
        other.close()
        stored(results)

    keeper.stored = look  # type: ignore[method-assign]
    await keeper.put("a", 1)
    assert seen == [1]


def test_moves_wait_for_company_only_on_a_busy_server() -> None:
    assert pace_after(1) < 0.0025
    assert pace_after(10) == pytest.approx(0.005)
    assert pace_after(100) == pace_after(2000) == 0.03


async def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(keeper: Keeper) -> None:
    store = keeper.store
    assert isinstance(store, Small)
    await keeper.put("b", 1)
    store.allow_pages(30)
    chain, number = Chain(), 0
    while chain.broken is None:
        number += 1
        store.append(Append(chain=chain, table="a", seq=number, entry=b"x" * 2000))
        await keeper.answered("a", number)
    assert isinstance(chain.broken, NotStored)
    assert "full" in str(chain.broken)
    assert len(await store.load("a")) == number - 1 > 3
    store.allow_pages(10_000)
    keeper.answers.clear()
    await keeper.put("a", number)
    assert keeper.answers["a", number] is None


async def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "byczo.db"
    db = sqlite3.connect(file)
    db.execute("pragma user_version = 99")
    db.close()
    store = SqliteStore(file)
    with pytest.raises(NewerDatabase, match="version 99"):
        await store.open(Keeper(store))
    await store.close()


def test_a_change_of_shape_is_done_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(database: str, version: int) -> list[tuple[int, str]]:
        return [(1, "create table good (x);\ncreate table bad (;\n")]

    db = connect(tmp_path / "byczo.db")
    monkeypatch.setattr("byczo.store.sqlite.pending_migrations", broken)
    with pytest.raises(sqlite3.OperationalError):
        migrate(db)
    assert db.execute("select count(*) from sqlite_master").fetchone() == (0,)
    monkeypatch.undo()
    migrate(db)
    migrate(db)
    assert db.execute("select count(*) from log").fetchone() == (0,)
    db.close()


async def test_one_file_is_for_one_process(keeper: Keeper) -> None:
    store = keeper.store
    assert isinstance(store, Small)
    second = SqliteStore(store.path)
    with pytest.raises(InUse, match="postgresql://"):
        await second.open(Keeper(second))
    await second.close()


async def test_commits_survive_a_crash_of_the_machine(keeper: Keeper) -> None:
    """What we ask of SQLite; that it keeps its promise is tested by pulling plugs elsewhere."""
    store = keeper.store
    assert isinstance(store, Small)
    db = connect(store.path)
    assert db.execute("pragma journal_mode").fetchone() == ("wal",)
    assert db.execute("pragma synchronous").fetchone() == (2,)
    db.close()


async def test_after_a_bug_nothing_is_stored_and_everybody_is_told(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Journal, appends: object) -> None:
        raise RuntimeError("a bug")

    await keeper.put("a", 1)
    with monkeypatch.context() as patched:
        patched.setattr(Journal, "write", broken)
        await keeper.put("a", 2)
    await keeper.put("b", 1)
    with pytest.raises(NotStored, match="started again"):
        await keeper.store.check()
    for place in (("a", 2), ("b", 1)):
        assert isinstance(keeper.answers[place], NotStored)
    assert await keeper.store.load("a") == [b"1"]
    assert await keeper.store.load("b") == []


async def test_a_full_disk_is_not_well_and_gets_better(keeper: Keeper) -> None:
    """Nothing else need be written for that to be known."""
    store = keeper.store
    assert isinstance(store, Small)
    await store.check()
    store.allow_pages(30)
    number, chain = 0, Chain()
    while chain.broken is None:
        number += 1
        store.append(Append(chain=chain, table="a", seq=number, entry=b"x" * 2000))
        await keeper.answered("a", number)
    with pytest.raises(NotStored):
        await store.check()
    store.allow_pages(10_000)
    await store.check()
    await keeper.put("b", 1)
    await store.check()


async def test_little_room_on_the_disk_is_told(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("byczo.store.sqlite.LEAST_FREE", 1 << 60)
    with pytest.raises(NotStored, match="almost full"):
        await keeper.store.check()


def test_games_of_an_older_shape_are_listed_as_before(tmp_path: Path) -> None:
    db = connect(tmp_path / "byczo.db")
    for number, script in pending_migrations("sqlite", 0)[:3]:
        for statement in statements(script):
            db.execute(statement)
        db.execute(f"pragma user_version = {number}")
    unfinished = RECORD.replace('"result":{"totals":[3],"winners":[0],"reason":"target"}', '"x":1')
    for number, record in enumerate((RECORD, unfinished), 1):
        db.execute("insert into games values ('a', ?, 9, 'six-nimmt', ?)", (number, record))
    migrate(db)
    assert db.execute("select number, names, result from games order by 1").fetchall() == [
        (1, '["Ania"]', '{"totals":[3],"winners":[0],"reason":"target"}'),
        (2, '["Ania"]', None),
    ]
    assert db.execute("select record from records").fetchall() == [(RECORD,), (unfinished,)]
    db.close()


async def test_a_file_in_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "nowhere" / "byczo.db")
    with pytest.raises(BadOption, match=r"there is no folder .*nowhere; make it first"):
        await store.open(Keeper(store))
    assert not (tmp_path / "nowhere").exists()
    await store.close()


async def test_what_is_gathered_when_the_store_closes_is_stored(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "byczo.db")
    keeper = Keeper(store)
    await store.open(keeper)
    keeper.give("a", *range(1, 6))
    await store.close()
    again = SqliteStore(tmp_path / "byczo.db")
    await again.open(Keeper(again))
    assert await again.load("a") == [b"1", b"2", b"3", b"4", b"5"]
    await again.close()
