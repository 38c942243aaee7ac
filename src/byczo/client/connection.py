"""A connection to one table that comes back by itself and loses nothing."""

from __future__ import annotations

import asyncio
import secrets
from random import random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from byczo.core.errors import ByczoError
from byczo.core.extras import missing_extra
from byczo.messages.client_messages import Command, FromClient, Hello

try:
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import WebSocketException
except ModuleNotFoundError as problem:
    raise missing_extra(problem, "byczo.client") from None

Message = dict[str, Any]
FRAME = 1 << 20  # more than any frame of the server
LONGEST_WAIT = 30.0
TRIES = 12
PASSING = {"busy", "not-stored", "too-fast"}
"""Refusals that time may mend."""

_decode = msgspec.json.Decoder(list[Message]).decode


class Refusal(ByczoError):
    """The server did not do what it was asked for; ``code`` says why (see docs/protocol.md)."""

    def __init__(self, answer: Message) -> None:
        super().__init__(f"{answer['detail']} ({answer['code']})")
        self.code = answer["code"]  # type: ignore[misc]
        self.text = answer["text"]


class TableConnection:
    """Follows a table. After a break it says how far it has come, and repeats its command."""

    def __init__(self, address: str, table: str, token: str | None, guest: str | None) -> None:
        self.address = address.rstrip("/")
        self.table = table
        self.token = token
        self.guest = guest
        self.seen: int | None = None
        self.unanswered: Command | None = None
        self.socket: ClientConnection | None = None

    async def open(self) -> list[Message]:
        """Connect, say hello, and give what the server answers."""
        if self.guest is None:
            self.guest = await new_guest(self.address)
        self.socket = await connect(
            self.address.replace("http", "ws", 1) + "/api/socket",
            additional_headers={"authorization": f"Bearer {self.guest}"},
            max_size=FRAME,
            close_timeout=1,
        )
        await self._say(Hello(table=self.table, seen=self.seen, token=self.token))
        heard = await self._hear()
        if heard[0]["t"] == "error":
            raise Refusal(heard[0])
        return heard

    async def listen(self) -> list[Message]:
        """The messages of the next frame; connects again when the connection is lost."""
        for attempt in range(TRIES):
            try:
                if self.socket is not None:
                    return await self._hear()
                heard = await self.open()
                if self.unanswered is not None:
                    await self._say(self.unanswered)
                return heard
            except (OSError, WebSocketException, Refusal) as problem:
                await self.close()
                if isinstance(problem, Refusal) and problem.code not in PASSING:
                    raise
                await asyncio.sleep(min(2.0**attempt, LONGEST_WAIT) * random())
        raise ConnectionError(f"{self.address} cannot be reached")

    async def send(self, command: Command) -> None:
        """Send something that will be answered; until then it is sent again after each break."""
        self.unanswered = command
        if self.socket is None:
            return
        try:
            await self._say(command)
        except (OSError, WebSocketException):
            await self.close()

    async def close(self) -> None:
        """Hang up."""
        socket, self.socket = self.socket, None
        if socket is not None:
            await socket.close()

    async def _say(self, message: FromClient) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message), text=True)

    async def _hear(self) -> list[Message]:
        assert self.socket is not None
        messages = _decode(await self.socket.recv())
        for message in messages:
            if message["t"] == "events":
                self.seen = message["first"] + len(message["events"]) - 1
            elif message["t"] in {"table", "view"}:
                self.seen = max(self.seen or 0, message["n"])
        return messages


def fresh_id() -> str:
    """An id for a command."""
    return secrets.token_urlsafe(9)


async def new_guest(address: str) -> str:
    """The server makes this program a guest, so that it is known again after a break."""
    return str((await post(address, "/api/programs", {}))["token"])


async def post(address: str, path: str, body: Message, guest: str | None = None) -> Message:
    """The answer of the HTTP API; Refusal if it is not done."""
    headers = {"content-type": "application/json"}
    if guest is not None:
        headers["authorization"] = f"Bearer {guest}"
    request = Request(address.rstrip("/") + path, msgspec.json.encode(body), headers)

    def asked() -> bytes:
        try:
            with urlopen(request, timeout=20) as answer:
                return bytes(answer.read())
        except HTTPError as problem:
            with problem:
                raise Refusal(msgspec.json.decode(problem.read())) from None

    answer: Message = msgspec.json.decode(await asyncio.to_thread(asked))
    return answer
