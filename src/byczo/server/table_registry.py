"""The tables in memory: found by id, read from the store, opened, and forgotten when idle."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import msgspec

from byczo.core.errors import BadRecord
from byczo.core.game_record import GameRecord
from byczo.messages.client_messages import Command, SetUp
from byczo.messages.server_messages import ServerMessage
from byczo.server.connections import WaitingRequest
from byczo.server.errors import Busy
from byczo.server.live_table import LiveTable
from byczo.server.surroundings import Surroundings
from byczo.table import changes, commands, log_entries as entries, snapshots
from byczo.table.checks import Caller
from byczo.table.errors import NoSuchTable
from byczo.table.table import Table
from byczo.table.tokens import require_table_id

SWEEP_EVERY = 5.0
"""Seconds between two looks for tables that nobody follows."""

LONG = 500
"""Entries of a log that take so long to replay that others should not have to wait for it."""

TABLE_ID_BYTES = 16
"""Whoever knows the id of a table may come to it: nobody can guess it."""


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
        require_table_id(table_id)
        if table_id not in self.loading:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        table, length = await self.replay(table_id)
        self._make_room()
        live = self._remember(table_id, table, length)
        self.observer.loaded(live)
        return live

    def _remember(self, table_id: str, table: Table, length: int) -> LiveTable:
        live = self.tables[table_id] = LiveTable(table_id, table, length, self.around)
        self.around.store.announce(table_id, ())
        return live

    async def replay(self, table_id: str) -> tuple[Table, int]:
        """The table as it is stored, and the length of its log.

        Read from its last snapshot on; long logs are replayed in a thread, so that others need
        not wait.
        """
        saved = await self.around.store.snapshot(table_id)
        table, seen = None, 0
        if saved is not None:
            seen, written = saved
            table = await asyncio.to_thread(snapshots.restore, written, compiled=self.compiled)
        log = await self.read_log(table_id, seen if table is not None else 0)
        if table is None and not log:
            raise NoSuchTable(f"there is no table {table_id!r}")
        replay: Callable[[Sequence[entries.AnyEntry]], Table]
        if table is not None:
            replay = partial(changes.carry_on, table)
        else:
            seen = 0
            replay = partial(changes.replay, compiled=self.compiled)
        table = replay(log) if len(log) < LONG else await asyncio.to_thread(replay, log)
        return table, seen + len(log)

    async def read_log(self, table_id: str, after: int = 0) -> list[entries.AnyEntry]:
        """What happened at a table after that many entries."""
        stored = await self.around.store.load(table_id, after)
        try:
            return [entries.read(entry) for entry in stored]
        except msgspec.DecodeError as problem:
            raise BadRecord(f"the log of table {table_id} is damaged or newer: {problem}") from None

    async def shown(self, table_id: str) -> ServerMessage:
        """What everybody may know of a table, as soon as it is stored."""
        live = await self.find(table_id)
        request = WaitingRequest("")
        live.show(request)
        return await request.done

    async def open_table(self, person: str, game: str, wish: SetUp, address: str = "") -> str:
        """A new table, once it is stored; its id."""
        self._check_unattended(person, address)
        opened = commands.open_table(wish, game, self._caller(person))
        table = changes.open_table(opened, compiled=self.compiled)
        return await self._open(opened, table, (person, address))

    async def bring_game(self, person: str, record: GameRecord, address: str = "") -> str:
        """A table for a finished game that was played elsewhere, once it is stored; its id."""
        self._check_unattended(person, address)
        brought = commands.bring_game(record, self._caller(person))
        table = await asyncio.to_thread(changes.open_table, brought, compiled=self.compiled)
        return await self._open(brought, table, (person, address))

    def _check_unattended(self, person: str, address: str) -> None:
        """Refuse another table to a guest who has opened many that nobody follows."""
        opened = [live.opened_by for live in self.tables.values() if not live.play.attended]
        guests = sum(guest == person for guest, _ in opened)
        neighbours = sum(address != "" and where == address for _, where in opened)
        mine = max(guests, neighbours)
        if mine >= self.around.settings.most_unattended:
            raise Busy(
                f"{mine} tables that you or your neighbours opened stand empty: "
                "go to one of them, or wait some minutes"
            )

    async def command(self, person: str, table_id: str, command: Command) -> None:
        """Something asked over HTTP; done when it is stored."""
        live = await self.find(table_id)
        request = WaitingRequest(person)
        live.command(request, command)
        self.around.outbox.flush()
        await request.done

    def forget(self, live: LiveTable) -> None:
        """The table leaves memory; its log is safe, and any process may run it."""
        live.stop()
        self.around.store.release(live.id)
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
            self.observer.forgotten(live.id)

    async def sweep(self) -> None:
        """Again and again: forget tables that nobody has followed for a while."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.forget_sleeping()

    def forget_sleeping(self) -> None:
        """Forget tables that wait for somebody to come."""
        for live in list(self.tables.values()):
            if live.play.asleep and live.idle:
                self.forget(live)

    @property
    def compiled(self) -> bool:
        """Whether matches run as machine code."""
        return self.around.settings.compiled

    async def _open(self, opened: entries.Opened, table: Table, by: tuple[str, str]) -> str:
        self._make_room()
        table_id = self.around.entropy(TABLE_ID_BYTES).hex()
        live = self._remember(table_id, table, 0)
        live.opened_by = by
        request = WaitingRequest(by[0])
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
