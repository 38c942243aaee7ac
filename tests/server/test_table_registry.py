"""Tables in memory: found, opened, and forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from byczo.core.errors import BadRecord
from byczo.messages import client_messages as commands
from byczo.server.errors import Busy
from byczo.server.hub import Hub
from byczo.server.settings import Settings
from byczo.store.interface import Append, Chain
from byczo.store.sqlite import SqliteStore
from byczo.table.errors import NoSuchTable
from server.hearing import Ear, GatedStore
from server.running import eventually


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
    told = await hub.registry.stored_table(table)
    assert told.status == "playing"
    assert not told.ended, "so its secret is not told"
    store.open_gate()
    await ears[0].until("ack")
    assert (await hub.registry.stored_table(table)).status == "abandoned"


async def test_a_table_is_read_once_however_many_look_for_it(hub: Hub) -> None:
    table = await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
    hub.registry.forget(hub.registry.tables[table])
    found = await asyncio.gather(*(hub.registry.find(table) for _ in range(5)))
    assert {id(live) for live in found} == {id(hub.registry.tables[table])}


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
