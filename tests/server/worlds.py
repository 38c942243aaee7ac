"""People at a table that two processes serve, in a world where everything fails: one seed each.

Processes are killed and come again, stall, lose their database and have their clocks set; people
have two tabs each, lose their connection, say things twice and late, change their minds, vote,
leave and come back. Whatever happens: nothing is said that is not stored, nothing is done twice,
every number stands for one event, every ask is answered, and the log leads to the same table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import msgspec

from byczo.messages import client_messages as commands
from byczo.server.clock import Clock
from byczo.server.hub import Hub
from byczo.server.settings import Settings
from byczo.table import log_entries as entries
from byczo.table.changes import replay
from tests.server.simulated import RandomBots, Tab, VirtualLoop
from tests.server.simulated_store import CLOCK, Database, Mount
from tests.table.seated_people import faces
from tools.protocol import types

GAMES = {
    "six-nimmt": {"rounds": 1},
    "x-nimmt": {"rounds": 1},
    "david-goliath": {"rounds": 1},
    "twenty-one": {},
}
STORMY, CALM = 150.0, 1500.0
"""Seconds of chaos, and seconds in which the game must come to its end."""

FAULTS_EVERY = 15.0
"""Seconds between two faults of the machines, on average."""

HOURS = 3_600_000
AGAIN = {"not-stored", "unanswered"}
"""Errors after which people ask again."""


class Process:
    """A server process: killed and started again, it has nothing but the database."""

    def __init__(self, world: World) -> None:
        self.world, self.loop, self.rng = world, world.loop, world.rng
        self.tabs: list[Tab] = []
        self.clock_off = 0  # milliseconds by which its machine's clock is wrong
        self.stalled_until = 0.0
        self.running = False

    async def start(self) -> None:
        """Open the database and serve."""
        self.mount = Mount(self.world.database)
        self.hub = Hub(
            self.mount,  # type: ignore[arg-type]
            Settings(compiled=True, bot_pause=0.5),
            clock=Clock(self.loop.time, lambda: self.loop.milliseconds() + self.clock_off),
            entropy=self.rng.randbytes,
            bots=RandomBots(self.loop, self.rng, compiled=True),  # type: ignore[arg-type]
        )
        await self.hub.open()
        self.running = True

    def kill(self) -> None:
        """kill -9. What it still does in this world reaches nobody."""
        self.running = False
        self.mount.die()
        for tab in self.tabs:
            tab.cut()
        self.tabs.clear()
        for task in (*self.hub.background.tasks, *self.hub.registry.loading.values()):
            task.cancel()
        for live in self.hub.registry.tables.values():
            live.stop()

    async def restart(self) -> None:
        """Killed, and started again after a while."""
        self.kill()
        await asyncio.sleep(self.rng.expovariate(0.5))
        await self.start()

    def stall(self) -> None:
        """Nothing comes in or goes out for a while."""
        self.stalled_until = self.loop.time() + self.rng.expovariate(0.2)
        for tab in self.tabs:
            tab.stalled_until = self.stalled_until

    def connect(self, tab: Tab) -> None:
        """Somebody has opened a socket."""
        tab.stalled_until = self.stalled_until
        self.tabs = [*(other for other in self.tabs if other.open), tab]


class World:
    """Two processes, their database, a table, and those who come to it."""

    def __init__(self, seed: int, *, stormy: float = STORMY, calm: float = CALM) -> None:
        self.rng = Random(seed)
        self.loop = VirtualLoop()
        self.stormy, self.calm_for = stormy, calm
        self.database = Database(self.loop, self.rng)
        self.ids = (f"q{number}" for number in count())
        self.calm = False
        self.public: dict[int, Any] = {}
        self.processes = [Process(self) for _ in range(self.rng.choice((1, 2, 2, 2)))]
        self.faults = {"kills": 0, "cuts": 0, "stalls": 0, "clocks": 0}

    async def live(self) -> None:
        """From the first guest to the end of the game."""
        for process in self.processes:
            await process.start()
        game = self.rng.choice(list(GAMES))
        setting = commands.SetUp(id="open", options=GAMES[game], clock=CLOCK)
        self.table = await self.processes[0].hub.registry.open_table("p0", game, setting)
        self.database.failing = self.rng.choice((0, 0.03, 0.1))
        people = [Person(self, f"p{number}") for number in range(self.rng.choice((3, 4)))]
        for person in people:
            person.come()
        trouble = asyncio.ensure_future(self.trouble())
        await asyncio.sleep(self.stormy)
        trouble.cancel()
        await self.calm_down(people)
        await asyncio.sleep(self.calm_for)
        self.check(people)
        for process in self.processes:
            await process.hub.close()

    async def trouble(self) -> None:
        """Things happen to machines."""
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / FAULTS_EVERY))
            running = [process for process in self.processes if process.running]
            if not running:
                continue
            process = self.rng.choice(running)
            fault = self.rng.choice(list(self.faults))
            self.faults[fault] += 1
            if fault == "kills":
                self.reviving = asyncio.ensure_future(process.restart())
            elif fault == "cuts":
                process.mount.cut(self.rng.expovariate(0.2))
            elif fault == "stalls":
                process.stall()
            else:
                process.clock_off += self.rng.randrange(-2 * HOURS, 2 * HOURS)

    async def calm_down(self, people: list[Person]) -> None:
        """Everything works from now on, and everybody asks again for what is not answered."""
        self.calm = True
        self.database.failing = 0
        while not all(process.running for process in self.processes):
            await asyncio.sleep(1)
        for _ in range(6):
            for person in people:
                person.come()
            await asyncio.sleep(10)

    def check(self, people: list[Person]) -> None:
        """The end: all agree."""
        truth = self.database.truth[self.table]
        log = [entries.read(entry) for entry in self.database.logs[self.table]]
        assert faces(replay(log, compiled=True)) == faces(truth)
        done = self.database.done[self.table]
        assert len(done) == len(set(done)), "something was done twice"
        for person in people:
            assert person.unanswered == {}, person.name
            for tab in person.tabs:
                assert tab.open
                assert person.seen[tab] == truth.count
        following = []
        for process in self.processes:
            live = process.hub.registry.tables.get(self.table)
            if live is not None:
                assert (live.table.due is None) == (truth.due is None)
                live.table.due = truth.due  # see MomentClock: it is not in the log
                assert faces(live.table) == faces(truth)
                following += list(live.audience.connections)
        assert sorted(map(id, following)) == sorted(
            id(tab.connection) for person in people for tab in person.tabs
        )
        assert not truth.playing or truth.status == "paused", "the game did not end"
        assert truth.number >= 1


class Person:
    """Two tabs, a will of their own, and a sharp eye on what the server says."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name, self.rng = world, name, world.rng
        self.tabs: list[Tab] = []
        self.seen: dict[Tab, int] = {}
        self.seats: dict[Tab, int | None] = {}
        self.welcomed: set[Tab] = set()
        self.last_seen = 0
        self.unanswered: dict[str, commands.Command] = {}
        self.now: dict[str, Any] = {}

    def come(self) -> None:
        """Open tabs until there are two, and say again what was not answered."""
        self.tabs = [tab for tab in self.tabs if tab.open]
        running = [process for process in self.world.processes if process.running]
        while running and len(self.tabs) < 2:
            self.tabs.append(self._new_tab(self.rng.choice(running)))
        for command in self.unanswered.values():
            self._send(command)

    def _new_tab(self, process: Process) -> Tab:
        world = self.world
        tab = Tab(
            process.hub,
            self.name,
            world.loop,
            self.rng,
            said=lambda frame: self.check_stored(process.hub, frame),
            hear=lambda frame: self.hear(tab, frame),
        )
        process.connect(tab)
        seen = self.last_seen if self.last_seen and self.rng.random() < 0.8 else None
        if seen is not None:
            self.seen[tab] = seen
        tab.ask(msgspec.json.encode(commands.Hello(table=world.table, seen=seen)))
        world.loop.call_later(self.rng.expovariate(1), self.live, tab)
        return tab

    # --- doing --------------------------------------------------------------------------------

    def live(self, tab: Tab) -> None:
        """Do something with the tab, and again a little later."""
        if self.world.calm or not tab.open:
            if not self.world.calm:
                self.world.loop.call_later(self.rng.expovariate(0.3), self.come)
            return
        if self.rng.random() < 0.06:
            tab.lose()
        elif self.rng.random() < 0.1 and self.unanswered:
            self._send(self.rng.choice(list(self.unanswered.values())))
        else:
            for command in self.wish():
                self.unanswered[command.id] = command
                self._send(command)
                if self.rng.random() < 0.1:
                    self._send(command)
        self.world.loop.call_later(self.rng.expovariate(0.5), self.live, tab)

    def _send(self, command: commands.Command) -> None:
        tabs = [tab for tab in self.tabs if tab.open]
        if tabs:
            self.rng.choice(tabs).ask(msgspec.json.encode(command))

    def wish(self) -> Iterator[commands.Command]:
        """What this person feels like."""
        name, rng = next(self.world.ids), self.rng
        view = self.now.get("view")
        status = self.now.get("table", {}).get("status")
        if status == "gathering":
            yield rng.choice(
                [
                    commands.Sit(id=name, name=f"{self.name} {rng.randrange(3)}"),
                    commands.Start(id=name),
                    commands.AddBot(id=name, bot="random"),
                    commands.Salt(id=name, salt=f"s{rng.randrange(99)}"),
                ]
            )
        elif status == "playing" and view and view["view"]["choices"] and rng.random() < 0.7:
            choice = rng.choice(view["view"]["choices"])
            yield commands.Act(id=name, do=choice["do"], moment=view["moment"])
        else:
            kinds: list[commands.Command] = [
                commands.Chat(id=name, text="moo"),
                commands.React(id=name, reaction="bull"),
                commands.Pause(id=name, want=rng.random() < 0.3),
                commands.Abandon(id=name, want=rng.random() < 0.1),
                commands.Back(id=name),
                commands.Back(id=name),
                commands.Replace(id=name, seat=rng.randrange(4)),
                commands.Hint(id=name),
            ]
            if rng.random() < 0.2:
                kinds = [
                    commands.Leave(id=name),
                    commands.Rematch(id=name),
                    commands.Start(id=name),
                ]
            yield rng.choice(kinds)

    # --- listening ----------------------------------------------------------------------------

    def check_stored(self, hub: Hub, frame: list[Any]) -> None:
        """When the server says something, it is stored already."""
        database, table = self.world.database, self.world.table
        for message in frame:
            if message["t"] == "events":
                first = message["first"] - 1
                stored = database.events[table][first : first + len(message["events"])]
                assert stored == message["events"]
            elif message["t"] == "ack":
                assert (self.name, message["id"]) in database.done[table]
            elif message["t"] == "view":
                shown = {**message, "n": 0, "due": None, "starts": None}
                assert msgspec.json.encode(shown) in database.views[table]
                clock = database.clocks[table, message["moment"]]
                seen = message["due"], message["starts"], hub.registry.tables[table].now()
                assert clock.allows(*seen), (clock, seen)
            elif message["t"] == "error":
                assert message["code"] in types.errors()

    def hear(self, tab: Tab, frame: list[Any]) -> None:
        """Numbers follow each other, and everybody hears the same of each."""
        for message in frame:
            self.now[message["t"]] = message
            match message["t"]:
                case "events":
                    first = message["first"]
                    assert first == self.seen.get(tab, first - 1) + 1
                    for number, event in enumerate(message["events"], first):
                        assert self.world.public.setdefault(number, event) == event
                    self.see(tab, first + len(message["events"]) - 1)
                case "table":
                    assert message["n"] >= self.seen.get(tab, 0)
                    self.see(tab, message["n"])
                case "view":
                    assert message["n"] == self.seen[tab]
                    assert message["view"]["seat"] == self.seats[tab]
                case "you":
                    self.seats[tab] = message["seat"]
                case "ack" | "hint":
                    self.unanswered.pop(message["id"], None)
                case "welcome":
                    self.welcomed.add(tab)
                case "error" if message["id"] is None and tab not in self.welcomed:
                    tab.lose()  # the table cannot be read now: come again, as browsers do
                    self.world.loop.call_later(1, self.come)
                case "error" if message["id"] is not None and message["code"] not in AGAIN:
                    self.unanswered.pop(message["id"], None)

    def see(self, tab: Tab, number: int) -> None:
        self.seen[tab] = number
        self.last_seen = max(self.last_seen, number)
