"""The WebSocket at /api/socket: who may connect, and how a connection ends."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import partial
from ipaddress import IPv6Address, IPv6Network

from starlette.types import Message, Receive, Scope, Send

from byczo.locales import LANGUAGES
from byczo.server.clients import Client
from byczo.server.hub import Hub
from byczo.server.identity import Guests
from byczo.server.limits import Buckets, Emptied
from byczo.server.origins import Origins
from byczo.server.websocket_protocol import WIRE, Wire


class Sockets:
    """Accepts sockets and hands what they say to the hub."""

    def __init__(self, hub: Hub, guests: Guests, origins: Origins) -> None:
        self.hub = hub
        self.guests = guests
        self.origins = origins
        self.clients: set[Client] = set()
        self.addresses: Counter[str] = Counter()
        settings = hub.settings
        self.handshakes = Buckets(settings.requests, settings.requests_at_once)
        self.emptied = Emptied(settings.messages, settings.messages_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its handshake to its end."""
        await receive()
        headers = headers_of(scope)
        address = address_of(scope)
        if not self.origins.allow(headers):
            await _reject(send, 403, b"forbidden")
            return
        settings, now = self.hub.settings, self.hub.loop.time()
        if not self.handshakes.take(address, now):
            await _reject(send, 429, b"too-fast")
            return
        full = len(self.clients) >= settings.most_sockets
        if full or self.addresses[address] >= settings.most_sockets_each:
            await _reject(send, 503, b"busy")
            return
        guest = self.guests.of(headers)
        fresh = guest is None
        guest = guest or self.guests.fresh()
        extra = [(b"set-cookie", self.guests.cookie(guest).encode())] if fresh else []
        wire: Wire = scope["state"][WIRE]
        client = Client(wire, guest, language_of(headers), self.emptied.bucket(address, now))
        self.clients.add(client)
        self.addresses[address] += 1
        try:
            await send({"type": "websocket.accept", "headers": extra})
            wire.listen(partial(self.hub.heard, client))
            while (message := await receive())["type"] == "websocket.receive":
                self.hub.heard(client, _data(message))
        finally:
            self.clients.discard(client)
            self.emptied.leave(address, client.bucket)
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            self.hub.left(client)


def _data(message: Message) -> bytes:
    """What arrived between the handshake and the listener."""
    text: str | None = message.get("text")
    data: bytes = message.get("bytes") or b""
    return data if text is None else text.encode()


async def _reject(send: Send, status: int, code: bytes) -> None:
    headers = [(b"content-type", b"text/plain")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": code})


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request, in lower case."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def address_of(scope: Scope) -> str:
    """The address a request comes from; of IPv6 its network, for a household has a whole one."""
    address = str(scope["client"][0]) if scope.get("client") else ""
    with suppress(ValueError):  # of IPv4, or what a proxy made of it
        whole = IPv6Address(address)
        return str(whole.ipv4_mapped or IPv6Network((int(whole), 64), strict=False))
    return address


def language_of(headers: dict[str, str]) -> str:
    """The first of our languages that the reader asks for, or English."""
    for wish in headers.get("accept-language", "").split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
