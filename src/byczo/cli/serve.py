"""``byczo serve``: a server for tables in the browser."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from threading import Thread

from byczo.games import GAMES
from byczo.prebuilt.libraries import load_all
from byczo.server.listener import EVERYWHERE, address_of
from byczo.server.logs import start_log
from byczo.server.settings import Settings
from byczo.server.uvicorn_server import serve
from byczo.server.workers import serve_many

log = logging.getLogger("byczo.server")


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    names = ("port", "database", "data", "workers", "log")
    given = {name: getattr(args, name) for name in names}
    settings = Settings.read(os.environ, host=EVERYWHERE if args.lan else args.host, **given)
    start_log(settings.log, settings.log_level)
    for complaint in settings.unknown(os.environ):
        log.warning("%s", complaint)
    if settings.compiled:
        load_all(GAMES.values())
    ready: Callable[[str, int], None] = partial(_ready, qr=args.lan, browser=args.open)
    if settings.workers > 1:
        return serve_many(settings, ready)
    serve(settings, ready)
    return 0


def _ready(host: str, port: int, *, qr: bool, browser: bool) -> None:
    address = address_of(host, port)
    print(address, flush=True)
    if qr:
        import segno

        segno.make(address, micro=False).terminal(compact=True)
        sys.stdout.flush()
    if browser and _has_screen():
        # A browser can take its time to start; the server does not wait for it.
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    """Whether somebody sits before this machine, rather than at the far end of a line."""
    windows = sys.platform == "darwin" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    return bool(windows) and sys.stdout.isatty() and "SSH_CONNECTION" not in os.environ
