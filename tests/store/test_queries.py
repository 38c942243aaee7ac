"""What is asked of a store: lists, history and records."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from byczo.messages.http_messages import Device
from byczo.messages.vocabulary import Status
from byczo.store.errors import NotStored
from byczo.store.interface import Append, Chain
from byczo.store.postgres import PostgresStore
from byczo.store.sqlite import SqliteStore
from tests.store.store_user import RECORD, RESULT, Keeper, finished, summary


async def test_lists(keeper: Keeper) -> None:
    store = keeper.store
    rows: list[tuple[Status, bool]] = [
        ("gathering", True),
        ("gathering", False),
        ("playing", True),
        ("gathering", True),
    ]
    for number, (status, listed) in enumerate(rows):
        now = summary(status, number, listed=listed)
        table = f"t{number}"
        store.append(Append(chain=Chain(), table=table, seq=1, entry=b"x", summary=now))
    over = replace(summary("over", 9), people=["ania", "cleo"])
    store.append(
        Append(chain=Chain(), table="t2", seq=2, entry=b"x", summary=over, finished=finished())
    )
    await keeper.answered("t2", 1, 2)
    assert [row.table for row in await store.lobby(-1, 10)] == ["t3", "t0"]
    assert [row.table for row in await store.lobby(-1, 1)] == ["t3"]
    assert [row.table for row in await store.lobby(0, 10)] == ["t3"], "nothing happens at t0"
    assert await store.gathering(-1, 10) == ["t3", "t1", "t0"]
    assert await store.gathering(0, 1) == ["t3"]
    assert [row.table for row in await store.tables_of("ania", 10)] == ["t2", "t3", "t1", "t0"]
    [game] = await store.games_of("ania", 10)
    assert (game.table, game.number, game.names) == ("t2", 1, ["Ania"])
    assert await store.games_at("t2", 10) == [game]
    assert await store.record("t2", 1) == RECORD
    assert await store.record("t2", 2) is None
    assert await store.games_of("bo", 10) == []
    assert await store.games_of("cleo", 10) == [], "she sat at the table, but not in this game"
    await store.check()


async def test_lists_never_read_records(keeper: Keeper) -> None:
    """However large records are, and even if they are gone."""
    store = keeper.store
    for number in range(1, 6):
        game = replace(finished(), number=number, record="x" * 500_000)
        store.append(Append(chain=Chain(), table="a", seq=number, entry=b"x", finished=game))
        await keeper.answered("a", number)
    assert isinstance(store, SqliteStore | PostgresStore)
    if isinstance(store, SqliteStore):
        await store._write("drop table records")
    else:
        await store._rows("drop table records")
    assert [game.number for game in await store.games_at("a", 3)] == [3, 4, 5], "the last ones"
    [*_, latest] = await store.games_of("ania", 10)
    assert (latest.names, latest.result) == (["Ania"], RESULT)
    with pytest.raises(NotStored):
        await store.record("a", 1)


async def test_snapshots_are_kept_and_only_newer_ones_replace_them(keeper: Keeper) -> None:
    store = keeper.store
    assert await store.snapshot("a") is None
    await store.save_snapshot("a", 5, b"five")
    await store.save_snapshot("a", 3, b"three")
    assert await store.snapshot("a") == (5, b"five")
    await store.save_snapshot("a", 9, b"nine")
    assert await store.snapshot("a") == (9, b"nine")


async def test_revocations_are_kept_and_never_taken_back(keeper: Keeper) -> None:
    store = keeper.store
    await store.revoke("ania", 100)
    await store.revoke("bo", 50)
    await store.revoke("ania", 70)
    assert await store.revocations(0) == {"ania": 100, "bo": 50}
    assert await store.revocations(50) == {"ania": 100}


async def test_devices_are_kept_until_they_are_shut_out(keeper: Keeper) -> None:
    store = keeper.store
    phone = Device(id="phone", kind="phone", system="Android", first=5, last=5)
    await store.save_device("ania", phone)
    await store.save_device("ania", Device(id="pc", kind="computer", system="", first=6, last=6))
    await store.save_device("bo", phone)
    await store.save_device("ania", replace(phone, first=9, last=9))
    await store.saw_device("ania", "phone", 8)
    await store.saw_device("ania", "nothing", 8)
    assert [(d.id, d.first, d.last) for d in await store.devices("ania")] == [
        ("phone", 5, 9),
        ("pc", 6, 6),
    ]
    await store.saw_device("ania", "pc", 12)
    assert [device.id for device in await store.devices("ania")] == ["pc", "phone"]
    await store.revoke_device("ania", "phone", 100)
    await store.revoke_device("ania", "first", 50)
    assert [device.id for device in await store.devices("ania")] == ["pc"]
    assert await store.revoked_devices(0) == {("ania", "phone"), ("ania", "first")}
    assert await store.revoked_devices(50) == {("ania", "phone")}
    assert await store.count_devices("ania") == 3
    await store.forget_devices("ania", "pc")
    assert await store.count_devices("ania") == 1
    assert [device.id for device in await store.devices("bo")] == ["phone"]
