"""Two processes on one PostgreSQL, as far as the database can tell."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from byczo.store.postgres import PostgresStore
from byczo.store.postgres_connection import drop
from tests.store.store_user import Keeper, until


async def come(url: str) -> Keeper:
    """Another process, as far as the database can tell."""
    store = PostgresStore(url)
    keeper = Keeper(store)
    await store.open(keeper)
    return keeper


@pytest.fixture
async def pair(database: str) -> AsyncIterator[tuple[Keeper, Keeper]]:
    """Two processes on one database."""
    one, other = await come(database), await come(database)
    await until(lambda: leases(one).neighbours and leases(other).neighbours)
    yield one, other
    for keeper in (one, other):
        if not leases(keeper).task.cancelled():
            await keeper.store.close()


def leases(keeper: Keeper) -> Any:
    assert isinstance(keeper.store, PostgresStore)
    return keeper.store.leases


async def die(keeper: Keeper) -> None:
    """End as a killed process does: without a word."""
    store = keeper.store
    assert isinstance(store, PostgresStore)
    assert store.leases is not None
    assert store.writer is not None
    assert store.readers is not None
    assert store.hints is not None
    tasks = (store.leases.task, store.writer.task, store.hints.task)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    drop(store.writer.db)
    store.readers.terminate()
    await asyncio.sleep(0)
