"""Where the logs of tables are kept: what every store can do.

A store never answers before what it was given is safe on disk. Appends of one :class:`Chain`
succeed in the order in which they were given, and fail after the first that failed, so that a
log has no gap.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

import msgspec

from byczo.core.errors import ByczoError
from byczo.messages.http_messages import Device, Listed, Played
from byczo.table.summaries import Finished, TableSummary

FRESH = 24 * 3600 * 1000
"""Milliseconds after which a game goes on only when somebody comes to its table again."""


MOST_DEVICES = 30
"""Devices of a guest that are kept, with those that were revoked one by one."""


class Chain:
    """Appends of one process to one log; broken after the first that failed."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken: ByczoError | None = None


class Append(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One entry for the log of a table, and what it changes in the lists."""

    chain: Chain
    table: str
    seq: int
    entry: bytes
    summary: TableSummary | None = None
    finished: Finished | None = None


def result_text(game: Finished) -> str | None:
    """How a game ended, as JSON."""
    return None if game.result is None else msgspec.json.encode(game.result).decode()


AppendResults = list[tuple[Append, ByczoError | None]]
"""What became of appends: None where one is safe, else why it is not."""


def refuse_all(appends: Iterable[Append], problem: ByczoError) -> AppendResults:
    """None of the appends is stored, and nothing that follows them in their chains."""
    results: AppendResults = []
    for append in appends:
        append.chain.broken = problem
        results.append((append, problem))
    return results


class Listener(Protocol):
    """Who uses a store, and what it is told. All calls come on the event loop."""

    def stored(self, results: Sequence[tuple[Append, ByczoError | None]]) -> None:
        """A group of appends: each is safe, or has failed."""
        ...

    def changed_elsewhere(self, table: str | None, length: int) -> None:
        """Another process has written to the log of a table, which is so long now.

        Only a hint: it may come late or twice, and only about tables that were announced. None:
        hints about any table may have been lost.
        """
        ...

    def lease_gained(self, table: str) -> None:
        """The bots and the clock of a table are run by this process from now on."""
        ...

    def present_elsewhere(self, table: str, people: Collection[str]) -> None:
        """Who follows a table through other processes."""
        ...


class Store(Protocol):
    """A place for logs. Its methods are called on one event loop."""

    async def open(self, listener: Listener) -> None:
        """Bring the database up to date, or refuse."""
        ...

    async def close(self) -> None:
        """Store what is waiting, then stop."""
        ...

    async def check(self) -> None:
        """Whether the store can be used; NotStored says why not."""
        ...

    async def key(self, mine: bytes) -> bytes:
        """The key by which guests are recognised: the same in all processes that share the store.

        The first process gives its own.
        """
        ...

    def append(self, append: Append) -> None:
        """Store as soon as possible; ``stored`` is called when it is safe, or has failed.

        Conflict when that place of the log is taken, NotStored when the disk is full or gone,
        Unanswered when it is not known whether it is stored.
        """
        ...

    def has_lease(self, table: str) -> bool:
        """Whether this process is the one that runs the bots and the clock of the table.

        If not, the lease is asked for: ``lease_gained`` is called when it is had.
        """
        ...

    def release(self, table: str) -> None:
        """A table has left memory: any process may run its bots and its clock."""
        ...

    def announce(self, table: str, people: Collection[str]) -> None:
        """A table is in memory: tell other processes, and who follows it through this one."""
        ...

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table after that sequence number; [] when there are none."""
        ...

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The table as it was after so many entries, if that was saved."""
        ...

    async def save_snapshot(self, table: str, seq: int, snapshot: bytes) -> None:
        """Save what a table is after so many entries. Nothing is lost if that fails."""
        ...

    async def revoke(self, guest: str, since: int) -> None:
        """All tokens of the guest that were signed before that time are worthless."""
        ...

    async def revocations(self, after: int) -> dict[str, int]:
        """Guests who have revoked their tokens after that time, and since when new ones count."""
        ...

    async def devices(self, guest: str) -> list[Device]:
        """The devices of a guest that are known, the newest first; at most ``MOST_DEVICES``."""
        ...

    async def save_device(self, guest: str, device: Device) -> None:
        """Keep a device of a guest, or what has changed about it."""
        ...

    async def saw_device(self, guest: str, device: str, now: int) -> None:
        """A device was used. Nothing happens if it is not known."""
        ...

    async def revoke_device(self, guest: str, device: str, now: int) -> None:
        """All tokens of the guest on that device are worthless."""
        ...

    async def revoked_devices(self, after: int) -> set[tuple[str, str]]:
        """Guests and single devices that were revoked after that time."""
        ...

    async def count_devices(self, guest: str) -> int:
        """How many devices of a guest are kept, with those that were revoked one by one."""
        ...

    async def forget_devices(self, guest: str, but: str) -> None:
        """Forget all devices of a guest but one; also those that were revoked."""
        ...

    async def lobby(self, since: int, limit: int) -> list[Listed]:
        """Tables that are listed and still gather, newest first.

        Somebody sits there, and something has happened since that time.
        """
        ...

    async def gathering(self, since: int, limit: int) -> list[str]:
        """The ids of tables that gather and where something has happened since, newest first."""
        ...

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        """The tables at which the person sits or sat, newest first."""
        ...

    async def games_of(self, person: str, limit: int) -> list[Played]:
        """The finished games of a person, newest first."""
        ...

    async def games_at(self, table: str, limit: int) -> list[Played]:
        """The last finished games of a table, in order."""
        ...

    async def record(self, table: str, number: int) -> str | None:
        """The record of a finished game, as one line of JSON."""
        ...
