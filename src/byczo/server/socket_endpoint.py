"""The WebSocket at /api/socket: who may connect, and how a connection ends."""

from __future__ import annotations

from collections import Counter
from functools import partial

from starlette.types import Message, Receive, Scope, Send

from byczo.server.connections import Connection
from byczo.server.devices import DeviceUse
from byczo.server.hub import Hub
from byczo.server.identity import Guests
from byczo.server.origins import Origins
from byczo.server.rate_limits import Buckets, EmptiedBuckets
from byczo.server.request_info import address_of, headers_of, language_of
from byczo.server.security_log import note
from byczo.server.websocket_protocol import DIRECT_SOCKET, DirectSocket

REVOKED = 1008


class SocketEndpoint:
    """Accepts sockets and hands what they say to the hub."""

    def __init__(self, hub: Hub, guests: Guests, origins: Origins, use: DeviceUse) -> None:
        self.hub = hub
        self.guests = guests
        self.origins = origins
        self.use = use
        self.connections: set[Connection] = set()
        self.addresses: Counter[str] = Counter()
        settings = hub.settings
        self.handshakes = Buckets(settings.requests, settings.requests_at_once)
        self.emptied = EmptiedBuckets(settings.messages, settings.messages_at_once)

    def cut(self, guest: str, device: str | None) -> None:
        """Close the sockets of a guest, or of one device: their tokens have become worthless."""
        for connection in self.connections:
            if connection.person == guest and device in {None, connection.device}:
                connection.socket.close_with(REVOKED, "revoked")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its handshake to its end."""
        await receive()
        headers = headers_of(scope)
        address = address_of(scope)
        if not self.origins.allow(headers, scope["scheme"]):
            await _reject(send, 403, b"forbidden")
            return
        settings, now = self.hub.settings, self.hub.clock.seconds()
        if not self.handshakes.take(address, now):
            await _reject(send, 429, b"too-fast")
            return
        full = len(self.connections) >= settings.most_sockets
        if full or self.addresses[address] >= settings.most_sockets_each:
            await _reject(send, 503, b"busy")
            return
        known = self.guests.of(headers)
        if known is not None:
            self.use.saw(known)
        token = known or self.guests.fresh()
        needed = self.guests.needs_cookie(headers)
        extra = [(b"set-cookie", self.guests.cookie(token).encode())] if needed else []
        socket: DirectSocket = scope["state"][DIRECT_SOCKET]
        bucket = self.emptied.bucket(address, now)
        connection = Connection(
            socket, token.guest, address, language_of(headers), bucket, token.device
        )
        self.connections.add(connection)
        self.addresses[address] += 1
        try:
            await send({"type": "websocket.accept", "headers": extra})
            socket.listen(partial(self.hub.heard, connection))
            while (message := await receive())["type"] == "websocket.receive":
                self.hub.heard(connection, [_data(message)])
        finally:
            self.connections.discard(connection)
            self.emptied.leave(address, connection.bucket)
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            self.hub.closed(connection)


def _data(message: Message) -> bytes:
    """What arrived between the handshake and the listener."""
    text: str | None = message.get("text")
    data: bytes = message.get("bytes") or b""
    return data if text is None else text.encode()


async def _reject(send: Send, status: int, code: bytes) -> None:
    note(f"refused a socket: {code.decode()}")
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": code})
