"""The embedded store: one SQLite file, one writing thread, all waiting appends in one commit."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from byczo.core.errors import BadOption
from byczo.store.errors import NotStored
from byczo.store.interface import FRESH, Append, Listener, Results, refuse_all
from byczo.store.lock_file import LockFile
from byczo.store.migration import pending_migrations
from byczo.store.queries import Queries
from byczo.store.sqlite_journal import Journal, Transaction

MOST_AT_ONCE = 2000
PACE, PACE_EACH, LONGEST_PACE = 0.01, 0.0002, 0.03
"""Seconds from one commit to the next at least, and more for each append of the last one. A lone
move never waits for this; many together share a commit, which costs the disk and the machine as
much for one as for a hundred."""
BROKEN = "nothing can be stored: the server must be started again"
log = logging.getLogger("byczo.sqlite")
OWNER_ONLY = 0o600
"""Logs hold what seats keep secret."""
Found = TypeVar("Found")


class SqliteStore(Queries):
    """See :class:`byczo.store.interface.Store`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = LockFile(path.with_name(path.name + "-lock"))
        self.gathered: list[Append] = []  # for the next commit
        self.next_at = 0.0  # when it may begin
        self.writing = False  # or about to
        self.groups: SimpleQueue[list[Append] | None] = SimpleQueue()
        self.reading = ThreadPoolExecutor(1, "byczo-read")
        self.reader: sqlite3.Connection | None = None
        self.writer: Thread | None = None
        self.broken: NotStored | None = None  # for good

    async def open(self, listener: Listener) -> None:
        """Create or migrate the file and start the writing thread. Nobody else writes to it."""
        self.listener = listener
        self.loop = asyncio.get_running_loop()
        if not self.path.parent.is_dir():
            raise BadOption(
                f"setting database: there is no folder {self.path.parent}; make it first"
            )
        self.path.touch(mode=OWNER_ONLY)  # if it is not there; SQLite makes its other files alike
        self.lock.acquire()
        await self._read(migrate)
        self.db = self.connect()
        self.writer = Thread(target=self._write_all, name="byczo-write", daemon=True)
        self.writer.start()
        query = "select id from tables where tended and changed > $1 order by changed desc"
        for (table,) in await self._rows(query, time.time() * 1000 - FRESH):
            listener.lease_gained(table)

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        if self.writer is not None:
            while self.gathered:
                self._hand_over()
            self.groups.put(None)
            await asyncio.to_thread(self.writer.join)
            self.writer = None
        self.reading.shutdown()
        if self.reader is not None:
            self.reader.close()
        self.lock.release()

    async def check(self) -> None:
        """See :class:`byczo.store.interface.Store`."""
        if self.broken is not None:
            raise self.broken.with_traceback(None)
        await super().check()

    def has_lease(self, table: str) -> bool:
        """One process has the file, so it tends all tables."""
        return True

    def announce(self, table: str, people: Collection[str]) -> None:
        """There is nobody to tell."""

    async def key(self, mine: bytes) -> bytes:
        """One process has the file, so its key is the key."""
        return mine

    def connect(self) -> sqlite3.Connection:
        """A connection to the file."""
        return connect(self.path)

    def append(self, append: Append) -> None:
        """Gather for the next commit.

        The writing thread is woken once for each: whenever it takes up Python's lock from a busy
        loop, both stumble over each other many times.
        """
        self.gathered.append(append)
        if not self.writing:
            self._hand_over_soon()

    def _hand_over_soon(self) -> None:
        self.writing = True
        self.loop.call_at(max(self.next_at, self.loop.time()), self._hand_over)

    def _hand_over(self) -> None:
        group, self.gathered = self.gathered[:MOST_AT_ONCE], self.gathered[MOST_AT_ONCE:]
        pace = min(PACE + PACE_EACH * len(group), LONGEST_PACE)
        self.next_at = self.loop.time() + pace
        self.groups.put(group)

    def _written(self, results: Results) -> None:
        self.writing = False
        try:
            self.listener.stored(results)
        finally:  # whatever goes wrong there must not stop the writing
            if self.gathered and not self.writing:
                self._hand_over_soon()

    # --- the writing thread -------------------------------------------------------------------

    def _write_all(self) -> None:
        journal = Journal(self.db)
        while (group := self.groups.get()) is not None:
            results: Results = []
            if self.broken is None:
                try:
                    results = journal.write(group)
                except Exception:
                    # Whatever it was, what is stored is not what it seems: a start sorts that out.
                    log.exception("nothing can be stored until the server is started again")
                    self.broken = NotStored(BROKEN)
            if self.broken is not None:
                results = refuse_all(group, self.broken)
            self.loop.call_soon_threadsafe(self._written, results)
        journal.file()
        self.db.close()

    # --- reading ------------------------------------------------------------------------------

    async def _read(self, ask: Callable[[sqlite3.Connection], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self.reading, self._asked, ask)

    def _asked(self, ask: Callable[[sqlite3.Connection], Found]) -> Found:
        try:
            if self.reader is None:
                self.reader = self.connect()
            return ask(self.reader)
        except sqlite3.Error as problem:
            raise NotStored(f"the database cannot be read: {problem}") from None

    async def _rows(self, query: str, *values: Any) -> Sequence[Any]:
        named = {str(number): value for number, value in enumerate(values, 1)}
        return await self._read(lambda db: db.execute(query, named).fetchall())


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive a crash of the machine."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = full")
    return db


def migrate(db: sqlite3.Connection) -> None:
    """Bring the database up to date; of two who try at once, one waits for the other."""
    with Transaction(db):
        version = int(db.execute("pragma user_version").fetchone()[0])
        for number, script in pending_migrations("sqlite", version):
            for statement in statements(script):
                db.execute(statement)
            db.execute(f"pragma user_version = {number}")


def statements(script: str) -> list[str]:
    """The statements of a script, one by one: executescript() would commit between them."""
    found = [""]
    for line in script.splitlines(keepends=True):
        found[-1] += line
        if sqlite3.complete_statement(found[-1]):
            found.append("")
    return [statement for statement in found if statement.strip()]
