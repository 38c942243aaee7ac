"""Where the logs of tables are kept: what every store can do.

A store never answers before what it was given is safe on disk. Appends of one table succeed in
the order in which they were given, or fail: after a failed one, all later ones of the same
:class:`Line` fail, too, so that a log has no gap.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from byczo.core.errors import ByczoError
from byczo.core.records import Result
from byczo.table.words import Status


class Line:
    """The appends of one table by one authority; broken after the first that failed."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken: ByczoError | None = None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of tables say about one. ``people``: guests who sit or sat there."""

    game: str
    status: Status
    listed: bool
    changed: int
    people: list[str]
    names: list[str]


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A game that has ended, with its record as one line of JSON."""

    number: int
    ended: int
    game: str
    record: str


class Append(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One entry for the log of a table, and what it changes in the lists."""

    line: Line
    table: str
    seq: int
    entry: bytes
    summary: Summary | None = None
    finished: Finished | None = None


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    table: str
    game: str
    status: Status
    changed: int
    names: list[str]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in a list."""

    table: str
    number: int
    game: str
    ended: int
    names: list[str]
    result: Result | None


Stored = Callable[[Sequence[tuple[Append, ByczoError | None]]], None]
"""Called on the event loop once for each group of appends that were stored or failed together."""


Elsewhere = Callable[[str, int], None]
"""Called on the event loop with a table and a length that its log has reached elsewhere."""


class Store(Protocol):
    """A place for logs. Its methods are called on one event loop."""

    async def open(self, stored: Stored, elsewhere: Elsewhere) -> None:
        """Make ready: bring the database up to date, or refuse."""
        ...

    def tends(self, table: str) -> bool:
        """Whether this process is the one that runs the bots and the clock of the table."""
        ...

    async def close(self) -> None:
        """Store what is waiting, then stop."""
        ...

    def append(self, append: Append) -> None:
        """Store as soon as possible; ``stored`` is called when it is safe, or has failed.

        Conflict when that place of the log is taken, NotStored when the disk is full or gone.
        """
        ...

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table after that sequence number; [] when there are none."""
        ...

    async def running(self) -> list[str]:
        """The tables on which a game is being played."""
        ...

    async def lobby(self, limit: int) -> list[Listed]:
        """Tables that are listed and still gather, newest first."""
        ...

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        """The tables at which the person sits or sat, newest first."""
        ...

    async def games_of(self, person: str, limit: int) -> list[Played]:
        """The finished games of a person, newest first."""
        ...

    async def games_at(self, table: str) -> list[Played]:
        """The finished games of a table, in order."""
        ...

    async def record(self, table: str, number: int) -> str | None:
        """The record of a finished game, as one line of JSON."""
        ...

    async def count(self) -> int:
        """How many tables there are."""
        ...
