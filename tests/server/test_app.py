"""The application: its health."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
from starlette.applications import Starlette
from starlette.types import Message

from byczo.server.app import application
from byczo.server.settings import Settings
from byczo.store.errors import NotStored
from byczo.store.sqlite import SqliteStore


async def health(app: Starlette) -> int:
    """The status that ``/healthz`` answers with."""
    said: list[Message] = []

    async def send(message: Message) -> None:
        said.append(message)

    scope = {"type": "http", "method": "GET", "path": "/healthz", "headers": []}
    await app(scope, AsyncMock(), send)
    return int(said[0]["status"])


async def test_to_look_after_the_server_costs_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables there are: no query goes through them all."""
    app = application(Settings(data=str(tmp_path), compiled=False))
    plans: list[str] = []
    rows = SqliteStore._rows

    async def explained(store: SqliteStore, query: str, *values: object) -> Sequence[Any]:
        plans.extend(row[3] for row in await rows(store, f"explain query plan {query}", *values))
        return await rows(store, query, *values)

    async def unreadable(store: SqliteStore, query: str, *values: object) -> Sequence[Any]:
        raise NotStored("the database cannot be read")

    async with app.router.lifespan_context(app):
        monkeypatch.setattr(SqliteStore, "_rows", explained)
        assert await health(app) == 200
        assert [plan.split()[0] for plan in plans] == ["SEARCH"]
        monkeypatch.setattr(SqliteStore, "_rows", unreadable)
        assert await health(app) == 503
