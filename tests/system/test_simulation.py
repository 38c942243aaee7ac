"""A whole table in a simulated world: people with two tabs each, who lose their connection, say
things twice and late, change their minds, vote, leave and come back, while the disk is slow and
fails. Whatever happens: nothing is said that is not stored, nothing is done twice, every number
stands for one event, every ask is answered, and the log leads to the same table.

BYCZO_SEEDS=1000 tries more worlds; a failing world is the same each time.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from byczo.messages import client_messages as commands
from byczo.server.clock import Clock
from byczo.server.hub import Hub
from byczo.server.settings import Settings
from byczo.table import log_entries as entries
from byczo.table.changes import replay
from tests.server.simulated import Disk, RandomBots, Tab, VirtualLoop
from tests.table.sitting import faces
from tools.protocol import types

SEEDS = range(int(os.environ.get("BYCZO_SEEDS", "8")))
GAMES = {
    "six-nimmt": {"rounds": 1},
    "x-nimmt": {"rounds": 1},
    "david-goliath": {"rounds": 1},
    "twenty-one": {},
}
STORMY, CALM = 150.0, 1500.0
"""Seconds of chaos, and seconds in which the game must come to its end."""


class World:
    """A server, its disk, a table, and those who come to it."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.loop = VirtualLoop()
        self.disk = Disk(self.loop, self.rng, failing=self.rng.choice((0, 0.03, 0.1)))
        self.ids = (f"q{number}" for number in count())
        self.calm = False
        self.public: dict[int, Any] = {}
        self.hub = Hub(
            self.disk,  # type: ignore[arg-type]
            Settings(compiled=False, bot_pause=0.5),
            clock=Clock(self.loop.time, self.loop.milliseconds),
            entropy=self.rng.randbytes,
            bots=RandomBots(self.loop, self.rng),  # type: ignore[arg-type]
        )

    async def live(self) -> None:
        """From the first guest to the end of the game."""
        await self.hub.open()
        game = self.rng.choice(list(GAMES))
        setting = commands.SetUp(id="open", options=GAMES[game], clock="quick")
        self.disk.failing, failing = 0, self.disk.failing
        self.table = await self.hub.registry.open_table("p0", game, setting)
        self.disk.failing = failing
        people = [Person(self, f"p{number}") for number in range(self.rng.choice((3, 4)))]
        for person in people:
            person.come()
        await asyncio.sleep(STORMY)
        self.calm = True
        self.disk.failing = 0
        for person in people:
            person.come()
        await asyncio.sleep(CALM)
        self.check(people)
        await self.hub.close()

    def check(self, people: list[Person]) -> None:
        """The end: all agree."""
        truth = self.disk.truth[self.table]
        live = self.hub.registry.tables[self.table]
        log = [entries.read(entry) for entry in self.disk.logs[self.table]]
        assert faces(replay(log)) == faces(truth) == faces(live.table)
        done = self.disk.done[self.table]
        assert len(done) == len(set(done)), "something was done twice"
        for person in people:
            assert person.unanswered == {}, person.name
            for tab in person.tabs:
                assert tab.open
                assert person.seen[tab] == truth.count
        assert sorted(id(connection) for connection in live.audience.connections) == sorted(
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
        self.last_seen = 0
        self.unanswered: dict[str, commands.Command] = {}
        self.now: dict[str, Any] = {}

    def come(self) -> None:
        """Open tabs until there are two, and say again what was not answered."""
        self.tabs = [tab for tab in self.tabs if tab.open]
        while len(self.tabs) < 2:
            self.tabs.append(self._new_tab())
        for command in self.unanswered.values():
            self._send(command)

    def _new_tab(self) -> Tab:
        world = self.world
        tab = Tab(
            world.hub,
            self.name,
            world.loop,
            self.rng,
            said=self.check_stored,
            hear=lambda frame: self.hear(tab, frame),
        )
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

    def check_stored(self, frame: list[Any]) -> None:
        """When the server says something, it is stored already."""
        disk, table = self.world.disk, self.world.table
        for message in frame:
            if message["t"] == "events":
                first = message["first"] - 1
                stored = disk.events[table][first : first + len(message["events"])]
                assert msgspec.json.decode(msgspec.json.encode(stored)) == message["events"]
            elif message["t"] == "ack":
                assert (self.name, message["id"]) in disk.done[table]
            elif message["t"] == "view":
                shown = {**message, "n": 0}
                assert msgspec.json.encode(shown) in disk.views[table]
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
                case "error" if message["id"] is not None and message["code"] != "not-stored":
                    self.unanswered.pop(message["id"], None)

    def see(self, tab: Tab, number: int) -> None:
        self.seen[tab] = number
        self.last_seen = max(self.last_seen, number)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_table(seed: int, caplog: pytest.LogCaptureFixture) -> None:
    world = World(seed)
    problems: list[dict[str, Any]] = []
    world.loop.set_exception_handler(lambda loop, context: problems.append(context))
    try:
        world.loop.run_until_complete(world.live())
    finally:
        world.loop.close()
    assert problems == []
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert [error for error in errors if "the disk does not answer" not in error] == []
