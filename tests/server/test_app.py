"""The application: its health."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from starlette.applications import Starlette
from starlette.types import Message

from byczo.server.app import application
from byczo.server.settings import Settings
from byczo.store.queries import HEALTH
from byczo.store.sqlite import connect


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
    async with app.router.lifespan_context(app):
        assert await health(app) == 200
        db = connect(tmp_path / "byczo.db")
        assert [row[3].split()[0] for row in db.execute(f"explain query plan {HEALTH}")] == [
            "SEARCH"
        ]
        db.close()
        monkeypatch.setattr("byczo.store.sqlite.HEALTH", "select 1 from nowhere")
        assert await health(app) == 503
