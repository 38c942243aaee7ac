"""Who the server talks to: over a socket, or for the time of one HTTP request."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Protocol

import msgspec

from byczo.core.errors import ByczoError
from byczo.locales import LANGUAGES, voice
from byczo.messages.client_messages import Command, Hello
from byczo.messages.server_messages import Refused, ServerMessage, You
from byczo.server.errors import BadMessage
from byczo.server.rate_limits import Bucket

encode = msgspec.json.Encoder().encode


class Requester(Protocol):
    """Who gives a command, and gets one answer."""

    person: str
    address: str

    def answer(self, message: ServerMessage) -> None:
        """The answer to a command."""
        ...

    def refuse(self, problem: ByczoError, command: str | None) -> None:
        """The command of that id was not done."""
        ...


class Socket(Protocol):
    """The server's end of a WebSocket."""

    def send_text(self, text: bytes) -> None:
        """Send a message."""
        ...

    def close_with(self, code: int, reason: str = "") -> None:
        """Close the socket, saying why."""
        ...


class Followed(Protocol):
    """The table that a connection follows."""

    def command(self, requester: Requester, command: Command) -> None:
        """Do what is asked, or refuse it."""
        ...

    def now(self) -> int:
        """The time at the table, in milliseconds."""
        ...

    def part(self, connection: Connection) -> None:
        """The connection follows the table no longer."""
        ...


class Connection:
    """One socket of a guest, who follows one table at a time.

    What is to be said is collected and goes out in one frame.
    """

    __slots__ = (
        *("address", "bucket", "closed", "device", "hello", "language"),
        *("person", "socket", "table", "unsent", "you"),
    )

    def __init__(
        self,
        socket: Socket,
        person: str,
        address: str,
        language: str,
        bucket: Bucket,
        device: str = "",
    ) -> None:
        self.socket = socket
        self.person = person
        self.address = address
        self.language = language
        self.bucket = bucket
        self.device = device
        self.hello: Hello | None = None  # the last one: what it leads to counts
        self.table: Followed | None = None
        self.you = You(seat=None, host=False)
        self.unsent: list[bytes] = []
        self.closed = False

    @property
    def seat(self) -> int | None:
        """Where the guest sits at the table."""
        return self.you.seat

    def answer(self, message: ServerMessage) -> None:
        """See :class:`Requester`."""
        self.unsent.append(encode(message))

    def refuse(self, problem: ByczoError, command: str | None) -> None:
        """See :class:`Requester`."""
        self.unsent.append(encode(refusal(problem, self.language, command)))

    def flush(self) -> None:
        """Send what was collected."""
        self.socket.send_text(b"[" + b",".join(self.unsent) + b"]")
        self.unsent.clear()


class WaitingRequest:
    """One command over HTTP that waits for the table."""

    def __init__(self, person: str, address: str = "") -> None:
        self.person = person
        self.address = address
        self.done: asyncio.Future[ServerMessage] = asyncio.get_running_loop().create_future()

    def answer(self, message: ServerMessage) -> None:
        """See :class:`Requester`."""
        if not self.done.done():
            self.done.set_result(message)

    def refuse(self, problem: ByczoError, command: str | None) -> None:
        """See :class:`Requester`."""
        if not self.done.done():
            self.done.set_exception(problem)


def refusal(problem: ByczoError, language: str, command: str | None = None) -> Refused:
    """An error as a message, in the language of its reader."""
    text = error_text(language, problem.code)
    return Refused(code=problem.code, text=text, detail=str(problem), id=command)


@cache
def error_text(language: str, code: str) -> str:
    """The text of an error's code in a language."""
    return voice(language)(f"error-{code}")


def load_texts() -> None:
    """Read the texts of all languages: it takes so long that nobody should have to wait for it."""
    for language in LANGUAGES:
        error_text(language, BadMessage.code)
