"""The embedded store: one SQLite file, one writing thread, all waiting appends in one commit."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec

from byczo.core.errors import ByczoError
from byczo.core.records import Result
from byczo.table.errors import Conflict, NewerDatabase, NotStored
from byczo.table.store import Append, Elsewhere, Listed, Played, Stored, Summary

MIGRATIONS = Path(__file__).parent / "migrations" / "sqlite"
MOST_AT_ONCE = 2000
INSERT = """
insert into log
select json_extract(value, '$[0]'), json_extract(value, '$[1]'),
       cast(json_extract(value, '$[2]') as blob)
from json_each(?)
"""
"""All entries in one statement: with one for each, the thread would have to win Python's lock
from the event loop for each, too."""
Found = TypeVar("Found")


class SqliteStore:
    """See :class:`byczo.table.store.Store`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.waiting: SimpleQueue[Append | None] = SimpleQueue()
        self.reading = ThreadPoolExecutor(1, "byczo-read")
        self.writer: Thread | None = None

    async def open(self, stored: Stored, elsewhere: Elsewhere) -> None:
        """Create or migrate the file and start the writing thread. Nobody else writes to it."""
        self.stored = stored
        self.loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        await self._read(lambda db: None)
        self.writer = Thread(target=self._write_all, name="byczo-write", daemon=True)
        self.writer.start()

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        if self.writer is not None:
            self.waiting.put(None)
            await asyncio.to_thread(self.writer.join)
            self.writer = None
        self.reading.shutdown()

    def tends(self, table: str) -> bool:
        """One process has the file, so it tends all tables."""
        return True

    def connect(self) -> sqlite3.Connection:
        """A connection to the file."""
        return connect(self.path)

    def append(self, append: Append) -> None:
        """Hand over to the writing thread."""
        self.waiting.put(append)

    # --- the writing thread -------------------------------------------------------------------

    def _write_all(self) -> None:
        db = self.connect()
        going = True
        while going:
            batch = [self.waiting.get()]
            try:
                while len(batch) < MOST_AT_ONCE:
                    batch.append(self.waiting.get_nowait())
            except Empty:
                pass
            going = None not in batch
            appends = [append for append in batch if append is not None]
            if appends:
                results = _write(db, appends)
                self.loop.call_soon_threadsafe(self.stored, results)
        db.close()

    # --- reading ------------------------------------------------------------------------------

    async def _read(self, ask: Callable[[sqlite3.Connection], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self.reading, self._asked, ask)

    def _asked(self, ask: Callable[[sqlite3.Connection], Found]) -> Found:
        try:
            if not hasattr(self, "reader"):
                self.reader = self.connect()
                migrate(self.reader)
            return ask(self.reader)
        except sqlite3.Error as problem:
            raise NotStored(f"the database cannot be read: {problem}") from None

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        return await self._read(lambda db: db.execute(query, values).fetchall())

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """See :class:`Store`."""
        query = "select entry from log where table_id = ? and seq > ? order by seq"
        return [entry for (entry,) in await self._rows(query, table, after)]

    async def running(self) -> list[str]:
        """See :class:`Store`."""
        return [t for (t,) in await self._rows("select id from tables where status = 'playing'")]

    async def lobby(self, limit: int) -> list[Listed]:
        """See :class:`Store`."""
        query = (
            f"select {LISTED} from tables where status = 'gathering' and listed = 1 "
            "order by changed desc limit ?"
        )
        return [_listed(row) for row in await self._rows(query, limit)]

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        """See :class:`Store`."""
        query = (
            f"select {LISTED} from people join tables on table_id = id where person = ? "
            "order by changed desc limit ?"
        )
        return [_listed(row) for row in await self._rows(query, person, limit)]

    async def games_of(self, person: str, limit: int) -> list[Played]:
        """See :class:`Store`."""
        query = (
            f"select {PLAYED} from people join games using (table_id) where person = ? "
            "order by ended desc limit ?"
        )
        return [_played(row) for row in await self._rows(query, person, limit)]

    async def games_at(self, table: str) -> list[Played]:
        """See :class:`Store`."""
        query = f"select {PLAYED} from games where table_id = ? order by number"
        return [_played(row) for row in await self._rows(query, table)]

    async def record(self, table: str, number: int) -> str | None:
        """See :class:`Store`."""
        query = "select record from games where table_id = ? and number = ?"
        rows = await self._rows(query, table, number)
        return str(rows[0][0]) if rows else None

    async def count(self) -> int:
        """See :class:`Store`."""
        return int((await self._rows("select count(*) from tables"))[0][0])


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive a crash of the machine."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = full")
    return db


