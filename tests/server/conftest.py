"""Servers for tests."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from server.running import Player, ServerProcess


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
    if running.process.poll() is None:
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
        if server.process.poll() is None:
            server.stop(signal.SIGKILL)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that leave it as it is."""
    running = ServerProcess(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()
