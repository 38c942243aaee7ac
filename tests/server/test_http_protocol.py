"""What an HTTP connection may cost before anybody knows who it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from byczo.server import http_protocol
from byczo.server.connection_limits import ConnectionLimits
from byczo.server.heartbeats import Heartbeats
from byczo.server.http_protocol import MOST_HEAD, MOST_URL, bounded_http
from byczo.server.proxies import Proxies
from byczo.server.websocket_protocol import direct_socket

MOST_BODY = 50_000
HEAD = b"GET / HTTP/1.1\r\nhost: x\r\n"


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers with the number of bytes in the body, when it is complete."""
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size += len(message.get("body", b""))
        more = message.get("more_body", False)
    body = str(size).encode()
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Target:
    """A port of this process that speaks bounded HTTP."""

    def __init__(self) -> None:
        self.limits = ConnectionLimits(20, 5, Proxies(""))

    async def open(self) -> None:
        config = uvicorn.Config(
            echo,
            http=bounded_http(self.limits, MOST_BODY, {"x-content-type-options": "nosniff"}),
            ws=direct_socket(Heartbeats()),
            lifespan="off",
        )
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            kind: Any = config.http_protocol_class
            made: asyncio.Protocol = kind(config=config, server_state=state, app_state={})
            return made

        self.server = await loop.create_server(protocol, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def answer(self, *parts: bytes) -> bytes:
        """All that is answered to these bytes until the connection ends or rests."""
        reader, writer = await self.connect()
        try:
            for part in parts:
                writer.write(part)
                await writer.drain()
            return await asyncio.wait_for(reader.read(1000), 5)
        except ConnectionError:
            return b"cut off"
        finally:
            writer.close()


@pytest.fixture
async def target() -> AsyncIterator[Target]:
    running = Target()
    await running.open()
    yield running
    running.server.close()
    await asyncio.sleep(0.01)


async def test_usual_requests_are_answered(target: Target) -> None:
    assert (await target.answer(HEAD + b"\r\n")).startswith(b"HTTP/1.1 200")
    body = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 40000\r\n\r\n" + b"x" * 40_000
    assert (await target.answer(body)).endswith(b"40000")
    large = HEAD + b"cookie: " + b"x" * (MOST_HEAD - 200) + b"\r\n\r\n"
    assert (await target.answer(large)).startswith(b"HTTP/1.1 200")
    twice = await target.answer((HEAD + b"\r\n") * 2)
    assert twice.count(b"HTTP/1.1 200") == 2


@pytest.mark.parametrize("size", [10, 1000])
async def test_headers_end_somewhere(target: Target, size: int) -> None:
    line = b"x: " + b"y" * size + b"\r\n"
    answer = await target.answer(HEAD, *[line * 100] * 40)
    assert answer.startswith(b"HTTP/1.1 431") or answer == b"cut off"


async def test_one_header_without_an_end_is_cut_off(target: Target) -> None:
    answer = await target.answer(HEAD + b"x: ", *[b"y" * 10_000] * 20)
    assert answer.startswith(b"HTTP/1.1 431") or answer == b"cut off"


async def test_the_address_of_a_page_is_not_longer_than_it_may_be(target: Target) -> None:
    fits = b"GET /" + b"x" * (MOST_URL - 1) + b" HTTP/1.1\r\nhost: x\r\n\r\n"
    assert (await target.answer(fits)).startswith(b"HTTP/1.1 200")
    longer = b"GET /" + b"x" * MOST_URL + b" HTTP/1.1\r\nhost: x\r\n\r\n"
    assert (await target.answer(longer)).startswith(b"HTTP/1.1 414")


async def test_a_body_without_an_end_is_cut_off(target: Target) -> None:
    head = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    answer = await target.answer(head, *[b"1000\r\n" + b"x" * 4096 + b"\r\n"] * 30)
    assert answer.startswith(b"HTTP/1.1 413") or answer == b"cut off"


async def test_headers_after_the_body_are_not_kept(target: Target) -> None:
    head = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
    assert (await target.answer(head + b"late: " + b"y" * 3000 + b"\r\n\r\n")).endswith(b"\r\n1")
    answer = await target.answer(head, *[b"late: " + b"y" * 9000 + b"\r\n"] * 30)
    assert answer.startswith(b"HTTP/1.1 413") or answer == b"cut off"


@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        (b"", b""),
        (b"GET / HT", b"HTTP/1.1 408"),
        (HEAD, b"HTTP/1.1 408"),
        (b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nx", b"HTTP/1.1 408"),
    ],
    ids=["nothing", "a line", "a head", "a body"],
)
async def test_a_request_is_complete_in_time_or_ended(
    target: Target, monkeypatch: pytest.MonkeyPatch, sent: bytes, answered: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "COMPLETE_WITHIN", 0.2)
    reader, writer = await target.connect()
    writer.write(sent)
    began = asyncio.get_running_loop().time()
    answer = await asyncio.wait_for(reader.read(), 3)
    assert answer[: len(answered)] == answered
    assert bool(answer) == bool(answered)
    assert 0.1 < asyncio.get_running_loop().time() - began < 2
    writer.close()


