"""The embedded store: one SQLite file, one writing thread, all waiting appends in one commit."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

from byczo.core.errors import BadOption
from byczo.store.errors import NotStored
from byczo.store.interface import Append, AppendResults, Listener, refuse_all
from byczo.store.lock_file import LockFile
from byczo.store.migration import pending_migrations
from byczo.store.queries import HEALTH, Queries
from byczo.store.sqlite_journal import Journal, Transaction
from byczo.store.sqlite_readers import SqliteReaders

MOST_AT_ONCE = 2000
PACE, PACE_EACH, LONGEST_PACE = 0.002, 0.0003, 0.03
"""Seconds from one commit to the next at least, and more for each append of the last one. A lone
move never waits for this. On a busy server each commit holds more moves than the one before, up to
the longest pace: a commit costs the disk and the machine as much for one move as for a hundred."""
BROKEN = "nothing can be stored: the server must be started again"
log = logging.getLogger("byczo.sqlite")
OWNER_ONLY = 0o600
"""Logs hold what seats keep secret."""
READERS = 4
LEAST_FREE = 32 << 20
"""Bytes on the disk below which the store is not well."""
ENOUGH = 65_536
"""Bytes that must fit in the database after something could not be stored."""


class SqliteStore(Queries):
    """See :class:`byczo.store.interface.Store`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = LockFile(path.with_name(path.name + "-lock"))
        self.gathered: list[Append] = []  # for the next commit
        self.next_at = 0.0  # when it may begin
        self.writing = False  # or about to
        self.groups: SimpleQueue[list[Append] | Statement | None] = SimpleQueue()
        self.readers = SqliteReaders(self.connect, READERS, "byczo-read")
        self.health = SqliteReaders(self.connect, 1, "byczo-health")  # never behind long questions
        self.failing = False  # the last thing that was to be stored was not
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
        await self.readers.ask(migrate)
        self.db = self.connect()
        self.writer = Thread(target=self._write_all, name="byczo-write", daemon=True)
        self.writer.start()

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        if self.writer is not None:
            while self.gathered:
                self._hand_over()
            self.groups.put(None)
            await asyncio.to_thread(self.writer.join)
            self.writer = None
        self.readers.close()
        self.health.close()
        self.lock.release()

    async def check(self) -> None:
        """See :class:`byczo.store.interface.Store`."""
        if self.broken is not None:
            raise self.broken.with_traceback(None)
        free = shutil.disk_usage(self.path.parent).free
        if free < LEAST_FREE:
            raise NotStored(f"the disk is almost full: {free >> 20} MB are left")
        await self.health.ask(lambda db: db.execute(HEALTH).fetchall())
        if self.failing:  # it may be over
            await self._write("insert or replace into health values (1, zeroblob($1))", ENOUGH)
            await self._write("delete from health")

    def has_lease(self, table: str) -> bool:
        """One process has the file, so it tends all tables."""
        return True

    def release(self, table: str) -> None:
        """There is nobody else who could want it."""

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
        self.next_at = self.loop.time() + pace_after(len(group))
        self.groups.put(group)

    async def _write(self, statement: str, *values: Any) -> None:
        """Let the writing thread do something besides; NotStored if it cannot."""
        done: asyncio.Future[None] = self.loop.create_future()
        self.groups.put(Statement(statement, values, done))
        await done

    def _written(self, results: AppendResults) -> None:
        self.writing = False
        problems = [problem for _, problem in results if problem is not None]
        self.failing = any(isinstance(problem, NotStored) for problem in problems)
        try:
            self.listener.stored(results)
        finally:  # whatever goes wrong there must not stop the writing
            if self.gathered and not self.writing:
                self._hand_over_soon()

    # --- the writing thread -------------------------------------------------------------------

    def _write_all(self) -> None:
        journal = Journal(self.db)
        while (group := self.groups.get()) is not None:
            if isinstance(group, Statement):
                problem = group.run(self.db)
                self.loop.call_soon_threadsafe(self._done, group, problem)
                continue
            results: AppendResults = []
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

    def _done(self, statement: Statement, problem: NotStored | None) -> None:
        self.failing = problem is not None
        if not statement.done.done():
            if problem is None:
                statement.done.set_result(None)
            else:
                statement.done.set_exception(problem)

    # --- reading ------------------------------------------------------------------------------

    async def _rows(self, query: str, *values: Any) -> Sequence[Any]:
        named = _named(values)
        return await self.readers.ask(lambda db: db.execute(query, named).fetchall())


@dataclass(frozen=True, slots=True)
class Statement:
    """Something to be written besides logs, and who waits for it."""

    text: str
    values: tuple[Any, ...]
    done: asyncio.Future[None]

    def run(self, db: sqlite3.Connection) -> NotStored | None:
        """Why it could not be done."""
        try:
            db.execute(self.text, _named(self.values))
        except sqlite3.Error as problem:
            return NotStored(f"the database cannot be written to: {problem}")
        return None


def pace_after(appends: int) -> float:
    """Seconds from the start of a commit of so many appends to the start of the next."""
    return min(PACE + PACE_EACH * appends, LONGEST_PACE)


def _named(values: tuple[Any, ...]) -> dict[str, Any]:
    """Values for $1, $2 and so on."""
    return {str(number): value for number, value in enumerate(values, 1)}


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
