"""Tables in memory: found, opened, and forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from byczo.core.errors import BadRecord
from byczo.messages import client_messages as commands
from byczo.messages.server_messages import TableNow
from byczo.server import live_table
from byczo.server.errors import Busy
from byczo.server.hub import Hub
from byczo.server.settings import Settings
from byczo.store.errors import NotStored
from byczo.store.interface import Append, Chain
from byczo.store.sqlite import SqliteStore
from byczo.table.errors import NoSuchTable
from tests.server.running import eventually
from tests.server.store_and_sockets import Ear, GatedStore
from tests.table.seated_people import faces


async def test_over_http_nothing_is_told_that_is_not_stored(hub: Hub) -> None:
    store = hub.store
    assert isinstance(store, GatedStore)
    table = await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
    for number in range(2):
        sit = commands.Sit(id=f"sit{number}", name=f"Guest {number}")
        await hub.registry.command(f"p{number}", table, sit)
    await hub.registry.command("p0", table, commands.Start(id="start"))
    store.shut = True
    ears = [Ear(f"p{number}", hub) for number in range(2)]
    for ear in ears:
        ear.say(t="hello", table=table)
        ear.say(t="abandon", id="abandon", want=True)
    assert hub.registry.tables[table].table.status == "abandoned"
    asked = asyncio.ensure_future(hub.registry.shown(table))
    await asyncio.sleep(0.05)
    assert not asked.done(), "its secret must not be told before the end is stored"
    store.open_gate()
    told = await asyncio.wait_for(asked, 10)
    assert isinstance(told, TableNow)
    assert (told.status, told.secret is None) == ("abandoned", False)


async def test_what_could_not_be_stored_is_not_shown(hub: Hub) -> None:
    store = hub.store
    assert isinstance(store, GatedStore)
    table = await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
    store.shut = True
    ear = Ear("p0", hub)
    ear.say(t="hello", table=table)
    ear.say(t="sit", id="sit", name="Ania")
    asked = asyncio.ensure_future(hub.registry.shown(table))
    await asyncio.sleep(0.01)
    hub.registry.tables[table].failed(NotStored("the disk is full"))
    with pytest.raises(NotStored):
        await asyncio.wait_for(asked, 10)


async def test_a_long_log_is_read_from_its_last_snapshot_on(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "SNAPSHOT_EVERY", 10)
    table = await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
    await hub.registry.command("p0", table, commands.Sit(id="sit", name="Ania"))
    for number in range(25):
        wish = commands.SetUp(id=f"s{number}", options={"target": 10 + number})
        await hub.registry.command("p0", table, wish)
    live = hub.registry.tables[table]
    seen, _ = await hub.store.snapshot(table) or (0, b"")
    assert live.log.length - 10 < seen <= live.log.length
    read: list[int] = []
    load = hub.store.load

    async def counted(name: str, after: int = 0) -> list[bytes]:
        found = await load(name, after)
        read.append(len(found))
        return found

    monkeypatch.setattr(hub.store, "load", counted)
    hub.registry.forget(live)
    again = await hub.registry.find(table)
    assert read == [live.log.length - seen]
    assert again.log.length == live.log.length
    assert faces(again.table) == faces(live.table)


async def test_a_table_is_read_once_however_many_look_for_it(hub: Hub) -> None:
    table = await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
    hub.registry.forget(hub.registry.tables[table])
    found = await asyncio.gather(*(hub.registry.find(table) for _ in range(5)))
    assert {id(live) for live in found} == {id(hub.registry.tables[table])}


async def test_a_table_that_is_looked_at_again_is_not_read_again(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
    hub.registry.forget(hub.registry.tables[table])
    reads: list[str] = []
    load = hub.store.load

    async def counted(name: str, after: int = 0) -> list[bytes]:
        reads.append(name)
        return await load(name, after)

    monkeypatch.setattr(hub.store, "load", counted)
    for _ in range(3):
        assert isinstance(await hub.registry.shown(table), TableNow)
    assert reads == [table]


async def test_the_id_of_a_table_cannot_be_guessed(hub: Hub) -> None:
    ids = [
        await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
        for _ in range(3)
    ]
    assert len(set(ids)) == 3
    for table in ids:
        assert len(bytes.fromhex(table)) * 8 >= 128


async def test_there_is_no_table_of_an_unknown_id(hub: Hub) -> None:
    with pytest.raises(NoSuchTable, match="no table 'nowhere'"):
        await hub.registry.find("nowhere")
    assert hub.registry.loading == {}


async def test_idle_tables_make_room_and_followed_ones_do_not(tmp_path: Path) -> None:
    hub = Hub(SqliteStore(tmp_path / "byczo.db"), Settings(compiled=False, most_tables=2))
    await hub.open()
    tables = [
        await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
        for _ in range(3)
    ]
    assert tables[2] in hub.registry.tables
    assert tables[0] not in hub.registry.tables
    for table in tables[1:]:
        Ear("p0", hub).say(t="hello", table=table)
    await eventually(lambda: all(table in hub.registry.tables for table in tables[1:]))
    await eventually(lambda: all(live.audience.people for live in hub.registry.tables.values()))
    with pytest.raises(Busy, match="all tables"):
        await hub.registry.find(tables[0])
    await hub.close()


async def test_a_log_that_makes_no_sense_is_told(hub: Hub) -> None:
    append = Append(chain=Chain(), table="broken", seq=1, entry=b'{"e":"from the future","at":1}')
    groups = hub.counts.groups
    hub.store.append(append)
    await eventually(lambda: hub.counts.groups > groups)
    with pytest.raises(BadRecord, match="damaged or newer"):
        await hub.registry.find("broken")


@pytest.mark.parametrize("by", ["guest", "address"])
async def test_nobody_opens_many_tables_that_nobody_follows(tmp_path: Path, by: str) -> None:
    settings = Settings(compiled=False, most_unattended=5, unattended=0.0)
    hub = Hub(SqliteStore(tmp_path / "byczo.db"), settings)
    await hub.open()

    async def open_one(number: int) -> str:
        guest, address = ("p0", f"a{number}") if by == "guest" else (f"p{number}", "a0")
        wish = commands.SetUp(id="open")
        return await hub.registry.open_table(guest, "six-nimmt", wish, address)

    tables = [await open_one(number) for number in range(5)]
    with pytest.raises(Busy, match="5 tables that you or your neighbours opened"):
        await open_one(5)
    Ear("p0", hub).say(t="hello", table=tables[0])
    await open_one(6)
    with pytest.raises(Busy):
        await open_one(7)
    await asyncio.sleep(0.01)
    hub.registry.forget_sleeping()
    assert list(hub.registry.tables) == [tables[0]], "the others have left memory"
    await open_one(8)
    assert (await hub.registry.find(tables[1])).table.status == "gathering", "but are not lost"
    await hub.close()
