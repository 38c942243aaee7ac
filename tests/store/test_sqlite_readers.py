"""Several questions at once, none for ever."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from byczo.store import sqlite_readers
from byczo.store.errors import NotStored
from byczo.store.sqlite import connect
from byczo.store.sqlite_readers import SqliteReaders

ENDLESS = "with recursive n(x) as (select 1 union all select x + 1 from n) select max(x) from n"


@pytest.fixture
def readers(tmp_path: Path) -> Iterator[SqliteReaders]:
    opened = SqliteReaders(lambda: connect(tmp_path / "x.db"), 2, "test")
    yield opened
    opened.close()


def one(db: sqlite3.Connection) -> int:
    return int(db.execute("select 1").fetchone()[0])


async def test_a_long_question_keeps_nobody_waiting_and_ends(
    readers: SqliteReaders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_readers, "ANSWER_WITHIN", 0.5)
    began = time.monotonic()
    endless = asyncio.ensure_future(readers.ask(lambda db: db.execute(ENDLESS).fetchall()))
    await asyncio.sleep(0.05)
    assert await readers.ask(one) == 1
    assert time.monotonic() - began < 0.45
    with pytest.raises(NotStored, match="interrupted"):
        await endless
    assert time.monotonic() - began < 5
    assert await readers.ask(one) == 1
