"""All tables of this process, and the way from a message to its table and back."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from byczo.core.chance import stream_of
from byczo.core.errors import BadRecord, ByczoError
from byczo.core.game import Game
from byczo.core.game_record import GameRecord
from byczo.games import GAMES
from byczo.messages import client_messages as asks
from byczo.messages.server_messages import Pong
from byczo.server.batching import Patience
from byczo.server.bot_pool import Thinkers
from byczo.server.clients import Asker, Client, Errand
from byczo.server.limits import BadMessage, Busy, Flooding
from byczo.server.live_table import LiveTable
from byczo.server.outbox import NEXT, SOON, Part
from byczo.server.reviews import Reviews
from byczo.server.settings import Settings
from byczo.server.store_events import Sharing
from byczo.server.warming import warm_up
from byczo.store.interface import Append, Store
from byczo.table import log_entries as entries
from byczo.table.commands import Who, bring_game, open_table
from byczo.table.errors import NoSuchTable, NotSeated
from byczo.table.table import Table
from byczo.table.tokens import masked

log = logging.getLogger("byczo.hub")
FAR_TOO_FAST = 1008
LONG = 500
"""Entries of a log that take so long to replay that others should not have to wait for it."""
BEAT = 0.1
"""Seconds. "Seat 2 has chosen" may wait for company from one beat to the one after the next: half
of all frames are saved."""
MANY = 64
"""Entries stored at once that make a busy server: then all may wait as long who need not decide."""


def milliseconds() -> int:
    """The time of day."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Counts:
    """What has happened since the start."""

    heard: int = 0
    refused: int = 0
    frames: int = 0
    stored: int = 0
    groups: int = 0
    failed: int = 0


