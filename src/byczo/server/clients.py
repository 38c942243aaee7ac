"""Somebody the server talks to: over a socket, or for the time of one request."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

import msgspec

from byczo.core.errors import ByczoError
from byczo.locales import voice
from byczo.messages.client_messages import Hello
from byczo.messages.server_messages import Answer, Refused
from byczo.server.limits import Bucket

if TYPE_CHECKING:
    from byczo.server.live_table import LiveTable

encode = msgspec.json.Encoder().encode


class Asker(Protocol):
    """Who asks, and gets one answer."""

    person: str

    def answer(self, answer: Answer) -> None:
        """The answer to an ask."""
        ...

    def refuse(self, problem: ByczoError, ask: str | None) -> None:
        """The ask was not done."""
        ...


class Wired(Protocol):
    """The server's end of a socket."""

    def say(self, text: bytes) -> None:
        """Send a message."""
        ...

    def hang_up(self, code: int, reason: str = "") -> None:
        """Close the socket."""
        ...


class Client:
    """One socket: a guest, following one table at a time.

    What is to be said is collected and goes out in one frame.
    """

    __slots__ = ("bucket", "gone", "hello", "language", "live", "outbox", "person", "place", "wire")

    def __init__(self, wire: Wired, person: str, language: str, bucket: Bucket) -> None:
        self.wire = wire
        self.person = person
        self.language = language
        self.bucket = bucket
        self.hello: Hello | None = None  # the last one: what it leads to counts
        self.live: LiveTable | None = None
        self.place: tuple[int | None, bool] = (None, False)  # seat, and whether host
        self.outbox: list[bytes] = []
        self.gone = False

    def answer(self, answer: Answer) -> None:
        """See :class:`Asker`."""
        self.outbox.append(encode(answer))

    def refuse(self, problem: ByczoError, ask: str | None) -> None:
        """See :class:`Asker`."""
        self.outbox.append(encode(refused(problem, self.language, ask)))

    def flush(self) -> None:
        """Send what was collected."""
        self.wire.say(b"[" + b",".join(self.outbox) + b"]")
        self.outbox.clear()


class Errand:
    """One request over HTTP that waits for the table."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def answer(self, answer: Answer) -> None:
        """See :class:`Asker`."""
        if not self.done.done():
            self.done.set_result(answer)

    def refuse(self, problem: ByczoError, ask: str | None) -> None:
        """See :class:`Asker`."""
        if not self.done.done():
            self.done.set_exception(problem)


def refused(problem: ByczoError, language: str, ask: str | None = None) -> Refused:
    """An error as a message, in the language of its reader."""
    text = voice(language)(f"error-{problem.code}")
    return Refused(code=problem.code, text=text, detail=str(problem), id=ask)
