"""Frames as bytes: the server reads them from any pieces, and ends what breaks the standard."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from random import Random

import pytest

from tests.server.running import ServerProcess

MASK = b"\x0f\xa5\x33\x81"
TEXT, MORE, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
PROTOCOL_ERROR, TOO_BIG = 1002, 1009


def frame(
    body: bytes, opcode: int = TEXT, *, end: bool = True, width: int = 0, masked: bool = True
) -> bytes:
    """A frame of a client. ``width``: of the length in bytes, also where a shorter one would do."""
    width = width or (0 if len(body) < 126 else 2 if len(body) < 65536 else 8)
    first = {0: len(body), 2: 126, 8: 127}[width]
    head = bytes([opcode | (0x80 if end else 0), first | (0x80 if masked else 0)])
    head += len(body).to_bytes(width, "big") if width else b""
    if not masked:
        return head + body
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(body))


class Line:
    """A raw connection after its handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def read(self) -> tuple[int, bytes]:
        """The opcode and the body of the next frame of the server."""
        return await asyncio.wait_for(self._read(), 20)

    async def _read(self) -> tuple[int, bytes]:
        first, length = await self.reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await self.reader.readexactly(2), "big")
        return first & 0x0F, await self.reader.readexactly(length)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("target"), messages_at_once=10_000)
    yield server
    server.stop()
    assert server.complaints == ""


@pytest.fixture
async def line(target: ServerProcess) -> AsyncIterator[Line]:
    host, port = target.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    yield Line(reader, writer)
    writer.close()


def ping(number: int) -> bytes:
    return json.dumps({"t": "ping", "sent": number}).encode()


async def answered(line: Line, count: int) -> list[int]:
    """The numbers that came back."""
    found: list[int] = []
    while len(found) < count:
        opcode, body = await line.read()
        if opcode == TEXT:
            found += [message["sent"] for message in json.loads(body)]
    return found


@pytest.mark.parametrize("seed", range(4))
async def test_frames_in_any_pieces(line: Line, seed: int) -> None:
    rng = Random(seed)
    stream = b""
    for number in range(60):
        body = ping(number)
        if rng.random() < 0.3:
            cut = rng.randrange(len(body))
            stream += frame(body[:cut], end=False) + frame(b"are you there", PING)
            stream += frame(body[cut:], MORE)
        else:
            stream += frame(body + b" " * rng.choice((0, 100, 300)))
    while stream:
        cut = rng.choice((1, 2, 5, 40, 500))
        line.writer.write(stream[:cut])
        stream = stream[cut:]
        if rng.random() < 0.3:
            await line.writer.drain()
            await asyncio.sleep(0)
    assert await answered(line, 60) == list(range(60))


OFFENCES = {
    "not masked": frame(ping(1), masked=False),
    "reserved bit": bytes([0xC1]) + frame(ping(1))[1:],
    "reserved opcode": frame(ping(1), 0x3),
    "reserved control opcode": frame(b"", 0xB),
    "long control frame": frame(b"x" * 126, PING),
    "fragmented control frame": frame(b"x", PING, end=False),
    "continuation of nothing": frame(ping(1), MORE),
    "text within a fragmented text": frame(b"{", end=False) + frame(ping(1)),
    "endless length": bytes([0x81, 0xFF]) + b"\x7f" + b"\xff" * 7 + MASK,
    "too large in pieces": b"".join(
        frame(b"x" * 9000, TEXT if n == 0 else MORE, end=False) for n in range(4)
    ),
    "close with one byte": frame(b"x", CLOSE),
    "close with a code that is none": frame((999).to_bytes(2, "big"), CLOSE),
}


@pytest.mark.parametrize("offence", OFFENCES.values(), ids=OFFENCES)
@pytest.mark.parametrize("before", [0, 3])
async def test_offences_end_the_socket(line: Line, offence: bytes, before: int) -> None:
    line.writer.write(b"".join(frame(ping(number)) for number in range(before)))
    assert await answered(line, before) == list(range(before))
    line.writer.write(offence)
    opcode, body = await line.read()
    assert opcode == CLOSE
    assert int.from_bytes(body[:2], "big") in {PROTOCOL_ERROR, TOO_BIG}
