"""Stores for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from byczo.store.interface import Store
from byczo.store.postgres import PostgresStore
from byczo.store.sqlite import SqliteStore
from tests.server.conftest import everybody_leaves, serve
from tests.store.pairs import pair
from tests.store.store_user import Keeper

__all__ = ["everybody_leaves", "pair", "serve"]


@pytest.fixture(params=["sqlite", "postgres"])
def closed_store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """A store on an empty database."""
    if request.param == "postgres":
        return PostgresStore(request.getfixturevalue("database"))
    return SqliteStore(tmp_path / "byczo.db")


@pytest.fixture
async def keeper(closed_store: Store) -> AsyncIterator[Keeper]:
    """Somebody who has opened the store."""
    keeper = Keeper(closed_store)
    await closed_store.open(keeper)
    yield keeper
    await closed_store.close()
