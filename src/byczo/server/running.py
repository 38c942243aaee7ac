"""Running the server: uvicorn with our settings."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable

import uvicorn

from byczo.server.app import application
from byczo.server.settings import Settings
from byczo.server.wire import Wire


class Server(uvicorn.Server):
    """Says where it listens as soon as it does."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str, int], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store and the port."""
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self.ready(host, port)


def serve(settings: Settings, ready: Callable[[str, int], None]) -> None:
    """Serve until told to stop; ``ready`` is called with the address and port."""
    # Views are many small things that never form cycles: look for those less often.
    gc.set_threshold(20_000, 20, 50)
    config = uvicorn.Config(
        application(settings),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http="httptools",
        ws=Wire,
        ws_max_size=settings.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        forwarded_allow_ips=settings.proxies,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    Server(config, ready).run()
