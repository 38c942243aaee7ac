"""Strangers who mean no good, from many addresses of this machine, as fast as they can.

Each attack is one round of something that once took servers down; it ends when the server ends it.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import cycle
from random import Random
from typing import Any
from urllib.parse import urlsplit

BROKEN = (OSError, EOFError, asyncio.IncompleteReadError, ValueError)
BURST = 100
"""Frames that a socket sends at once: more than it may."""

PATIENCE = 5.0
HALF = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
)


def frame(text: bytes) -> bytes:
    """A text message of a client, with a mask of zeros."""
    size = len(text)
    if size < 126:
        head = bytes((0x81, 0x80 | size))
    elif size < 65_536:
        head = b"\x81\xfe" + size.to_bytes(2, "big")
    else:
        head = b"\x81\xff" + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + text


class Strangers:
    """All attackers; what they did and what they were answered is counted."""

    def __init__(self, server: str, table: str, frames: list[bytes], record: bytes) -> None:
        """``table`` is where others play, ``record`` a game to bring again and again."""
        where = urlsplit(server)
        self.host, self.port, self.netloc = where.hostname, where.port, where.netloc
        self.table, self.record = table, record
        self.frames = cycle(frame(text) for text in frames)
        self.rng = Random(1)
        self.opened: dict[Any, list[asyncio.StreamWriter]] = {}  # by the task of the attacker
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.attacks: list[Callable[[], Awaitable[None]]] = [
            *(self.headers, self.half_requests, self.tables, self.records, self.lists),
            *(self.hints, self.entries),
        ]

    async def flood(self, frames: int, together: int = 16) -> None:
        """So many hostile frames, and all the time everything else as well."""
        others = [asyncio.ensure_future(self._forever(attack)) for attack in self.attacks]
        try:
            await asyncio.gather(*(self._frames_until(frames) for _ in range(together)))
        finally:
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

    async def _frames_until(self, frames: int) -> None:
        while self.sent < frames:
            await self._once(self.malformed)

    async def _forever(self, attack: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self._once(attack)
            await asyncio.sleep(0.05)

    async def _once(self, attack: Callable[[], Awaitable[None]]) -> None:
        try:
            async with asyncio.timeout(2 * PATIENCE):
                await attack()
        except BROKEN as problem:
            self.answers[f"{attack.__name__}: {type(problem).__name__}"] += 1
            await asyncio.sleep(0.01)
        finally:
            for writer in self.opened.pop(asyncio.current_task(), []):
                writer.close()

    # --- ways in --------------------------------------------------------------------------------

    def address(self, among: int = 250) -> str:
        """One of so many addresses of this machine."""
        return f"127.0.9.{1 + self.rng.randrange(among)}"

    async def connect(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """From that address."""
        reader, writer = await asyncio.open_connection(
            self.host, self.port, local_addr=(address, 0)
        )
        self.opened.setdefault(asyncio.current_task(), []).append(writer)
        return reader, writer

    async def request(self, address: str, path: str, body: bytes = b"", token: str = "") -> Any:
        """The JSON that a request is answered with; None if it is refused."""
        reader, writer = await self.connect(address)
        method = "POST" if body else "GET"
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {self.netloc}\r\nConnection: close\r\n"
            f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        answer = await reader.read()
        head, _, content = answer.partition(b"\r\n\r\n")
        status = head[9:12].decode() or "closed"
        self.answers[f"{method} {path.partition('?')[0][:12]}: {status}"] += 1
        return json.loads(content) if status.startswith("2") else None

    async def socket(self, address: str, token: str = "") -> Line:
        """A socket from that address."""
        reader, writer = await self.connect(address)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(HANDSHAKE.format(host=self.netloc, key=key, token=token).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        self.answers[f"socket: {head[9:12].decode()}"] += 1
        return Line(reader, writer, accepted=b" 101 " in head)

    # --- attacks --------------------------------------------------------------------------------

    async def malformed(self) -> None:
        """A burst of frames that are almost messages, at a table where others play."""
        line = await self.socket(self.address())
        if line.accepted:
            line.say(t="hello", table=self.table)
            line.writer.write(b"".join(next(self.frames) for _ in range(BURST)))
            self.sent += BURST
            await line.drain()

    async def headers(self) -> None:
        """Header lines without an end."""
        _, writer = await self.connect(self.address(1))
        writer.write(b"GET / HTTP/1.1\r\n")
        with suppress(*BROKEN):
            for _ in range(200):
                writer.write(b"X-Line: " + b"x" * 5000 + b"\r\n")
                await writer.drain()
        self.answers["headers: cut off"] += 1

    async def half_requests(self) -> None:
        """Requests that never end, as many as one address gets."""
        for _ in range(50):
            with suppress(*BROKEN):
                _, writer = await self.connect("127.0.9.251")
                writer.write(HALF)
        await asyncio.sleep(2)

    async def tables(self) -> None:
        """Tables full of bots that nobody follows."""
        await self._host(self.address(3))

    async def records(self) -> None:
        """Records, again and again."""
        await self.request(self.address(3), "/api/records", self.record)

    async def lists(self) -> None:
        """Everything that can be looked at."""
        for path in ("/api/tables", f"/api/tables/{self.table}", "/api/me/games", "/metrics"):
            await self.request(self.address(3), path)

    async def hints(self) -> None:
        """More hints than there are threads."""
        line = await self._host(self.address(20))
        if line is not None:
            for number in range(40):
                line.say(t="hint", id=f"h{number}")
            await line.drain()

    async def entries(self) -> None:
        """Whatever makes a log longer."""
        line = await self._host(self.address(20), bots=0)
        if line is not None:
            for number in range(25):
                line.say(t="set-up", id=f"s{number}", listed=bool(number % 2))
                line.say(t="leave", id=f"l{number}")
                line.say(t="sit", id=f"i{number}", name=f"Nobody {number}")
            await line.drain()

    async def _host(self, address: str, bots: int = 3) -> Line | None:
        """The socket of a host whose table plays with bots, or waits; None if that is refused."""
        guest = await self.request(address, "/api/programs", b"{}")
        wish = b'{"game": "six-nimmt", "name": "Stranger"}'
        token = "" if guest is None else guest["token"]
        opened = await self.request(address, "/api/tables", wish, token) if token else None
        if opened is None:
            return None
        line = await self.socket(address, token)
        if not line.accepted:
            return None
        line.say(t="hello", table=opened["table"])
        for number in range(bots):
            line.say(t="add-bot", id=f"b{number}", bot="ox")
        if bots:
            line.say(t="start", id="go")
        await line.writer.drain()
        return line


class Line:
    """A socket of an attacker, who hardly listens."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, accepted: bool
    ) -> None:
        self.reader, self.writer, self.accepted = reader, writer, accepted

    def say(self, **message: object) -> None:
        """Send a message."""
        self.writer.write(frame(json.dumps(message).encode()))

    async def drain(self) -> None:
        """Until the server has closed it or says nothing for a moment."""
        with suppress(TimeoutError):
            while await asyncio.wait_for(self.reader.read(65_536), 0.3):
                pass


def texts(broken: Iterator[bytes]) -> list[bytes]:
    """Frames that can be repeated; what is larger than any message ends its socket at once."""
    return [text for text in broken if len(text) < 10_000]
