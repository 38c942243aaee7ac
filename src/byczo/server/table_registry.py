"""The tables in memory: found by id, read from the store, opened, and forgotten when idle."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from byczo.core.errors import BadRecord
from byczo.core.game_record import GameRecord
from byczo.messages.client_messages import Command, SetUp
from byczo.server.connections import WaitingRequest
from byczo.server.errors import Busy
from byczo.server.live_table import LiveTable
from byczo.server.surroundings import Surroundings
from byczo.table import changes, commands, log_entries as entries
from byczo.table.checks import Caller
from byczo.table.errors import NoSuchTable
from byczo.table.table import Table

LONG = 500
"""Entries of a log that take so long to replay that others should not have to wait for it."""


class Observer(Protocol):
    """Who is told which tables are in memory."""

    def loaded(self, live: LiveTable) -> None:
        """The table was read from the store."""
        ...

    def forgotten(self, table_id: str) -> None:
        """The table has left memory."""
        ...


class TableRegistry:
    """Finds tables, and makes room for them."""

    def __init__(self, around: Surroundings, observer: Observer) -> None:
        self.around = around
        self.observer = observer
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def find(self, table_id: str) -> LiveTable:
        """The table of that id, read from the store if it is not in memory."""
        live = self.tables.get(table_id)
        if live is not None:
            return live
        if table_id not in self.loading:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        table, length = await self.replay(table_id)
        self._make_room()
        live = self.tables[table_id] = LiveTable(table_id, table, length, self.around)
        self.observer.loaded(live)
        return live

    async def replay(self, table_id: str) -> tuple[Table, int]:
        """The table as it is stored, and the length of its log."""
        log = await self.read_log(table_id)
        if not log:
            raise NoSuchTable(f"there is no table {table_id!r}")
        opened = log[0]
        assert isinstance(opened, entries.Opened)
        if len(log) < LONG:
            return changes.replay(log, compiled=self.compiled), len(log)
        table = await asyncio.to_thread(changes.replay, log, compiled=self.compiled)
        return table, len(log)

    async def read_log(self, table_id: str, after: int = 0) -> list[entries.AnyEntry]:
        """What happened at a table after that many entries."""
        stored = await self.around.store.load(table_id, after)
        try:
            return [entries.read(entry) for entry in stored]
        except msgspec.DecodeError as problem:
            raise BadRecord(f"the log of table {table_id} is damaged or newer: {problem}") from None

    async def stored_table(self, table_id: str) -> Table:
        """The table without what is still on its way to the store."""
        live = await self.find(table_id)
        return live.table if live.settled else (await self.replay(table_id))[0]

    async def open_table(self, person: str, game: str, wish: SetUp) -> str:
        """A new table, once it is stored; its id."""
        opened = commands.open_table(wish, game, self._caller(person))
        table = changes.open_table(opened, compiled=self.compiled)
        return await self._open(opened, table, person)

    async def bring_game(self, person: str, record: GameRecord) -> str:
        """A table for a finished game that was played elsewhere, once it is stored; its id."""
        brought = commands.bring_game(record, self._caller(person))
        table = await asyncio.to_thread(changes.open_table, brought, compiled=self.compiled)
        return await self._open(brought, table, person)

    async def command(self, person: str, table_id: str, command: Command) -> None:
        """Something asked over HTTP; done when it is stored."""
        live = await self.find(table_id)
        request = WaitingRequest(person)
        live.command(request, command)
        self.around.outbox.flush()
        await request.done

    def forget(self, live: LiveTable) -> None:
        """The table leaves memory; its log is safe."""
        live.stop()
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
            self.observer.forgotten(live.id)

    @property
    def compiled(self) -> bool:
        """Whether matches run as machine code."""
        return self.around.settings.compiled

    async def _open(self, opened: entries.Opened, table: Table, person: str) -> str:
        self._make_room()
        table_id = self.around.entropy(12).hex()
        live = self.tables[table_id] = LiveTable(table_id, table, 0, self.around)
        request = WaitingRequest(person)
        live.opened(opened, request, SetUp(id=opened.id))
        await request.done
        return table_id

    def _make_room(self) -> None:
        """Forget tables that nobody follows; refuse when all are followed."""
        most = self.around.settings.most_tables
        if len(self.tables) < most:
            return
        for live in list(self.tables.values()):
            if live.idle:
                self.forget(live)
        if len(self.tables) >= most:
            raise Busy("all tables of this server are taken: try again in a while")

    def _caller(self, person: str) -> Caller:
        return Caller(person, self.around.clock.now(), (), self.around.entropy)
