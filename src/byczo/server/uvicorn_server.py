"""Running the server: uvicorn with our settings."""

from __future__ import annotations

import gc
import logging
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette

from byczo import __version__
from byczo.server.app import application
from byczo.server.connection_limits import ConnectionLimits
from byczo.server.heartbeats import Heartbeats
from byczo.server.http_protocol import bounded_http
from byczo.server.listener import listen, make_room
from byczo.server.middleware import safety_headers, wrapped
from byczo.server.proxies import Proxies
from byczo.server.settings import Settings
from byczo.server.websocket_protocol import direct_socket

if TYPE_CHECKING:
    from types import FrameType

log = logging.getLogger("byczo.server")
WIRE_OVERHEAD = 65_536  # bytes that a body may cost beyond its own, sent in chunks
GARBAGE = 20_000, 20, 50
"""Views are many small things that never form cycles: look for those less often than usual."""


class Server(uvicorn.Server):
    """Says where it listens as soon as it does.

    It opens and closes the application itself, so that a database that cannot be used is told
    like every other mistake.
    """

    def __init__(
        self, app: Starlette, config: uvicorn.Config, ready: Callable[[str, int], None]
    ) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready
        self.life = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store and the port."""
        await self.life.enter_async_context(self.app.router.lifespan_context(self.app))
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            log.info("listening", extra={"fields": {"port": port, "version": __version__}})
            self.ready(host, port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let requests end, then close the store."""
        await super().shutdown(sockets)
        await self.life.aclose()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop: no new sockets, and the others get a moment to end."""
        log.info("stopping")
        super().handle_exit(sig, frame)


def serve(
    settings: Settings, ready: Callable[[str, int], None], sock: socket.socket | None = None
) -> None:
    """Serve until told to stop; ``ready`` is called with the address and port.

    The port is opened here, unless processes share it.
    """
    gc.set_threshold(*GARBAGE)
    proxies = Proxies(settings.proxies)
    most_connections = make_room(settings.most_sockets)
    limits = ConnectionLimits(most_connections, settings.most_connections_each, proxies)
    most_body = 2 * max(settings.body, settings.record) + WIRE_OVERHEAD
    app = application(settings)
    gc.freeze()  # what is there by now stays
    config = uvicorn.Config(
        wrapped(app, settings),
        loop="auto",  # uvloop where there is one
        http=bounded_http(limits, most_body, safety_headers(settings)),
        ws=direct_socket(Heartbeats()),
        lifespan="off",
        ws_max_size=settings.frame,
        ws_per_message_deflate=False,
        forwarded_allow_ips=str(proxies),
        log_config=None,  # see .logs
        access_log=False,  # it would name tables; see .middleware
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    Server(app, config, ready).run([sock or listen(settings.host, settings.port)])
