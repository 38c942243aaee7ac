"""The server's end of an HTTP connection: uvicorn's protocol with bounds.

Before a request is complete nobody knows who sends it. So its bytes, its time and its connection
are limited here, below the application.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, ClassVar

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from byczo.server.connection_limits import ConnectionLimits, Slot
from byczo.server.rare_log import RareLog
from byczo.server.websocket_protocol import DirectSocket

MOST_HEAD = 32 * 1024
"""Bytes of a request line with all headers."""

MOST_URL = 8 * 1024

COMPLETE_WITHIN = 10.0
"""Seconds for a request to be complete, counted from the connection or from its first byte."""

READ_WITHIN = 30.0
"""Seconds in which somebody must read a part of an answer."""

RESERVED_WITHIN = 2.0
"""Seconds for a request over a connection that is kept for ``/healthz``."""

HEALTH = b"/healthz"
rare_log = RareLog(logging.getLogger("byczo.http"))


def bounded_http(
    limits: ConnectionLimits, most_body: int, headers: Mapping[str, str]
) -> type[BoundedHttp]:
    """The protocol with these limits; ``most_body`` counts bytes as they come over the wire.

    ``headers`` are those that the application gives every answer, and so do refusals from here.
    """
    written = "".join(f"{name}: {value}\r\n" for name, value in headers.items()).encode()
    made = {"limits": limits, "most_body": most_body, "headers_of_refusals": written}
    return type("BoundedHttp", (BoundedHttp,), made)


class BoundedHttp(HttpToolsProtocol):
    """One connection. A client that sends too much or too slowly is told so and cut off."""

    limits: ClassVar[ConnectionLimits]
    most_body: ClassVar[int]
    headers_of_refusals: ClassVar[bytes]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.slot: Slot | None = None
        self.head_bytes = 0  # of a request that is being read
        self.body_bytes = 0
        self.head_complete = False
        self.refused = False
        self.deadline: asyncio.TimerHandle | None = None
        self.stuck: asyncio.TimerHandle | None = None

    # --- the connection -------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and give it a limited time for its first request."""
        super().connection_made(transport)
        self.slot = self.limits.admit(self.client[0] if self.client else "")
        if self.slot is None:
            self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place to others."""
        self._cancel_timers()
        if self.slot is not None:
            self.slot.release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The socket takes over the place of the connection."""
        self._cancel_timers()
        slot, self.slot = self.slot, None
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, DirectSocket)
        protocol.slot = slot

    def refuse(self, status: HTTPStatus) -> None:
        """Say why, and close."""
        if self.refused:
            return
        self.refused = True
        self._cancel_timers()
        rare_log.info(f"refused: {status.phrase.lower()}")
        if not self.transport.is_closing():
            text = f"{status.phrase}\n".encode()
            self.transport.write(
                b"HTTP/1.1 %d %b\r\ncontent-type: text/plain; charset=utf-8\r\n"
                b"content-length: %d\r\n%bconnection: close\r\n\r\n%b"
                % (status, status.phrase.encode(), len(text), self.headers_of_refusals, text)
            )
        self.transport.close()

    # --- bytes ----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read as much of a request as it may have."""
        self._unset_keepalive_if_required()
        if self.deadline is None and not self.head_complete:
            self._expect_request()
        while data and not self.refused:
            if self.head_complete:
                part, data = data, b""
                self.body_bytes += len(part)
            else:
                room = MOST_HEAD - self.head_bytes
                part, data = data[:room], data[room:]
                self.head_bytes += len(part)
            if not self._feed(part):
                return
            if not self.head_complete and self.head_bytes >= MOST_HEAD:
                self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            elif self.body_bytes > self.most_body:
                self.refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def _feed(self, part: bytes) -> bool:
        """Parse a part; whether there may be more."""
        try:
            self.parser.feed_data(part)
        except httptools.HttpParserUpgrade:
            if self.refused:
                return False
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                self.refuse(HTTPStatus.BAD_REQUEST)
            return False
        except httptools.HttpParserError:
            self.refuse(HTTPStatus.BAD_REQUEST)
            return False
        return not self.refused

    # --- what the parser finds ------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """Another request begins."""
        super().on_message_begin()
        self.head_complete = False

    def on_url(self, url: bytes) -> None:
        """Gather the address, as far as it may go."""
        if len(self.url) + len(url) > MOST_URL:
            self.refuse(HTTPStatus.REQUEST_URI_TOO_LONG)
        else:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Gather headers; those that come after the body are of no use to anybody."""
        if not self.head_complete:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin to answer, unless the request is refused."""
        self.head_complete = True
        self.head_bytes = self.body_bytes = 0
        if self.slot is not None and self.slot.reserved and self.url != HEALTH:
            self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        if not self.refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Hand the body on."""
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is here in good time."""
        self.head_complete = False
        self.head_bytes = self.body_bytes = 0
        self._cancel_deadline()
        if not self.refused:
            super().on_message_complete()

    # --- time -----------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """Somebody reads slowly: wait for a while."""
        super().pause_writing()
        self.stuck = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        """Somebody has read on."""
        super().resume_writing()
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None

    def _expect_request(self) -> None:
        self._cancel_deadline()
        reserved = self.slot is not None and self.slot.reserved
        within = RESERVED_WITHIN if reserved else COMPLETE_WITHIN
        self.deadline = self.loop.call_later(within, self._too_late)

    def _too_late(self) -> None:
        self.deadline = None
        if self.head_bytes or self.head_complete:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    def _cancel_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _cancel_timers(self) -> None:
        self._cancel_deadline()
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None
