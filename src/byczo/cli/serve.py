"""``byczo serve``: a server for tables in the browser."""

from __future__ import annotations

import argparse
import os

from byczo.server.running import serve
from byczo.server.settings import Settings


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    given = {"host": args.host, "port": args.port, "database": args.database, "data": args.data}
    serve(Settings.read(os.environ, **given), _ready)
    return 0


def _ready(host: str, port: int) -> None:
    print(f"http://{host}:{port}/", flush=True)
