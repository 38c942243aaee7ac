"""Tables in step with the store: what other processes wrote, and what could not be stored."""

from __future__ import annotations

import asyncio
import json

import pytest

from byczo.messages import client_messages as commands
from byczo.server.hub import Hub
from byczo.store.interface import Append, Chain
from byczo.table import log_entries as entries
from tests.server.running import eventually
from tests.server.store_and_sockets import Ear, GatedStore


async def test_a_hint_that_overtakes_an_answer_is_followed_after_it(hub: Hub) -> None:
    """Another server wrote after us, and we hear of that before we hear that ours is stored."""
    store = hub.store
    assert isinstance(store, GatedStore)
    table = await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
    ear = Ear("p0", hub)
    ear.say(t="hello", table=table)
    ear.say(t="sit", id="sit", name="Ania")
    await ear.until("ack")
    ear.heard.clear()
    store.shut = True
    ear.say(t="chat", id="mine", text="from here")
    theirs = entries.ChatSaid(
        at=hub.clock.now(), who="p0", id="theirs", seat=0, text="from elsewhere"
    )
    length = hub.registry.tables[table].log.length + 1
    hub.store_events.changed_elsewhere(table, length)
    store.open_gate()
    store.append(Append(chain=Chain(), table=table, seq=length, entry=entries.written(theirs)))
    await eventually(lambda: "from elsewhere" in json.dumps(ear.heard))


@pytest.mark.parametrize("reading", ["for the first time", "once more"])
async def test_what_was_written_while_nobody_listened_is_looked_for(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, reading: str
) -> None:
    """A table is read, another server writes, and only then do we listen to the others."""
    table = await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
    await hub.registry.command("p0", table, commands.Sit(id="sit", name="Ania"))
    live = hub.registry.tables[table]
    read, listening = asyncio.Event(), asyncio.Event()
    load = hub.store.load

    async def slow(name: str, after: int = 0) -> list[bytes]:
        log = await load(name, after)
        read.set()
        await listening.wait()
        return log

    monkeypatch.setattr(hub.store, "load", slow)
    ear = Ear("p0", hub)
    if reading == "for the first time":
        del hub.registry.tables[table]
    else:
        hub.store_events.catch_up(table)
    ear.say(t="hello", table=table)
    await read.wait()
    theirs = entries.ChatSaid(
        at=hub.clock.now(), who="p0", id="theirs", seat=0, text="from elsewhere"
    )
    append = Append(
        chain=Chain(), table=table, seq=live.log.length + 1, entry=entries.written(theirs)
    )
    groups = hub.counts.groups
    hub.store.append(append)
    await eventually(lambda: hub.counts.groups > groups)
    hub.store_events.changed_elsewhere(None, 0)
    listening.set()
    await eventually(
        lambda: table in hub.registry.tables and hub.registry.tables[table].log.length == append.seq
    )
    await ear.until("table")


async def test_who_has_seen_more_elsewhere_is_not_shown_less(hub: Hub) -> None:
    """Another server told the client of an entry, and was killed before we heard of it."""
    table = await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
    await hub.registry.command("p0", table, commands.Sit(id="sit", name="Ania"))
    live = hub.registry.tables[table]
    theirs = entries.ChatSaid(
        at=hub.clock.now(), who="p0", id="theirs", seat=0, text="from elsewhere"
    )
    append = Append(
        chain=Chain(), table=table, seq=live.log.length + 1, entry=entries.written(theirs)
    )
    groups = hub.counts.groups
    hub.store.append(append)
    await eventually(lambda: hub.counts.groups > groups)
    seen = live.table.count + 1
    for number in (seen, seen + 100):  # and one who only pretends is answered, too
        ear = Ear("p0", hub)
        ear.say(t="hello", table=table, seen=number)
        assert (await ear.until("table"))["n"] == seen


async def test_what_goes_wrong_at_one_table_is_not_felt_at_another(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [
        await hub.registry.open_table(f"p{number}", "six-nimmt", commands.SetUp(id="open"))
        for number in range(2)
    ]
    ears = [Ear(f"p{number}", hub) for number in range(2)]
    for ear, table in zip(ears, tables, strict=True):
        ear.say(t="hello", table=table)

    def broken() -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(hub.registry.tables[tables[0]], "wake", broken)
    for ear in ears:
        ear.say(t="sit", id="sit", name="Ania")
    await ears[1].until("ack")
    ears[1].heard.clear()
    ears[1].say(t="chat", id="chat", text="still here")
    assert (await ears[1].until("ack"))["id"] == "chat"
