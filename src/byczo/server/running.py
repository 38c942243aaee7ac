"""Running the server: uvicorn with our settings."""

from __future__ import annotations

import gc
import logging
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING

import uvicorn

from byczo import __version__
from byczo.server.app import application
from byczo.server.guards import guarded
from byczo.server.listening import listen
from byczo.server.settings import Settings
from byczo.server.wire import Wire

if TYPE_CHECKING:
    from types import FrameType

log = logging.getLogger("byczo.server")


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
            log.info("listening", extra={"fields": {"port": port, "version": __version__}})
            self.ready(host, port)

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
    # Views are many small things that never form cycles: look for those less often.
    gc.set_threshold(20_000, 20, 50)
    config = uvicorn.Config(
        guarded(application(settings), settings),
        loop="uvloop",
        http="httptools",
        ws=Wire,
        ws_max_size=settings.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        forwarded_allow_ips=settings.proxies,
        log_config=None,  # see .logs
        access_log=False,  # it would name tables; see .guards
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    Server(config, ready).run([sock or listen(settings.host, settings.port)])
