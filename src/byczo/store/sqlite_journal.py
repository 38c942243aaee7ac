"""How the writing thread stores entries in SQLite: one row of a journal for each commit.

Entries of a hundred tables would change a hundred pages if each went to its own table's log. So
they are written down as they come, and filed by their tables later, many at a time.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Sequence

import msgspec

from byczo.core.errors import ByczoError
from byczo.store.errors import Conflict, NotStored
from byczo.store.interface import Append, AppendResults, result_text

MOST_UNFILED = 5000
"""Entries in the journal, more or less: filing them takes less than a tenth of a second."""

MOST_LENGTHS = 10_000

FILE = """
insert into filed
select json_extract(value, '$[0]'), json_extract(value, '$[1]'),
       cast(json_extract(value, '$[2]') as blob)
from journal, json_each(journal.entries) order by 1, 2
"""

log = logging.getLogger("byczo.sqlite")


class Journal:
    """Writes over one connection, of one thread. Nobody else writes to the database."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db
        self.lengths: dict[str, int] = {}  # of logs, as far as known; of all that are not filed
        self.unfiled = 1  # as far as is known
        self.file()

    def write(self, appends: Sequence[Append]) -> AppendResults:
        """Store all in one commit; if that cannot be, each on its own."""
        problems = [self._misplaced(append) for append in appends]
        placed = [a for a, problem in zip(appends, problems, strict=True) if problem is None]
        try:
            self._commit(placed)
        except sqlite3.Error:
            self._forget(placed)
            problems = [
                problem or self._write_alone(append)
                for append, problem in zip(appends, problems, strict=True)
            ]
        return list(zip(appends, problems, strict=True))

    def _write_alone(self, append: Append) -> ByczoError | None:
        problem = self._misplaced(append)
        if problem is None:
            try:
                self._commit([append])
            except sqlite3.Error as refused:
                problem = append.chain.broken = NotStored(f"the move is not stored: {refused}")
                self._forget([append])
        return problem

    def _misplaced(self, append: Append) -> ByczoError | None:
        """Why the entry cannot be the next one of its table; else it is."""
        chain = append.chain
        try:
            length = self.lengths.get(append.table)
            if length is None:
                length = self._filed_length(append.table)
        except sqlite3.Error as refused:
            chain.broken = chain.broken or NotStored(f"the move is not stored: {refused}")
        else:
            if chain.broken is None and append.seq != length + 1:
                chain.broken = Conflict(f"entry {append.seq} of {append.table} is there already")
            if chain.broken is None:
                self.lengths[append.table] = append.seq
        return chain.broken

    def _filed_length(self, table: str) -> int:
        query = "select coalesce(max(seq), 0) from filed where table_id = ?"
        return int(self.db.execute(query, (table,)).fetchone()[0])

    def _forget(self, appends: Sequence[Append]) -> None:
        """These had their places but were not stored, so their logs are shorter."""
        for append in reversed(appends):
            self.lengths[append.table] = append.seq - 1

    def _commit(self, appends: Sequence[Append]) -> None:
        if not appends:
            return
        rows = [(append.table, append.seq, append.entry.decode()) for append in appends]
        text = msgspec.json.encode(rows).decode()
        lists = [append for append in appends if append.summary or append.finished]
        if not lists:
            self._store(text)
        else:
            with Transaction(self.db):
                self._store(text)
                for append in lists:
                    self._list(append)
        self.unfiled += len(rows)
        if self.unfiled > MOST_UNFILED:
            self.file()

    def _store(self, text: str) -> None:
        # executemany() gives Python's lock away less often than execute().
        self.db.executemany("insert into journal (entries) values (?)", [(text,)])

    def _list(self, append: Append) -> None:
        """What the entry changes in the lists."""
        table, now, game = append.table, append.summary, append.finished
        if now is not None:
            names = json.dumps(now.names)
            self.db.execute(
                "insert or replace into tables values (?, ?, ?, ?, ?, ?, ?)",
                (table, now.game, now.status, now.listed, now.tended, now.changed, names),
            )
            rows = [(person, table) for person in now.people]
            self.db.executemany("insert or ignore into people values (?, ?)", rows)
        if game is not None:
            names, result = json.dumps(game.names), result_text(game)
            row = (table, game.number, game.ended, game.game, names, result)
            self.db.execute("insert into games values (?, ?, ?, ?, ?, ?)", row)
            record = (table, game.number, game.record)
            self.db.execute("insert into records values (?, ?, ?)", record)
            played = [(person, table, game.number) for person in game.people]
            self.db.executemany("insert or ignore into players values (?, ?, ?)", played)

    def file(self) -> None:
        """File all entries of the journal by their tables. They are safe already: it can wait."""
        if not self.unfiled:
            return
        try:
            with Transaction(self.db):
                self.db.execute(FILE)
                self.db.execute("delete from journal")
        except sqlite3.Error as problem:
            log.warning("the journal cannot be filed now: %s", problem)
            return
        self.unfiled = 0
        if len(self.lengths) > MOST_LENGTHS:
            self.lengths.clear()


class Transaction:
    """All or nothing."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    def __enter__(self) -> None:
        self.db.execute("begin immediate")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                self.db.execute("commit")
        finally:
            if self.db.in_transaction:
                self.db.execute("rollback")
