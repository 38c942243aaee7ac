"""Which of several processes runs a table's bots and clock."""

from __future__ import annotations

import asyncio
import time

import pytest

from byczo.store import postgres_leases
from byczo.store.interface import Append, Chain
from byczo.store.postgres_connection import connect
from byczo.store.postgres_leases import LEASE
from tests.store.pairs import come, die, leases
from tests.store.store_user import Keeper, summary, until


async def test_one_process_tends_a_table(pair: tuple[Keeper, Keeper]) -> None:
    one, other = pair
    assert not one.store.has_lease("a")
    await until(lambda: one.tended == ["a"])
    assert one.store.has_lease("a")
    assert not other.store.has_lease("a")
    await asyncio.sleep(1.5)
    assert other.tended == []
    await one.store.close()
    await until(lambda: other.tended == ["a"])
    assert other.store.has_lease("a")


async def test_a_killed_process_is_followed_within_seconds(pair: tuple[Keeper, Keeper]) -> None:
    one, other = pair
    about = summary(changed=int(time.time() * 1000), tended=True)
    one.store.append(Append(chain=Chain(), table="a", seq=1, entry=b"x", summary=about))
    await one.answered("a", 1)
    one.store.has_lease("a")
    await until(lambda: one.tended == ["a"])
    other.store.announce("a", ["Ania"])  # whoever follows the table sees its bots go on
    await die(one)
    began = time.monotonic()
    await until(lambda: other.tended == ["a"])
    assert time.monotonic() - began < LEASE + 2
    assert other.store.has_lease("a")


async def test_a_released_table_can_be_had_by_another_process(
    pair: tuple[Keeper, Keeper],
) -> None:
    one, other = pair
    one.store.has_lease("a")
    await until(lambda: one.tended == ["a"])
    one.store.release("a")
    assert not other.store.has_lease("a")
    await until(lambda: other.tended == ["a"])
    assert other.store.has_lease("a")
    assert not one.store.has_lease("a")
    assert not one.store.has_lease("a"), "to ask twice changes nothing"
    one.store.release("a")  # nor does giving up what one has not
    assert other.store.has_lease("a")


async def test_orphans_go_to_the_process_where_their_guests_are(
    pair: tuple[Keeper, Keeper],
) -> None:
    """Who only finds them would have to read them first, one after the other."""
    one, other = pair
    third = await come(leases(one).url)
    leases(third).task.cancel()  # it looks when we say so
    about = summary(changed=int(time.time() * 1000), tended=True)
    one.store.append(Append(chain=Chain(), table="a", seq=1, entry=b"x", summary=about))
    await one.answered("a", 1)
    one.store.has_lease("a")
    await until(lambda: one.tended == ["a"])
    db = await connect(leases(one).url)
    other.store.announce("a", ["Ania"])
    while not await db.fetchval("select count(*) from presence"):
        await asyncio.sleep(0.01)
    await die(one)
    alive = "select exists (select from servers where until > clock_timestamp() and id = $1)"
    while await db.fetchval(alive, leases(one).server):
        await asyncio.sleep(0.01)
    await leases(third)._search(db)
    assert third.tended == []
    await until(lambda: other.tended == ["a"])
    await db.close()
    await die(third)


async def test_a_process_that_was_asleep_does_not_tend_what_others_took(
    pair: tuple[Keeper, Keeper],
) -> None:
    one, other = pair
    one.store.has_lease("a")
    await until(lambda: one.tended == ["a"])
    leases(one).task.cancel()
    await asyncio.sleep(LEASE + 0.1)
    assert not one.store.has_lease("a"), "it cannot be sure any more"
    other.store.has_lease("a")
    await until(lambda: other.tended == ["a"])
    await die(one)


async def test_many_tables_are_claimed_in_parts(
    pair: tuple[Keeper, Keeper], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_leases, "MOST_CLAIMED", 10)
    one, _ = pair
    tables = [f"t{number:02}" for number in range(25)]
    for table in tables:
        one.store.has_lease(table)
    await until(lambda: sorted(one.tended) == tables)
    assert all(one.store.has_lease(table) for table in tables)