def migrate(db: sqlite3.Connection) -> None:
    """Bring the database up to date, one numbered file after the other."""
    files = sorted(MIGRATIONS.glob("*.sql"))
    version = int(db.execute("pragma user_version").fetchone()[0])
    if version > len(files):
        raise NewerDatabase(
            f"the database has version {version}, this program knows {len(files)}: "
            "start it with a newer Byczo"
        )
    for number, file in enumerate(files[version:], version + 1):
        script = file.read_text(encoding="utf-8")
        db.executescript(f"begin immediate;\n{script}\npragma user_version = {number};\ncommit;")


def _write(
    db: sqlite3.Connection, appends: Sequence[Append]
) -> list[tuple[Append, ByczoError | None]]:
    """Store all in one commit; if one of them cannot be stored, each on its own."""
    try:
        if any(append.line.broken for append in appends):
            raise Conflict("a log has a broken line")
        _commit(db, appends)
    except (sqlite3.Error, Conflict):
        return [(append, _write_one(db, append)) for append in appends]
    return [(append, None) for append in appends]


def _write_one(db: sqlite3.Connection, append: Append) -> ByczoError | None:
    if append.line.broken is None:
        try:
            _commit(db, [append])
        except sqlite3.IntegrityError:
            append.line.broken = Conflict(f"entry {append.seq} of {append.table} is there already")
        except sqlite3.Error as problem:
            append.line.broken = NotStored(f"the move could not be stored: {problem}")
    return append.line.broken


def _commit(db: sqlite3.Connection, appends: Sequence[Append]) -> None:
    db.execute("begin immediate")
    try:
        rows = [(append.table, append.seq, append.entry.decode()) for append in appends]
        db.execute(INSERT, (msgspec.json.encode(rows).decode(),))
        for append in appends:
            if append.summary is not None:
                _list(db, append.table, append.summary)
            if append.finished is not None:
                game = append.finished
                row = (append.table, game.number, game.ended, game.game, game.record)
                db.execute("insert into games values (?, ?, ?, ?, ?)", row)
        db.execute("commit")
    except BaseException:
        if db.in_transaction:
            db.execute("rollback")
        raise


def _list(db: sqlite3.Connection, table: str, now: Summary) -> None:
    db.execute(
        "insert or replace into tables values (?, ?, ?, ?, ?, ?)",
        (table, now.game, now.status, now.listed, now.changed, json.dumps(now.names)),
    )
    rows = [(person, table) for person in now.people]
    db.executemany("insert or ignore into people values (?, ?)", rows)


LISTED = "id, game, status, changed, names"
PLAYED = "games.table_id, number, games.game, ended, record"


def _listed(row: Any) -> Listed:
    table, game, status, changed, names = row
    return Listed(table=table, game=game, status=status, changed=changed, names=json.loads(names))


class _Head(msgspec.Struct):
    seats: list[dict[str, str]]
    result: Result | None = None


def _played(row: Any) -> Played:
    table, number, game, ended, record = row
    head = msgspec.json.decode(record, type=_Head)
    names = [seat["name"] for seat in head.seats]
    return Played(
        table=table, number=number, game=game, ended=ended, names=names, result=head.result
    )
