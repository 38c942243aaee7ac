"""Threads that read a SQLite file, each over a connection of its own."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import TypeVar

from byczo.store.errors import NotStored

ANSWER_WITHIN = 5.0
"""Seconds after which a question is given up."""

STEPS = 20_000
"""Steps of SQLite's machine between two looks at the clock."""

Found = TypeVar("Found")


class SqliteReaders:
    """Answers several questions at once; none for longer than it may take."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        threads: int,
        name: str,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.connect = connect
        self.clock = clock
        self.pool = ThreadPoolExecutor(threads, name)
        self.mine = local()
        self.connections: list[sqlite3.Connection] = []

    async def ask(self, question: Callable[[sqlite3.Connection], Found]) -> Found:
        """What the question finds; NotStored when the database cannot be read."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, self._answer, question)

    def close(self) -> None:
        """Let questions end, and close all connections."""
        self.pool.shutdown()
        for connection in self.connections:
            connection.close()

    def _answer(self, question: Callable[[sqlite3.Connection], Found]) -> Found:
        try:
            if not hasattr(self.mine, "connection"):
                self.mine.connection = self.connect()
                self.connections.append(self.mine.connection)
            latest = self.clock() + ANSWER_WITHIN
            self.mine.connection.set_progress_handler(lambda: self.clock() > latest, STEPS)
            return question(self.mine.connection)
        except sqlite3.Error as problem:
            raise NotStored(f"the database cannot be read: {problem}") from None
