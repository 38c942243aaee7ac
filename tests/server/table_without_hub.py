"""A live table without a hub: everything that it is handed, in a test's hands."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from byczo.core.chance import stream_of
from byczo.core.errors import ByczoError
from byczo.messages import client_messages as commands
from byczo.server.background import Background
from byczo.server.bot_pool import BotPool
from byczo.server.clock import Clock
from byczo.server.counts import Counts
from byczo.server.hint_desk import HintDesk
from byczo.server.live_table import LiveTable
from byczo.server.outbox import Outbox
from byczo.server.settings import Settings
from byczo.server.surroundings import Surroundings
from byczo.table import changes, log_entries as entries
from byczo.table.checks import Caller
from byczo.table.commands import open_table
from tests.server.simulated import NOON, RandomBots, VirtualLoop
from tests.server.store_and_sockets import Ear, PaperStore

TABLE = "the-table"


class Calls:
    """Remembers what a table asked of its recovery."""

    def __init__(self) -> None:
        self.caught_up: list[str] = []
        self.read: list[tuple[str, ByczoError]] = []

    def catch_up(self, table_id: str) -> None:
        self.caught_up.append(table_id)

    def read_again(self, table_id: str, problem: ByczoError) -> None:
        self.read.append((table_id, problem))


class Alone:
    """One live table, its store on paper, and a loop whose time passes at once."""

    def __init__(
        self, game: str = "six-nimmt", *, unattended: float = 300.0, **agreed: Any
    ) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        self.rng = Random(1)
        self.store = PaperStore()
        self.recovery = Calls()
        self.clock = Clock(loop.time, loop.milliseconds)
        bots: BotPool = RandomBots(loop, self.rng)  # type: ignore[assignment]
        self.around = Surroundings(
            settings=Settings(
                compiled=False, bot_pause=0.5, most_watching=2, unattended=unattended
            ),
            store=self.store,  # type: ignore[arg-type]
            outbox=Outbox(Counts()),
            clock=self.clock,
            bots=bots,
            hints=HintDesk(bots),
            background=Background(),
            recovery=self.recovery,
            entropy=self.rng.randbytes,
            pauses=stream_of("pauses"),
        )
        caller = Caller("p0", NOON, (), self.rng.randbytes)
        opened = open_table(commands.SetUp(id="open", **agreed), game, caller)
        self.log = [opened]
        self.live = LiveTable(TABLE, changes.open_table(opened), 1, self.around)

    def load(self) -> None:
        """Read the table again, as another process would."""
        stored = [entries.read(append.entry) for append in self.store.written]
        table = changes.replay([*self.log, *stored])
        self.live.stop()
        self.live = LiveTable(TABLE, table, 1 + len(stored), self.around)

    def join(self, person: str, **hello: Any) -> Ear:
        """Somebody follows the table."""
        ear = Ear(person)
        message = commands.Hello(table=TABLE, **hello)
        ear.connection.hello = message
        self.live.join(ear.connection, message)
        self.around.outbox.flush()
        return ear

    def give(self, ear: Ear, command: commands.Command) -> None:
        """Somebody gives a command; it waits to be stored."""
        self.live.command(ear.connection, command)
        self.around.outbox.flush()

    def do(self, ear: Ear, command: commands.Command) -> None:
        """Somebody gives a command, and it is stored."""
        self.give(ear, command)
        self.store.write(self.live)

    def seat(self, *people: str) -> list[Ear]:
        """These people come and sit down."""
        ears = []
        for person in people:
            ears.append(self.join(person))
            self.do(ears[-1], commands.Sit(id="sit", name=person.title()))
        return ears

    def start(self, *people: str) -> list[Ear]:
        """These people play, the first of them is the host."""
        ears = self.seat(*people)
        self.do(ears[0], commands.Start(id="start"))
        return ears

    def act(self, ear: Ear, name: str) -> commands.Act:
        """A command that the rules allow this person now."""
        match = self.live.table.match
        assert match is not None
        assert ear.connection.seat is not None
        return commands.Act(id=name, do=match.legal(ear.connection.seat)[0])
