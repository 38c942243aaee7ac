"""The server's end of a WebSocket: uvicorn's protocol with a fast path in and out.

uvicorn hands every message through a queue to a task, and stops and starts reading for each.
At thousands of moves a second that is most of the work. So here whole messages of an accepted
socket go straight to a listener, and answers straight to the transport; everything else (the
handshake, pings, fragments, closing, violations of the protocol) is left to uvicorn.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from struct import Struct
from typing import TYPE_CHECKING, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

from byczo.server.connection_limits import Slot
from byczo.server.heartbeats import Heartbeats

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

DIRECT_SOCKET = "byczo.socket"
MOST_UNSENT = 1 << 20
TEXT = 0x81
MESSAGES = TEXT, 0x82  # whole ones in one frame: text, and bytes
PONG = 0x8A
PING = b"\x89\x00"
MASKED = 0x80
LONG, LONGER = 126, 127  # in the place of a length: the length follows, in 2 or 8 bytes
HEAD, LONGER_HEAD = Struct("!BBH"), Struct("!BBQ")
log = logging.getLogger("byczo.socket")


def direct_socket(heartbeats: Heartbeats) -> type[DirectSocket]:
    """The protocol whose sockets are looked after by these heartbeats."""
    return type("DirectSocket", (DirectSocket,), {"heartbeats": heartbeats})


class DirectSocket(WebSocketsSansIOProtocol):
    """One WebSocket. The application finds it in the state of its scope."""

    heartbeats: ClassVar[Heartbeats]
    listener: Callable[[list[bytes]], None] | None = None
    slot: Slot | None = None  # of the connection
    unread: bytes = b""  # the beginning of a frame
    slow_path: bool = False
    shut: bool = True  # not yet open, or no longer; only the slow path changes that
    fragmented: bool = False  # in the middle of a message; only the slow path changes that
    silent: int = 0  # see Heartbeats

    async def send(self, message: ASGISendEvent) -> None:
        """A refusal completes the handshake, too; uvicorn would log it as an error of ours."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def handle_connect(self, event: Request) -> None:
        """Offer the fast path to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][DIRECT_SOCKET] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the connection's place to others."""
        if self.slot is not None:
            self.slot.release()
        super().connection_lost(exc)

    # --- signs of life --------------------------------------------------------------------------

    def start_keepalive(self) -> None:
        """The socket is open."""
        self.heartbeats.add(self)

    def stop_keepalive(self) -> None:
        """The socket is closed."""
        self.heartbeats.remove(self)

    def ping(self) -> None:
        """See :class:`byczo.server.heartbeats.Pinged`."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(PING)

    # --- in -----------------------------------------------------------------------------------

    def listen(self, listener: Callable[[list[bytes]], None]) -> None:
        """From now on messages go to the listener: between two frames, so that none is cut."""
        self.listener = listener
        self.shut = self.conn.state is not OPEN
        self.fragmented = self.conn.current_size is not None
        self.slow_path = bool(self.conn.reader.buffer) or self.fragmented

    def data_received(self, data: bytes) -> None:
        """Cut the stream into frames; messages take the fast path, other frames uvicorn's."""
        self.silent = 0
        if self.listener is None or self.slow_path:
            self._take_slow_path(data)
            return
        # A short message that arrives alone, as moves do.
        size = len(data) - 6
        alone = 0 <= size < LONG and data[1] == MASKED + size and data[0] in MESSAGES
        if alone and not self.unread and not self.fragmented:
            self._deliver([apply_mask(data[6:], data[2:6])])
            return
        if self.unread:
            data = self.unread + data
        messages: list[bytes] = []
        start, end = 0, len(data)
        while start < end:
            body, stop = _bounds(data, start, end)
            if stop - start > self.config.ws_max_size + 14:
                self.slow_path = True  # where it will be refused
                break
            if stop > end:
                break
            masked = data[start + 1] >= MASKED
            if masked and data[start] in MESSAGES and not self.fragmented:
                messages.append(apply_mask(data[body:stop], data[body - 4 : body]))
            elif data[start] != PONG or not masked or data[start + 1] >= MASKED + LONG:
                self._deliver(messages)
                messages = []
                self._take_slow_path(data[start:stop])
            start = stop
        self._deliver(messages)
        self.unread = data[start:]
        if self.slow_path and self.unread:
            rest, self.unread = self.unread, b""
            self._take_slow_path(rest)

    def _take_slow_path(self, data: bytes) -> None:
        """Through uvicorn. A handshake that cannot be read is answered instead of waited for."""
        try:
            super().data_received(data)
        except UnicodeEncodeError:  # a path that is not ASCII
            self.transport.abort()
            return
        self.shut = self.conn.state is not OPEN
        self.fragmented = self.conn.current_size is not None
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """A message has arrived through uvicorn."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        self._deliver([data])

    def _deliver(self, messages: list[bytes]) -> None:
        """Messages that have arrived together are heard together."""
        if not messages or self.close_sent or self.listener is None:
            return
        try:
            self.listener(messages)
        except Exception:
            log.exception("a message could not be handled")
            self.close_with(1011)

    # --- out ----------------------------------------------------------------------------------

    def send_text(self, text: bytes) -> None:
        """Send a text message. A reader that is far behind is cut off; it may connect again."""
        if self.close_sent or self.disconnected or self.shut:
            return
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()
            return
        size = len(text)
        if size < LONG:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = HEAD.pack(TEXT, LONG, size)
        else:
            head = LONGER_HEAD.pack(TEXT, LONGER, size)
        self.transport.write(head + text)

    def close_with(self, code: int, reason: str = "") -> None:
        """Close the socket, saying why."""
        if self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)


def _bounds(data: bytes, start: int, end: int) -> tuple[int, int]:
    """Where the body of the frame that begins at ``start`` begins and ends.

    An end beyond that of the data means that more must arrive first.
    """
    if end - start < 2:
        return start, end + 1
    length = data[start + 1] & 0x7F
    body = start + 2
    if length == LONG:
        body, length = body + 2, int.from_bytes(data[body : body + 2], "big")
    elif length == LONGER:
        body, length = body + 8, int.from_bytes(data[body : body + 8], "big")
    if data[start + 1] & MASKED:
        body += 4
    return body, max(body + length, end + 1 if body > end else 0)