class Hub:
    """Finds tables, reads them from the store, and tells them what is asked and stored."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        *,
        now: Callable[[], int] = milliseconds,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.entropy = entropy
        self.whims = stream_of(entropy(16).hex())  # of bots that take their time
        self.started = now()
        self.tables: dict[str, LiveTable] = {}
        self.coming: dict[str, asyncio.Task[LiveTable]] = {}
        self.errands: set[asyncio.Task[None]] = set()
        self.touched: set[Client] = set()  # to be told at once
        self.patient = Patience[Client]()  # to be told soon
        self.behind = Patience[LiveTable]()  # where somebody gets a new view soon
        self.soon: asyncio.TimerHandle | None = None
        self.busy = False
        self.counts = Counts()
        self.sharing = Sharing(self)
        self.warm: set[str] = set()
        self.decode = msgspec.json.Decoder(asks.Asked).decode

    async def open(self) -> None:
        """Open the store, and go on with the games that were being played."""
        self.loop = asyncio.get_running_loop()
        self.thinkers = Thinkers(self.settings.bot_threads, self.entropy)
        self.reviews = Reviews(self.thinkers, self.warm, self.later)
        await self.store.open(self.sharing)
        self.later(self.sharing.go_on())
        if self.settings.compiled:
            self.later(warm_up(self._warmed))
        else:
            self.warm |= set(GAMES)

    async def close(self) -> None:
        """Store what is on its way, and stop."""
        for task in self.errands:
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
        for live in self.tables.values():
            live.stop()
        await self.store.close()
        self.thinkers.close()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Let work be done besides; it ends with the server."""
        task = self.loop.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.errands.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("something went wrong: %s", problem, exc_info=problem)

    def _warmed(self, game: Game) -> None:
        """The game's rules and bots are fast from now on."""
        self.warm.add(game.id)
        gc.freeze()  # machine code comes with a great many objects, and they all stay
        for live in self.tables.values():
            if live.table.game is game:
                if self.settings.compiled:
                    live.table.compile()
                live.tell_presence()
                live.wake()
        self.flush()

    def compiled(self, game: str) -> bool:
        """Whether a match of the game should run as machine code."""
        return self.settings.compiled and game in self.warm

    # --- tables -------------------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        """The table of that name, read from the store if it is not in memory."""
        live = self.tables.get(name)
        if live is not None:
            return live
        if name not in self.coming:
            self.coming[name] = self.loop.create_task(self._read(name))
            self.coming[name].add_done_callback(lambda _: self.coming.pop(name))
        return await asyncio.shield(self.coming[name])

    async def _read(self, name: str) -> LiveTable:
        table, length = await self.replay(name)
        self._make_room()
        live = self.tables[name] = LiveTable(self, name, table, length)
        self.sharing.came(live)
        return live

    async def replay(self, name: str) -> tuple[Table, int]:
        """The table as it is stored, and the length of its log."""
        log = await self.read_log(name)
        if not log:
            raise NoSuchTable(f"there is no table {name!r}")
        opened = log[0]
        assert isinstance(opened, entries.Opened)
        compiled = self.compiled(opened.game)
        if len(log) < LONG:
            return Table.replay(log, compiled=compiled), len(log)
        table = await asyncio.to_thread(Table.replay, log, compiled=compiled)
        if self.compiled(opened.game):
            table.compile()  # the rules may have become fast meanwhile
        return table, len(log)

    async def stored_table(self, name: str) -> Table:
        """The table without what is still on its way to the store."""
        live = await self.table(name)
        return live.table if live.settled else (await self.replay(name))[0]

    async def read_log(self, name: str, after: int = 0) -> list[entries.AnyEntry]:
        """What happened at a table after that many entries."""
        stored = await self.store.load(name, after)
        try:
            return [entries.read(entry) for entry in stored]
        except msgspec.DecodeError as problem:
            raise BadRecord(f"the log of table {name} is damaged or newer: {problem}") from None

    def _make_room(self) -> None:
        """Forget tables that nobody follows; refuse when all are followed."""
        if len(self.tables) < self.settings.most_tables:
            return
        for name, live in list(self.tables.items()):
            if live.idle:
                live.stop()
                del self.tables[name]
        if len(self.tables) >= self.settings.most_tables:
            raise Busy("all tables of this server are taken: try again in a while")

    async def open_table(self, person: str, game: str, setting: asks.SetUp) -> str:
        """A new table, once it is stored."""
        opened = open_table(setting, game, Who(person, self.now(), (), self.entropy))
        return await self._stand(opened, Table(opened, compiled=self.compiled(game)), person)

    async def bring_game(self, person: str, record: GameRecord) -> str:
        """A table for a finished game that was played elsewhere, once it is stored."""
        brought = bring_game(record, Who(person, self.now(), (), self.entropy))
        compiled = self.compiled(record.game)
        table = await asyncio.to_thread(Table, brought, compiled=compiled)
        return await self._stand(brought, table, person)

    async def _stand(self, opened: entries.Opened, table: Table, person: str) -> str:
        self._make_room()
        name = self.entropy(12).hex()
        live = self.tables[name] = LiveTable(self, name, table, 0)
        errand = Errand(person)
        live.opened(opened, errand, asks.SetUp(id=opened.id))
        await errand.done
        return name

    async def ask(self, person: str, name: str, ask: asks.Ask) -> None:
        """Something asked over HTTP; done when it is stored."""
        live = await self.table(name)
        errand = Errand(person)
        live.ask(errand, ask)
        self.flush()
        await errand.done

    # --- sockets ------------------------------------------------------------------------------

    def heard(self, client: Client, data: bytes) -> None:
        """A message from a socket."""
        self.counts.heard += 1
        if not client.bucket.take(self.loop.time()):
            client.refuse(Flooding("too many messages: slow down"), None)
            client.flush()
            client.wire.hang_up(FAR_TOO_FAST, "too-fast")
            return
        try:
            message = self.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            self.refuse(client, BadMessage(str(problem)), None)
            self.flush()
            return
        live = client.live
        if live is not None and isinstance(message, asks.Ask):
            live.ask(client, message)
        elif isinstance(message, asks.Ping):
            client.answer(Pong(sent=message.sent, now=self.now()))
            self.touched.add(client)
        elif isinstance(message, asks.Hello):
            self._hello(client, message)
        else:
            self.refuse(client, NotSeated("say hello to a table first"), message.id)
        if self.touched:
            self.flush()

    def _hello(self, client: Client, hello: asks.Hello) -> None:
        client.hello = hello
        if client.live is not None:
            client.live.part(client)
        live = self.tables.get(hello.table)
        if live is not None:
            self.join(client, live, hello)
        else:
            self.later(self._find_and_join(client, hello))

    async def _find_and_join(self, client: Client, hello: asks.Hello) -> None:
        try:
            live = await self.table(hello.table)
        except ByczoError as problem:
            if client.hello is hello:
                self.refuse(client, problem, None)
        else:
            self.join(client, live, hello)
        self.flush()

    def join(
        self, client: Client, live: LiveTable, hello: asks.Hello, *, looked: bool = False
    ) -> None:
        """Let the client follow the table, and no other; it may have had to wait for it."""
        if client.gone or client.hello is not hello:
            return
        if client.live is not None:
            client.live.part(client)
        try:
            seated = hello.token is not None or live.table.seat_of(client.person) is not None
            if not seated and live.watching() >= self.settings.most_watching:
                raise Busy("so many follow this table that there is no room for another")
            live.join(client, hello, looked=looked)
        except ByczoError as problem:
            self.refuse(client, problem, None)

    def left(self, client: Client) -> None:
        """The socket is closed."""
        client.gone = True
        if client.live is not None:
            client.live.part(client)
        self.flush()

    def refuse(self, asker: Asker, problem: ByczoError, ask: str | None) -> None:
        """Say that something was not done."""
        self.counts.refused += 1
        asker.refuse(problem, ask)
        if isinstance(asker, Client):
            self.touched.add(asker)

    def say(self, out: Iterable[Part]) -> None:
        """Let clients be told, each as fast as the part asks for."""
        for clients, part, haste in out:
            for client in clients:
                client.outbox.append(part)
            self.whom(haste).update(clients)

    def whom(self, haste: int) -> set[Client] | Patience[Client]:
        """Those who are told so fast."""
        if haste == SOON or (haste == NEXT and self.busy):
            return self.patient
        return self.touched

    def flush(self) -> None:
        """Send everything that was said since the last time: one frame for each socket."""
        touched, self.touched = self.touched, set()
        for client in touched:
            if client.outbox:
                self.counts.frames += 1
                client.flush()
        self.patient.difference_update(touched)
        if self.soon is None and (self.patient or self.behind):
            self.soon = self.loop.call_later(BEAT, self._beat)

    def _beat(self) -> None:
        """Serve those who have waited long enough."""
        self.soon = None
        for live in self.behind.beat():
            try:
                live.refresh()
            except Exception:  # of one table: the others must not wait for it
                log.exception("table %s cannot be shown", masked(live.name))
            if live.behind:
                self.behind.update((live,))
        self.touched |= self.patient.beat()
        self.flush()

    # --- the store ----------------------------------------------------------------------------

    def stored(self, results: Sequence[tuple[Append, ByczoError | None]]) -> None:
        """Entries are safe, or failed."""
        self.counts.groups += 1
        self.busy = len(results) >= MANY
        for append, problem in results:
            live = self.tables.get(append.table)
            if live is None or live.line is not append.line:
                continue
            try:
                if problem is None:
                    self.counts.stored += 1
                    live.stored()
                else:
                    self.counts.failed += 1
                    live.failed(problem)
            except Exception:  # of one table: the others must not wait for it
                log.exception("table %s cannot go on", masked(live.name))
        self.flush()
