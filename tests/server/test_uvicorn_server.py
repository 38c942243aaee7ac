"""Running a server: it says where it listens, stops gently, and refuses in words."""

from __future__ import annotations

import signal
from collections.abc import Callable

from tests.server.running import ServerProcess


def test_it_says_where_it_listens_and_stops_when_it_is_told_to(
    serve: Callable[..., ServerProcess],
) -> None:
    server = serve(log_level="info", log="json")
    assert server.request("/api/version")["name"] == "byczo"
    assert server.stop(signal.SIGTERM) == -signal.SIGTERM, "stopped gently, then by the signal"
    port = server.address.rpartition(":")[2]
    assert f'"port": {port}' in server.complaints
    assert '"text": "stopping"' in server.complaints
