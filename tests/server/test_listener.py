"""The port of the server."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from byczo.core.errors import BadOption
from byczo.server.listener import EVERYWHERE, FURTHER_FILES, address_of, listen
from tests.server.running import ServerProcess


def test_a_taken_port_is_told_in_words() -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(BadOption, match="runs there already; --port"):
            listen("127.0.0.1", port)


def test_an_address_of_another_machine_is_told_in_words() -> None:
    with pytest.raises(BadOption, match=r"198\.51\.100\.7, port 0: .*assign"):
        listen("198.51.100.7", 0)


def test_the_address_can_be_typed_into_a_browser() -> None:
    assert address_of("127.0.0.1", 8021) == "http://127.0.0.1:8021/"
    assert address_of("::1", 8021) == "http://[::1]:8021/"
    shown = address_of(EVERYWHERE, 8021).removeprefix("http://").removesuffix(":8021/")
    assert socket.inet_aton(shown) != bytes(4)


class Cramped(ServerProcess):
    """A server that is started where few files may be open, or few at first."""

    program = (
        "-c",
        "import resource, sys, os; from byczo.cli.main import main; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (200, int(os.environ['MOST_FILES']))); "
        "sys.exit(main(sys.argv[1:]))",
        "serve",
    )


@pytest.mark.parametrize(("most", "sockets"), [(1000, 400), (1000, 900)])
def test_room_for_all_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, sockets: int
) -> None:
    """With the 200 files that it starts with, it would complain in both cases."""
    monkeypatch.setenv("MOST_FILES", str(most))
    server = Cramped(tmp_path, most_sockets=sockets)
    server.stop()
    said = [json.loads(line) for line in server.complaints.splitlines()]
    assert [(line["files"], line["needed"]) for line in said] == (
        [] if sockets == 400 else [(most, sockets + FURTHER_FILES)]
    )
