"""Several processes on one PostgreSQL, and a PostgreSQL that goes away."""

from __future__ import annotations

import asyncio

from byczo.store.postgres import PostgresStore
from tests.store.pairs import come
from tests.store.store_user import Keeper


async def test_all_processes_recognise_the_same_guests(pair: tuple[Keeper, Keeper]) -> None:
    one, other = pair
    assert await one.store.key(b"one") == b"one"
    assert await other.store.key(b"other") == b"one"


async def test_two_may_start_at_once(database: str) -> None:
    keepers = await asyncio.gather(*(come(database) for _ in range(4)))
    for keeper in keepers:
        await keeper.store.close()


async def test_a_store_that_was_never_opened_can_be_closed(database: str) -> None:
    await PostgresStore(database).close()
