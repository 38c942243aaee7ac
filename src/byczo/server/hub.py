"""The middle of a server: puts its parts together, and takes what sockets say to the tables."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable

import msgspec

from byczo.core.chance import stream_of
from byczo.core.errors import ByczoError
from byczo.core.validation import in_words
from byczo.messages.client_messages import Act, ClientMessage, Command, Hello, Ping
from byczo.messages.server_messages import Pong
from byczo.server.background import Background
from byczo.server.bot_pool import BotPool
from byczo.server.clock import Clock
from byczo.server.connections import Connection
from byczo.server.counts import Counts
from byczo.server.errors import BadMessage, Flooding
from byczo.server.hint_desk import HintDesk
from byczo.server.outbox import Outbox
from byczo.server.reviews import Reviews
from byczo.server.security_log import note_refusal
from byczo.server.settings import Settings
from byczo.server.store_events import StoreEvents
from byczo.server.surroundings import Surroundings
from byczo.server.table_registry import TableRegistry
from byczo.store.interface import Store
from byczo.table.errors import NotSeated

FAR_TOO_FAST = 1008


class Hub:
    """All that a server process has, apart from its port."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        *,
        clock: Clock | None = None,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        bots: BotPool | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock or Clock()
        self.entropy = entropy
        self.counts = Counts()
        self.background = Background()
        self.outbox = Outbox(self.counts)
        self.bots = bots or BotPool(settings.bot_threads, entropy)
        self.reviews = Reviews(self.bots, self.background)
        self.store_events = StoreEvents(self.outbox, self.background, self.counts, self.clock)
        around = Surroundings(
            settings=settings,
            store=store,
            outbox=self.outbox,
            clock=self.clock,
            bots=self.bots,
            hints=HintDesk(self.bots),
            background=self.background,
            recovery=self.store_events,
            entropy=entropy,
            pauses=stream_of(entropy(16).hex()),
        )
        self.registry = TableRegistry(around, self.store_events)
        self.decode = msgspec.json.Decoder(ClientMessage).decode

    async def open(self) -> None:
        """Open the store, and go on with the games that were being played."""
        self.loop = asyncio.get_running_loop()
        self.store_events.start(self.registry)
        self.background.run(self.clock.watch())
        self.background.run(self.registry.sweep())
        await self.store.open(self.store_events)

    async def close(self) -> None:
        """Store what is on its way, and stop."""
        await self.background.close()
        for live in self.registry.tables.values():
            live.stop()
        await self.store.close()
        self.bots.close()

    # --- sockets --------------------------------------------------------------------------------

    def heard(self, connection: Connection, messages: Iterable[bytes]) -> None:
        """Messages that have arrived from a socket together; they are answered in one frame."""
        now = self.clock.seconds()
        for data in messages:
            self.counts.heard += 1
            if not connection.bucket.take(now):
                flood = Flooding("too many messages: slow down")
                note_refusal(flood)
                connection.refuse(flood, None)
                connection.flush()
                connection.socket.close_with(FAR_TOO_FAST, "too-fast")
                break
            try:
                message = self.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
                self.outbox.refuse(connection, BadMessage(in_words(problem)), None)
            else:
                table = connection.table
                # Moves first: to ask what else is a command takes ten times as long.
                if table is not None and (type(message) is Act or isinstance(message, Command)):
                    table.command(connection, message)
                else:
                    self._greet(connection, message)
        if self.outbox.touched:
            self.outbox.flush()

    def _greet(self, connection: Connection, message: ClientMessage) -> None:
        """What is no command, or too early for one."""
        if isinstance(message, Ping):
            table = connection.table
            now = self.clock.now() if table is None else table.now()
            self.outbox.answer(connection, Pong(sent=message.sent, now=now))
        elif isinstance(message, Hello):
            self._hello(connection, message)
        else:
            first = NotSeated("say hello to a table first")
            self.outbox.refuse(connection, first, message.id)

    def closed(self, connection: Connection) -> None:
        """The socket is closed."""
        connection.closed = True
        if connection.table is not None:
            connection.table.part(connection)
        self.outbox.flush()

    def _hello(self, connection: Connection, hello: Hello) -> None:
        connection.hello = hello
        if connection.table is not None:
            connection.table.part(connection)
        live = self.registry.tables.get(hello.table)
        if live is not None:
            live.join(connection, hello)
        else:
            self.background.run(self._find_and_join(connection, hello))

    async def _find_and_join(self, connection: Connection, hello: Hello) -> None:
        try:
            live = await self.registry.find(hello.table)
        except ByczoError as problem:
            if connection.hello is hello:
                self.outbox.refuse(connection, problem, None)
        else:
            live.join(connection, hello)
        self.outbox.flush()
