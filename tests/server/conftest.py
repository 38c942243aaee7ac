"""Servers for tests."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from byczo.server.hub import Hub
from byczo.server.settings import Settings
from tests.server.running import Player, ServerProcess
from tests.server.simulated import VirtualLoop
from tests.server.store_and_sockets import GatedStore


def pytest_asyncio_loop_factories(
    item: pytest.Item,
) -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Tests marked ``virtual_time`` run in a loop where waiting takes no time."""
    if item.get_closest_marker("virtual_time") is not None:
        return {"virtual": VirtualLoop}
    return {"real": asyncio.new_event_loop}


@pytest.fixture(autouse=True)
async def everybody_leaves() -> AsyncIterator[None]:
    """After a test all sockets are closed, also when it failed."""
    yield
    while Player.connected:
        await Player.connected.pop().leave()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with data of its own."""
    running = ServerProcess(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Starts servers, each with a folder of its own."""
    servers: list[ServerProcess] = []

    def start(**settings: object) -> ServerProcess:
        servers.append(ServerProcess(tmp_path / f"server{len(servers)}", **settings))
        return servers[-1]

    yield start
    for server in servers:
        server.stop(signal.SIGKILL)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that leave it as it is."""
    running = ServerProcess(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    """A hub without sockets, on a disk that waits when it is told to."""
    opened = Hub(GatedStore(tmp_path / "byczo.db"), Settings(compiled=False))
    await opened.open()
    yield opened
    await opened.close()
