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
PLAYED = "games.table_id, games.number, games.game, ended, names, result"


HEALTH = "select 1 from tables where id = ''"
"""One look into an index, however many tables there are."""
SAVE_SNAPSHOT = """
    insert into snapshots values ($1, $2, $3) on conflict (table_id) do update
    set seq = excluded.seq, snapshot = excluded.snapshot where excluded.seq > snapshots.seq"""
REVOKE = """
    insert into guests values ($1, $2) on conflict (guest) do update
    set valid_since = excluded.valid_since where excluded.valid_since > guests.valid_since"""


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

    async def games_at(self, table: str, limit: int) -> list[Played]:
        """See :class:`Store`."""
        query = f"select {PLAYED} from games where table_id = $1 order by number desc limit $2"
        return [_played(row) for row in reversed(await self._rows(query, table, limit))]

    async def record(self, table: str, number: int) -> str | None:
        """See :class:`Store`."""
        query = "select record from records where table_id = $1 and number = $2"
        rows = await self._rows(query, table, number)
        return str(rows[0][0]) if rows else None

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """See :class:`Store`."""
        query = "select seq, snapshot from snapshots where table_id = $1"
        rows = await self._rows(query, table)
        return (rows[0][0], bytes(rows[0][1])) if rows else None

    async def revocations(self, after: int) -> dict[str, int]:
        """See :class:`Store`."""
        query = "select guest, valid_since from guests where valid_since > $1"
        return dict(await self._rows(query, after))

    async def check(self) -> None:
        """See :class:`Store`."""
        await self._rows(HEALTH)


def _listed(row: Any) -> Listed:
    table, game, status, changed, names = row
    return Listed(table=table, game=game, status=status, changed=changed, names=json.loads(names))


def _played(row: Any) -> Played:
    table, number, game, ended, names, result = row
    return Played(
        table=table,
        number=number,
        game=game,
        ended=ended,
        names=json.loads(names),
        result=None if result is None else msgspec.json.decode(result, type=Result),
    )
