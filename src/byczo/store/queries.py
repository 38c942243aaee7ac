"""What is asked of a store: the same questions in the SQL of every database."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from byczo.core.game_record import Result
from byczo.messages.http_messages import Listed, Played

LISTED = "id, tables.game, status, changed, names"
PLAYED = "games.table_id, games.number, games.game, ended, record"


class Queries(ABC):
    """The reading half of :class:`byczo.store.interface.Store`.

    Values in a query are called $1, $2, …, which PostgreSQL and SQLite both understand.
    """

    @abstractmethod
    async def _rows(self, query: str, *values: Any) -> Sequence[Any]:
        """The rows that answer a query; NotStored when the database cannot be read."""

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """See :class:`Store`."""
        query = "select entry from log where table_id = $1 and seq > $2 order by seq"
        return [entry for (entry,) in await self._rows(query, table, after)]

    async def lobby(self, since: int, limit: int) -> list[Listed]:
        """See :class:`Store`."""
        query = (
            f"select {LISTED} from tables where status = 'gathering' and listed "
            "and names <> '[]' and changed > $1 order by changed desc limit $2"
        )
        return [_listed(row) for row in await self._rows(query, since, limit)]

    async def gathering(self, since: int, limit: int) -> list[str]:
        """See :class:`Store`."""
        query = (
            "select id from tables where status = 'gathering' and changed > $1 "
            "order by changed desc limit $2"
        )
        return [table for (table,) in await self._rows(query, since, limit)]

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        """See :class:`Store`."""
        query = (
            f"select {LISTED} from people join tables on table_id = id where person = $1 "
            "order by changed desc limit $2"
        )
        return [_listed(row) for row in await self._rows(query, person, limit)]

    async def games_of(self, person: str, limit: int) -> list[Played]:
        """See :class:`Store`."""
        query = (
            f"select {PLAYED} from players join games using (table_id, number) where person = $1 "
            "order by ended desc limit $2"
        )
        return [_played(row) for row in await self._rows(query, person, limit)]

    async def games_at(self, table: str) -> list[Played]:
        """See :class:`Store`."""
        query = f"select {PLAYED} from games where table_id = $1 order by number"
        return [_played(row) for row in await self._rows(query, table)]

    async def record(self, table: str, number: int) -> str | None:
        """See :class:`Store`."""
        query = "select record from games where table_id = $1 and number = $2"
        rows = await self._rows(query, table, number)
        return str(rows[0][0]) if rows else None

    async def check(self) -> None:
        """See :class:`Store`. One look into an index, however many tables there are."""
        await self._rows("select 1 from tables where id = ''")


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
