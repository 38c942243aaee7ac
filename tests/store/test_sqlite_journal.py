"""The journal of the embedded store: what was written stays where it is found, filed or not."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from byczo.store import sqlite_journal as journals
from byczo.store.errors import Conflict, NotStored
from byczo.store.interface import Append, Chain
from byczo.store.migration import pending_migrations
from byczo.store.sqlite import connect, migrate, statements
from byczo.store.sqlite_journal import Journal


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    db = connect(tmp_path / "byczo.db")
    migrate(db)
    yield db
    db.close()


def appends(table: str, *seqs: int, chain: Chain | None = None) -> list[Append]:
    chain = chain or Chain()
    return [
        Append(chain=chain, table=table, seq=seq, entry=f"{table}{seq}".encode()) for seq in seqs
    ]


def found(db: sqlite3.Connection, of: str = "log") -> list[tuple[str, int, bytes]]:
    return list(db.execute(f"select table_id, seq, entry from {of} order by 1, 2"))


def count(db: sqlite3.Connection, of: str) -> int:
    return int(db.execute(f"select count(*) from {of}").fetchone()[0])


def test_entries_are_in_the_log_before_and_after_they_are_filed(db: sqlite3.Connection) -> None:
    journal = Journal(db)
    journal.write([*appends("b", 1, 2), *appends("a", 1)])
    expected = [("a", 1, b"a1"), ("b", 1, b"b1"), ("b", 2, b"b2")]
    assert found(db) == expected
    assert (count(db, "journal"), count(db, "filed")) == (1, 0)
    journal.file()
    assert found(db) == found(db, "filed") == expected
    assert count(db, "journal") == 0


def test_what_a_killed_process_left_is_filed_at_the_start(db: sqlite3.Connection) -> None:
    Journal(db).write(appends("a", 1, 2))
    journal = Journal(db)
    assert len(found(db, "filed")) == 2
    results = journal.write(appends("a", 2))
    assert isinstance(results[0][1], Conflict)
    assert journal.write(appends("a", 3))[0][1] is None
    assert len(found(db)) == 3


def test_the_journal_is_filed_when_it_is_long(
    db: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "MOST_UNFILED", 10)
    monkeypatch.setattr(journals, "MOST_LENGTHS", 1)
    journal = Journal(db)
    for seq in range(1, 30):
        journal.write([*appends("a", seq), *appends("b", seq)])
        assert count(db, "journal") <= 5
    assert len(found(db)) == 58
    assert journal.write(appends("a", 30))[0][1] is None


def test_a_place_is_taken_once_in_one_group_too(db: sqlite3.Connection) -> None:
    first, second = Chain(), Chain()
    group = [*appends("a", 1, chain=first), *appends("a", 1, 2, chain=second), *appends("b", 1)]
    problems = [problem for _, problem in Journal(db).write(group)]
    assert problems[0] is None
    assert problems[3] is None
    assert isinstance(problems[1], Conflict)
    assert problems[2] is problems[1]
    assert found(db) == [("a", 1, b"a1"), ("b", 1, b"b1")]


def test_a_group_that_cannot_be_stored_is_stored_as_far_as_it_can(db: sqlite3.Connection) -> None:
    journal = Journal(db)
    journal.write(appends("a", 1, 2, 3))
    pages = db.execute("pragma page_count").fetchone()[0]
    db.execute(f"pragma max_page_count = {pages}")
    full = Chain()
    large = Append(chain=full, table="c", seq=1, entry=b"x" * 100_000)
    late = Append(chain=full, table="c", seq=2, entry=b"x")
    conflict, good = appends("a", 2), appends("b", 1)
    problems = [problem for _, problem in journal.write([*conflict, large, *good, late])]
    assert isinstance(problems[0], Conflict)
    assert isinstance(problems[1], NotStored)
    assert problems[2] is None
    assert problems[3] is problems[1]
    db.execute("pragma max_page_count = 100000")
    assert journal.write(appends("a", 4))[0][1] is None
    assert journal.write(appends("c", 1))[0][1] is None
    journal.file()
    assert [(table, seq) for table, seq, _ in found(db, "filed")] == [
        *(("a", seq) for seq in (1, 2, 3, 4)),
        ("b", 1),
        ("c", 1),
    ]


def test_logs_of_the_first_shape_are_kept(tmp_path: Path) -> None:
    db = connect(tmp_path / "byczo.db")
    number, script = pending_migrations("sqlite", 0)[0]
    for statement in statements(script):
        db.execute(statement)
    db.execute(f"pragma user_version = {number}")
    db.execute("insert into log values ('a', 1, ?)", (b"a1",))
    migrate(db)
    Journal(db).write(appends("a", 2))
    assert found(db) == [("a", 1, b"a1"), ("a", 2, b"a2")]
    db.close()


def test_a_disk_that_cannot_be_read_is_told_and_forgotten(db: sqlite3.Connection) -> None:
    journal = Journal(db)
    db.execute("alter table filed rename to gone")
    [(append, problem)] = journal.write(appends("a", 1))
    assert isinstance(problem, NotStored)
    assert append.chain.broken is problem
    db.execute("alter table gone rename to filed")
    assert journal.write(appends("a", 1))[0][1] is None
