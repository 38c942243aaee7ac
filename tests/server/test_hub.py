"""The heart of the server without sockets: nobody hears of what is not stored."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from byczo.messages import client_messages as asks
from byczo.server.clients import Client
from byczo.server.hub import Hub
from byczo.server.limits import Bucket
from byczo.server.settings import Settings
from byczo.store.interface import Append, Line
from byczo.store.sqlite import SqliteStore
from byczo.table import log_entries as entries
from server.running import eventually


class GatedStore(SqliteStore):
    """A store whose disk takes its time: as long as the gate is shut, nothing gets there."""

    shut = False

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.held: list[Append] = []

    def append(self, append: Append) -> None:
        if self.shut:
            self.held.append(append)
        else:
            super().append(append)

    def open_gate(self) -> None:
        self.shut = False
        for append in self.held:
            super().append(append)


class Ear:
    """The far end of a socket."""

    def __init__(self, hub: Hub, person: str) -> None:
        self.hub = hub
        self.heard: list[dict[str, Any]] = []
        self.client = Client(self, person, "en", Bucket(1000, 1000, 0.0))

    def say(self, text: bytes) -> None:
        self.heard += json.loads(text)

    def hang_up(self, code: int, reason: str = "") -> None:
        raise AssertionError(f"hung up: {code}")

    def ask(self, **message: object) -> None:
        self.hub.heard(self.client, json.dumps(message).encode())

    def kinds(self) -> list[str]:
        return [message["t"] for message in self.heard]

    async def until(self, kind: str) -> dict[str, Any]:
        await eventually(lambda: kind in self.kinds())
        return next(message for message in self.heard if message["t"] == kind)


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    opened = Hub(GatedStore(tmp_path / "byczo.db"), Settings(compiled=False))
    await opened.open()
    yield opened
    await opened.close()


async def test_nobody_hears_of_a_move_before_it_is_stored(hub: Hub) -> None:
    store = hub.store
    assert isinstance(store, GatedStore)
    table = await hub.open_table("p0", "six-nimmt", asks.SetUp(id="open"))
    ears = [Ear(hub, f"p{number}") for number in range(3)]
    for number, ear in enumerate(ears):
        ear.ask(t="hello", table=table)
        ear.ask(t="sit", id="sit", name=f"Guest {number}")
        await ear.until("ack")
    ears[0].ask(t="start", id="start")
    for ear in ears:
        await ear.until("view")
        ear.heard.clear()

    store.shut = True
    for ear in ears:
        live = hub.tables[table].table
        assert live.match is not None
        do = live.match.legal(ear.client.place[0] or 0)[0]
        ear.ask(t="act", id="move", do=do)
    ears[0].ask(t="act", id="move", do="the same again")
    late = Ear(hub, "late")
    late.ask(t="hello", table=table)
    hub.flush()
    assert len(store.held) == 3, "all three were decided"
    assert [ear.heard for ear in [*ears, late]] == [[], [], [], []], "and nobody was told"

    store.open_gate()
    for ear in ears:
        await ear.until("ack")
        await ear.until("events")
    await late.until("view")
    assert ears[0].kinds().count("ack") == 2, "asked twice, answered twice, done once"
    assert live.moment == 2


async def test_a_hint_that_overtakes_an_answer_is_followed_after_it(hub: Hub) -> None:
    """Another server wrote after us, and we hear of that before we hear that ours is stored."""
    store = hub.store
    assert isinstance(store, GatedStore)
    table = await hub.open_table("p0", "six-nimmt", asks.SetUp(id="open"))
    ear = Ear(hub, "p0")
    ear.ask(t="hello", table=table)
    ear.ask(t="sit", id="sit", name="Ania")
    await ear.until("ack")
    ear.heard.clear()
    store.shut = True
    ear.ask(t="chat", id="mine", text="from here")
    theirs = entries.ChatSaid(at=hub.now(), who="p0", id="theirs", seat=0, text="from elsewhere")
    length = hub.tables[table].length + 1
    hub.sharing.elsewhere(table, length)
    store.open_gate()
    store.append(Append(line=Line(), table=table, seq=length, entry=entries.written(theirs)))
    await eventually(lambda: "from elsewhere" in json.dumps(ear.heard))


@pytest.mark.parametrize("reading", ["for the first time", "once more"])
async def test_what_was_written_while_nobody_listened_is_looked_for(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, reading: str
) -> None:
    """A table is read, another server writes, and only then do we listen to the others."""
    table = await hub.open_table("p0", "six-nimmt", asks.SetUp(id="open"))
    await hub.ask("p0", table, asks.Sit(id="sit", name="Ania"))
    live = hub.tables[table]
    read, listening = asyncio.Event(), asyncio.Event()
    load = hub.store.load

    async def slow(name: str, after: int = 0) -> list[bytes]:
        log = await load(name, after)
        read.set()
        await listening.wait()
        return log

    monkeypatch.setattr(hub.store, "load", slow)
    ear = Ear(hub, "p0")
    if reading == "for the first time":
        del hub.tables[table]
    else:
        hub.sharing.look(live)
    ear.ask(t="hello", table=table)
    await read.wait()
    theirs = entries.ChatSaid(at=hub.now(), who="p0", id="theirs", seat=0, text="from elsewhere")
    append = Append(line=Line(), table=table, seq=live.length + 1, entry=entries.written(theirs))
    groups = hub.counts.groups
    hub.store.append(append)
    await eventually(lambda: hub.counts.groups > groups)
    hub.sharing.elsewhere(None, 0)
    listening.set()
    await eventually(lambda: table in hub.tables and hub.tables[table].length == append.seq)
    await ear.until("table")


async def test_who_has_seen_more_elsewhere_is_not_shown_less(hub: Hub) -> None:
    """Another server told the client of an entry, and was killed before we heard of it."""
    table = await hub.open_table("p0", "six-nimmt", asks.SetUp(id="open"))
    await hub.ask("p0", table, asks.Sit(id="sit", name="Ania"))
    live = hub.tables[table]
    theirs = entries.ChatSaid(at=hub.now(), who="p0", id="theirs", seat=0, text="from elsewhere")
    append = Append(line=Line(), table=table, seq=live.length + 1, entry=entries.written(theirs))
    groups = hub.counts.groups
    hub.store.append(append)
    await eventually(lambda: hub.counts.groups > groups)
    seen = live.table.count + 1
    for number in (seen, seen + 100):  # and one who only pretends is answered, too
        ear = Ear(hub, "p0")
        ear.ask(t="hello", table=table, seen=number)
        assert (await ear.until("table"))["n"] == seen


async def test_over_http_nothing_is_told_that_is_not_stored(hub: Hub) -> None:
    store = hub.store
    assert isinstance(store, GatedStore)
    table = await hub.open_table("p0", "six-nimmt", asks.SetUp(id="open"))
    for number in range(2):
        sit = asks.Sit(id=f"sit{number}", name=f"Guest {number}")
        await hub.ask(f"p{number}", table, sit)
    await hub.ask("p0", table, asks.Start(id="start"))
    store.shut = True
    ears = [Ear(hub, f"p{number}") for number in range(2)]
    for ear in ears:
        ear.ask(t="hello", table=table)
        ear.ask(t="abandon", id="abandon", want=True)
    assert hub.tables[table].table.status == "abandoned"
    told = await hub.stored_table(table)
    assert told.status == "playing"
    assert not told.ended, "so its secret is not told"
    store.open_gate()
    await ears[0].until("ack")
    assert (await hub.stored_table(table)).status == "abandoned"


async def test_what_goes_wrong_at_one_table_is_not_felt_at_another(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [
        await hub.open_table(f"p{number}", "six-nimmt", asks.SetUp(id="open"))
        for number in range(2)
    ]
    ears = [Ear(hub, f"p{number}") for number in range(2)]
    for ear, table in zip(ears, tables, strict=True):
        ear.ask(t="hello", table=table)

    def broken() -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(hub.tables[tables[0]], "wake", broken)
    for ear in ears:
        ear.ask(t="sit", id="sit", name="Ania")
    await ears[1].until("ack")
    ears[1].heard.clear()
    ears[1].ask(t="chat", id="chat", text="still here")
    assert (await ears[1].until("ack"))["id"] == "chat"


async def test_who_has_gone_to_another_table_hears_no_more_of_the_first(hub: Hub) -> None:
    store = hub.store
    assert isinstance(store, GatedStore)
    first, second = [
        await hub.open_table("p0", "six-nimmt", asks.SetUp(id="open")) for _ in range(2)
    ]
    ear = Ear(hub, "p0")
    ear.ask(t="hello", table=first)
    ear.ask(t="sit", id="sit", name="Ania")
    await ear.until("ack")
    store.shut = True
    ear.ask(t="chat", id="chat", text="at the first table")
    ear.heard.clear()
    ear.ask(t="hello", table=second)
    store.open_gate()
    await ear.until("ack")
    assert ear.kinds().count("events") == 0
    assert (await ear.until("welcome"))["table"] == second


async def test_the_last_hello_counts(hub: Hub) -> None:
    first, second = [
        await hub.open_table("p0", "six-nimmt", asks.SetUp(id="open")) for _ in range(2)
    ]
    for table in (first, second):
        hub.tables.pop(table).stop()  # both must be read from the store
    ear = Ear(hub, "p0")
    ear.ask(t="hello", table=first)
    ear.ask(t="hello", table=second)
    assert (await ear.until("welcome"))["table"] == second
    assert ear.client.live is hub.tables[second]


async def test_spectators_do_not_keep_players_out(hub: Hub) -> None:
    hub.settings = replace(hub.settings, most_watching=2)
    table = await hub.open_table("p0", "six-nimmt", asks.SetUp(id="open"))
    await hub.ask("p0", table, asks.Sit(id="sit", name="Ania"))
    watchers = [Ear(hub, f"w{number}") for number in range(3)]
    for ear in watchers:
        ear.ask(t="hello", table=table)
    assert [ear.kinds()[0] for ear in watchers] == ["welcome", "welcome", "error"]
    player = Ear(hub, "p0")
    player.ask(t="hello", table=table)
    assert player.kinds()[0] == "welcome"


async def test_a_table_from_before_the_rules_were_compiled_becomes_fast(hub: Hub) -> None:
    table = await hub.open_table("p0", "six-nimmt", asks.SetUp(id="open"))
    for number in range(2):
        await hub.ask(f"p{number}", table, asks.Sit(id=f"sit{number}", name=f"Guest {number}"))
    await hub.ask("p0", table, asks.Start(id="start"))
    live = hub.tables[table].table
    assert live.match is not None
    before = live.match.view(0)
    hub.settings = replace(hub.settings, compiled=True)
    hub._warmed(live.game)
    assert live.match.engine is live.game.compiled
    assert live.match.view(0) == before
