"""What is asked of a store: the same questions in the SQL of every database."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from byczo.core.game_record import Result
from byczo.messages.http_messages import Device, Listed, Played
from byczo.store.interface import MOST_DEVICES

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

SAVE_DEVICE = """
    insert into devices values ($1, $2, $3, $4, $5, $6, null) on conflict (guest, device) do update
    set kind = excluded.kind, system = excluded.system, last_seen = excluded.last_seen"""
SAW_DEVICE = "update devices set last_seen = $3 where guest = $1 and device = $2 and last_seen < $3"
REVOKE_DEVICE = """
    insert into devices values ($1, $2, 'program', '', $3, $3, $3) on conflict (guest, device)
    do update set revoked = excluded.revoked"""
FORGET_DEVICES = "delete from devices where guest = $1 and device <> $2"


class Queries(ABC):
    """The part of :class:`byczo.store.interface.Store` that is the same SQL everywhere.

    Values in a query are called $1, $2, …, which PostgreSQL and SQLite both understand.
    """

    @abstractmethod
    async def _rows(self, query: str, *values: Any) -> Sequence[Any]:
        """The rows that answer a query; NotStored when the database cannot be read."""

    @abstractmethod
    async def _write(self, statement: str, *values: Any) -> None:
        """Change something besides logs; NotStored when the database cannot be written to."""

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

    async def devices(self, guest: str) -> list[Device]:
        """See :class:`Store`."""
        query = (
            "select device, kind, system, first_seen, last_seen from devices "
            "where guest = $1 and revoked is null order by last_seen desc, device limit $2"
        )
        rows = await self._rows(query, guest, MOST_DEVICES)
        return [
            Device(id=device, kind=kind, system=system, first=first, last=last)
            for device, kind, system, first, last in rows
        ]

    async def count_devices(self, guest: str) -> int:
        """See :class:`Store`."""
        rows = await self._rows("select count(*) from devices where guest = $1", guest)
        return int(rows[0][0])

    async def revoked_devices(self, after: int) -> set[tuple[str, str]]:
        """See :class:`Store`."""
        query = "select guest, device from devices where revoked > $1"
        return {(guest, device) for guest, device in await self._rows(query, after)}

    async def save_device(self, guest: str, device: Device) -> None:
        """See :class:`Store`."""
        seen = (device.kind, device.system, device.first, device.last)
        await self._write(SAVE_DEVICE, guest, device.id, *seen)

    async def saw_device(self, guest: str, device: str, now: int) -> None:
        """See :class:`Store`."""
        await self._write(SAW_DEVICE, guest, device, now)

    async def revoke_device(self, guest: str, device: str, now: int) -> None:
        """See :class:`Store`."""
        await self._write(REVOKE_DEVICE, guest, device, now)

    async def forget_devices(self, guest: str, but: str) -> None:
        """See :class:`Store`."""
        await self._write(FORGET_DEVICES, guest, but)

    async def save_snapshot(self, table: str, seq: int, snapshot: bytes) -> None:
        """See :class:`Store`."""
        await self._write(SAVE_SNAPSHOT, table, seq, snapshot)

    async def revoke(self, guest: str, since: int) -> None:
        """See :class:`Store`."""
        await self._write(REVOKE, guest, since)

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
