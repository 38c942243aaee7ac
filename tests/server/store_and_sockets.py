"""Stores and sockets for tests of a server's parts: a disk that waits, and ears that listen."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

from byczo.core.errors import ByczoError
from byczo.server.connections import Connection
from byczo.server.hub import Hub
from byczo.server.live_table import LiveTable
from byczo.server.rate_limits import Bucket
from byczo.store.interface import Append
from byczo.store.sqlite import SqliteStore
from tests.server.running import eventually


class GatedStore(SqliteStore):
    """A store whose disk takes its time: as long as the gate is shut, nothing gets there."""

    shut = False

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.held: list[Append] = []

    def append(self, append: Append) -> None:
        if self.shut:
            self.held.append(append)
        else:
            super().append(append)

    def open_gate(self) -> None:
        self.shut = False
        for append in self.held:
            super().append(append)


class PaperStore:
    """What a live table needs of a store; it writes when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[Append] = []
        self.written: list[Append] = []
        self.leased = True
        self.snapshots: list[tuple[int, bytes]] = []
        self.released: list[str] = []
        self.people: dict[str, set[str]] = {}

    def append(self, append: Append) -> None:
        self.waiting.append(append)

    def has_lease(self, table: str) -> bool:
        return self.leased

    async def save_snapshot(self, table: str, seq: int, snapshot: bytes) -> None:
        self.snapshots.append((seq, snapshot))

    def release(self, table: str) -> None:
        self.released.append(table)

    def announce(self, table: str, people: Collection[str]) -> None:
        self.people[table] = set(people)

    def write(self, live: LiveTable, problem: ByczoError | None = None) -> None:
        """Store all that waits, or fail."""
        waiting, self.waiting = self.waiting, []
        if problem is not None:
            live.failed(problem)
            return
        self.written += waiting
        for _ in waiting:
            live.stored()
        live.around.outbox.flush()


class Ear:
    """The far end of a socket."""

    def __init__(self, person: str, hub: Hub | None = None) -> None:
        self.hub = hub
        self.heard: list[dict[str, Any]] = []
        self.ended: int | None = None
        self.connection = Connection(self, person, "192.0.2.7", "en", Bucket(1000, 1000, 0.0))

    def send_text(self, text: bytes) -> None:
        self.heard += json.loads(text)

    def close_with(self, code: int, reason: str = "") -> None:
        self.ended = code

    def say(self, **message: object) -> None:
        """Say something to the hub."""
        assert self.hub is not None
        self.hub.heard(self.connection, [json.dumps(message).encode()])

    def kinds(self) -> list[str]:
        return [message["t"] for message in self.heard]

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(message for message in reversed(self.heard) if message["t"] == kind)

    async def until(self, kind: str) -> dict[str, Any]:
        """Wait for a message of a kind."""
        await eventually(lambda: kind in self.kinds())
        return next(message for message in self.heard if message["t"] == kind)
