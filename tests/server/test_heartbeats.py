"""Silent sockets are pinged, gone ones are noticed, and talkative ones are left alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from byczo.server.heartbeats import GONE_AFTER, PING_AFTER, ROUND, Heartbeats
from byczo.server.websocket_protocol import DIRECT_SOCKET, PING, direct_socket

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PONG = b"\x8a\x80\0\0\0\0"
WITHIN = 20
"""Seconds in which something must be heard that is on its way."""


async def accept(scope: Any, receive: Any, send: Any) -> None:
    """Accepts a socket and hears nothing of what it says."""
    await receive()
    await send({"type": "websocket.accept"})
    scope["state"][DIRECT_SOCKET].listen(lambda data: None)
    await receive()


class Target:
    """A port of this process whose sockets are looked after by hand."""

    def __init__(self) -> None:
        self.heartbeats = Heartbeats()
        self.lines: list[Line] = []

    async def open(self) -> None:
        config = uvicorn.Config(accept, ws=direct_socket(self.heartbeats), lifespan="off")
        config.load()
        kind: Any = config.ws_protocol_class
        state = ServerState()
        self.server = await asyncio.get_running_loop().create_server(
            lambda: kind(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )

    async def connect(self) -> Line:
        port = self.server.sockets[0].getsockname()[1]
        line = Line(*await asyncio.open_connection("127.0.0.1", port))
        line.writer.write(HANDSHAKE)
        await line.reader.readuntil(b"\r\n\r\n")
        self.lines.append(line)
        return line

    def rounds(self, count: int) -> None:
        for _ in range(count * ROUND):
            self.heartbeats.beat()

    @property
    def sockets(self) -> list[Any]:
        return [socket for part in self.heartbeats.parts for socket in part]


class Line:
    """The other end of a socket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def read(self, size: int) -> bytes:
        return await asyncio.wait_for(self.reader.readexactly(size), WITHIN)


@pytest.fixture
async def target() -> AsyncIterator[Target]:
    running = Target()
    await running.open()
    yield running
    for line in running.lines:
        line.writer.close()
    running.server.close()
    async with asyncio.timeout(WITHIN):
        while running.sockets:
            await asyncio.sleep(0)


async def test_a_silent_socket_is_pinged_and_lives_if_it_answers(target: Target) -> None:
    line = await target.connect()
    for _ in range(3):
        target.rounds(PING_AFTER)
        assert await line.read(len(PING)) == PING
        line.writer.write(PONG)
        async with asyncio.timeout(WITHIN):
            while target.sockets[0].silent:
                await asyncio.sleep(0)
    target.rounds(1)
    assert len(target.sockets) == 1


async def test_a_socket_that_does_not_answer_is_closed(target: Target) -> None:
    line = await target.connect()
    target.rounds(GONE_AFTER)
    assert await line.read(len(PING)) == PING
    opcode, _, high, low = await line.read(4)
    assert (opcode, high << 8 | low) == (0x88, 1011)
    assert target.sockets == []


async def test_who_says_something_is_not_pinged(target: Target) -> None:
    line = await target.connect()
    for _ in range(GONE_AFTER):
        target.rounds(1)
        line.writer.write(b"\x81\x82\0\0\0\0{}")
        async with asyncio.timeout(WITHIN):
            while target.sockets[0].silent:
                await asyncio.sleep(0)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(line.reader.read(1), 0.01)


async def test_closed_sockets_are_forgotten_and_the_timer_rests(target: Target) -> None:
    line = await target.connect()
    assert target.heartbeats.timer is not None
    line.writer.close()
    async with asyncio.timeout(WITHIN):
        while target.sockets:
            await asyncio.sleep(0)
        while target.heartbeats.timer is not None:
            await asyncio.sleep(0.01)


async def test_sockets_are_spread_over_the_beats(target: Target) -> None:
    for _ in range(2 * ROUND):
        await target.connect()
    assert [len(part) for part in target.heartbeats.parts] == [2] * ROUND