async def test_dripping_bytes_do_not_buy_time(
    target: Target, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "COMPLETE_WITHIN", 0.3)
    reader, writer = await target.connect()
    answer = asyncio.ensure_future(reader.read(100))
    drips = 0
    while not answer.done():
        writer.write(HEAD[drips : drips + 1])
        drips += 1
        await asyncio.sleep(0.02)
    assert answer.result().startswith(b"HTTP/1.1 408")
    assert drips < len(HEAD)
    writer.close()


async def test_one_address_has_so_many_connections_and_can_still_ask_for_health(
    target: Target,
) -> None:
    held = [await target.connect() for _ in range(5)]
    await asyncio.sleep(0.05)
    assert target.limits.count == 5
    assert (await target.answer(HEAD + b"\r\n")).startswith(b"HTTP/1.1 503")
    healthy = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    assert (await target.answer(healthy)).startswith(b"HTTP/1.1 200")
    held[0][1].close()
    await asyncio.sleep(0.05)
    assert (await target.answer(HEAD + b"\r\n")).startswith(b"HTTP/1.1 200")
    for _, writer in held:
        writer.close()
    await asyncio.sleep(0.05)
    assert target.limits.count == 0


async def test_refusals_are_guarded_like_every_answer(target: Target) -> None:
    head, _, body = (await target.answer(b"no request\r\n\r\n")).partition(b"\r\n\r\n")
    lines = head.split(b"\r\n")
    assert lines[0] == b"HTTP/1.1 400 Bad Request"
    assert {b"x-content-type-options: nosniff", b"connection: close"} <= set(lines)
    assert b"content-type: text/plain; charset=utf-8" in lines
    assert f"content-length: {len(body)}".encode() in lines


@pytest.mark.parametrize(
    "framing",
    [
        b"content-length: 4\r\ntransfer-encoding: chunked",
        b"transfer-encoding: chunked\r\ncontent-length: 4",
        b"content-length: 4\r\ncontent-length: 5",
        b"content-length: +4",
        b"transfer-encoding: chunked, identity",
    ],
)
async def test_a_request_ends_where_a_proxy_thinks_so_too(target: Target, framing: bytes) -> None:
    """Two ways to say how long a body is let a second request be smuggled past a proxy."""
    hidden = b"0\r\n\r\n" + HEAD + b"\r\n"
    sent = b"POST / HTTP/1.1\r\nhost: x\r\n" + framing + b"\r\n\r\n" + hidden
    answer = await target.answer(sent)
    assert answer.startswith(b"HTTP/1.1 400")
    assert answer.count(b"HTTP/1.1") == 1


async def test_what_is_no_request_is_told_once_in_the_log(
    target: Target, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for _ in range(20):
        assert (await target.answer(b"\x16\x03\x01\r\n\r\n")).startswith(b"HTTP/1.1 400")
    lines = [record.getMessage() for record in caplog.records if "bad request" in record.message]
    assert len(lines) <= 1
