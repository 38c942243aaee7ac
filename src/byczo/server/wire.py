"""Our end of a WebSocket: uvicorn's protocol with a short way in and out.

uvicorn hands every message through a queue to a task, and stops and starts reading for each.
At thousands of moves a second that is most of the work, so that messages of an accepted socket
go straight to a listener here, and answers straight to the transport.
"""

from __future__ import annotations

import logging
import struct
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

WIRE = "byczo.wire"
MOST_UNSENT = 1 << 20
TEXT = 0x81  # a whole text message in one frame
log = logging.getLogger("byczo.wire")


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket. The application finds it in the state of its scope."""

    listener: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][WIRE] = self

    def send_receive_event_to_app(self) -> None:
        """A whole message has arrived."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        try:
            self.listener(data)
        except Exception:
            log.exception("a message could not be handled")
            self.hang_up(1011)

    def say(self, text: bytes) -> None:
        """Send a text message. A reader who is far behind is cut off and may come again."""
        if self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()
            return
        self.transport.write(_head(len(text)) + text)

    def hang_up(self, code: int, reason: str = "") -> None:
        """Close the socket, saying why."""
        if self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)


def _head(length: int) -> bytes:
    if length < 126:
        return bytes((TEXT, length))
    if length < 65536:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)
