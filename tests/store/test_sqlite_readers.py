"""Several questions at once, none for ever."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from byczo.store.errors import NotStored
from byczo.store.sqlite import connect
from byczo.store.sqlite_readers import ANSWER_WITHIN, SqliteReaders

LONG = """
with recursive n(x) as (select 1 union all select x + 1 from n where x < 30000000)
select max(x) from n
"""
"""Takes many seconds, unless it is given up."""


class Clock:
    """Stands still until it is set."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def readers(tmp_path: Path, clock: Clock) -> Iterator[SqliteReaders]:
    opened = SqliteReaders(lambda: connect(tmp_path / "x.db"), 2, "test", clock)
    yield opened
    opened.close()


def one(db: sqlite3.Connection) -> int:
    return int(db.execute("select 1").fetchone()[0])


def long_question(begun: Event) -> Callable[[sqlite3.Connection], Any]:
    def ask(db: sqlite3.Connection) -> Any:
        begun.set()
        return db.execute(LONG).fetchall()

    return ask


async def test_a_long_question_keeps_nobody_waiting_and_ends(
    readers: SqliteReaders, clock: Clock
) -> None:
    begun = Event()
    long = asyncio.ensure_future(readers.ask(long_question(begun)))
    await asyncio.to_thread(begun.wait)
    assert await readers.ask(one) == 1
    clock.now = ANSWER_WITHIN
    assert await readers.ask(one) == 1
    assert not long.done()
    clock.now *= 1.01
    with pytest.raises(NotStored, match="interrupted"):
        await long
    assert await readers.ask(one) == 1
