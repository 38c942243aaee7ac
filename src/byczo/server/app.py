"""The application: all parts of a server put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from byczo.core.errors import BadOption, ByczoError
from byczo.server.connections import load_texts
from byczo.server.devices import Devices, DeviceUse
from byczo.server.http_answers import nothing_there
from byczo.server.http_api import Api
from byczo.server.hub import Hub
from byczo.server.identity import Guests, read_key
from byczo.server.metrics import ServerNumbers
from byczo.server.origins import Origins
from byczo.server.revocations import Revocations
from byczo.server.settings import Settings
from byczo.server.socket_endpoint import SocketEndpoint
from byczo.server.static_files import StaticFiles
from byczo.store.interface import Store
from byczo.store.sqlite import SqliteStore


def store_of(settings: Settings) -> Store:
    """The store that the settings name: PostgreSQL by its URL, else a file of SQLite."""
    if settings.shares:
        from byczo.store.postgres import PostgresStore

        return PostgresStore(settings.database)
    scheme, colon, _ = settings.database.partition("://")
    if colon:
        raise BadOption(f"no database {scheme}://: give a file of SQLite or postgresql://…")
    return SqliteStore(settings.database_file)


def application(settings: Settings) -> Starlette:
    """The server as an ASGI application; its sockets must be :class:`DirectSocket`."""
    hub = Hub(store_of(settings), settings)
    guests = Guests(read_key(settings.folder), secure=settings.secure)
    origins = Origins(settings.origins, secure=settings.secure)
    use = DeviceUse(hub.store, hub.clock, hub.background)
    sockets = SocketEndpoint(hub, guests, origins, use)
    revocations = Revocations(hub.store, guests, sockets.cut)
    devices = Devices(hub.store, guests, revocations, hub.clock)
    hub.counts.registry.register(ServerNumbers(hub, sockets.connections))

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        try:
            await hub.open()
        except OSError as problem:
            raise BadOption(f"setting database: it cannot be opened ({problem})") from None
        guests.key = await hub.store.key(guests.key)
        await revocations.load()
        if settings.shares:
            hub.background.run(revocations.watch())
        hub.background.run(asyncio.to_thread(load_texts))
        yield
        await hub.close()

    async def healthz(request: Request) -> Response:
        """Well, if the store is."""
        try:
            await hub.store.check()
        except ByczoError as problem:
            return PlainTextResponse(f"{problem}\n", 503)
        return PlainTextResponse("ok\n")

    async def numbers(request: Request) -> Response:
        return Response(generate_latest(hub.counts.registry), media_type=CONTENT_TYPE_LATEST)

    app = Starlette(
        routes=[
            WebSocketRoute("/api/socket", sockets),
            Route("/healthz", healthz),
            Route("/metrics", numbers),
            *Api(hub, guests, origins, devices).routes(),
            *StaticFiles(guests).routes(),
        ],
        exception_handlers={404: nothing_there, 405: nothing_there},
        lifespan=life,
    )
    app.router.redirect_slashes = False  # what is not there is nowhere else
    return app
