"""A server as its host sees it: the log, the headers, the port, and how it is started."""

from __future__ import annotations

import json
import logging
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from starlette.applications import Starlette
from starlette.types import Message
from websockets.asyncio.client import connect

from byczo.cli.serve import _ready
from byczo.core.errors import BadOption
from byczo.server.app import application
from byczo.server.identity import Guests
from byczo.server.listener import EVERYWHERE, address_of, listen
from byczo.server.logs import JsonLines, Lines
from byczo.server.settings import Settings
from byczo.store.errors import NotStored
from byczo.store.sqlite import SqliteStore
from server.running import PATIENCE, ServerProcess

DATABASE = "postgresql://ania:moo-moo@db.example/byczo"


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server behind TLS, as it believes, that logs all it can."""
    folder = tmp_path_factory.mktemp("talkative")
    server = ServerProcess(folder, log_level="debug", access_log=1, secure=1, compiled=0)
    yield server
    if server.process.poll() is None:
        server.stop()


def lines_of(server: ServerProcess) -> list[dict[str, object]]:
    return [json.loads(line) for line in server.complaints.splitlines()]


def test_every_answer_is_guarded(talkative: ServerProcess) -> None:
    for path, status in {"/healthz": 200, "/api/version": 200, "/api/nothing": 404}.items():
        try:
            answer = urlopen(talkative.address + path, timeout=PATIENCE)
        except HTTPError as problem:
            answer = problem
        with answer:
            assert answer.status == status
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert len(answer.headers.get_all("content-security-policy")) == 1
            assert {"referrer-policy", "permissions-policy"} <= {k.lower() for k in answer.headers}


async def health(app: Starlette) -> int:
    """The status that ``/healthz`` answers with."""
    said: list[Message] = []

    async def send(message: Message) -> None:
        said.append(message)

    scope = {"type": "http", "method": "GET", "path": "/healthz", "headers": []}
    await app(scope, AsyncMock(), send)
    return int(said[0]["status"])


async def test_to_look_after_the_server_costs_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables there are: no query goes through them all."""
    app = application(Settings(data=str(tmp_path), compiled=False))
    plans: list[str] = []
    rows = SqliteStore._rows

    async def explained(store: SqliteStore, query: str, *values: object) -> Sequence[Any]:
        plans.extend(row[3] for row in await rows(store, f"explain query plan {query}", *values))
        return await rows(store, query, *values)

    async def unreadable(store: SqliteStore, query: str, *values: object) -> Sequence[Any]:
        raise NotStored("the database cannot be read")

    async with app.router.lifespan_context(app):
        monkeypatch.setattr(SqliteStore, "_rows", explained)
        assert await health(app) == 200
        assert [plan.split()[0] for plan in plans] == ["SEARCH"]
        monkeypatch.setattr(SqliteStore, "_rows", unreadable)
        assert await health(app) == 503


def test_nobody_is_told_to_use_tls_without_it(shared_server: ServerProcess) -> None:
    with urlopen(shared_server.address + "/healthz", timeout=PATIENCE) as answer:
        assert "strict-transport-security" not in answer.headers


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that believes a proxy on another machine, and nobody here."""
    server = ServerProcess(tmp_path_factory.mktemp("behind"), proxies="192.0.2.1", compiled=0)
    yield server
    server.stop()


async def test_cookies_stay_with_tls_when_a_trusted_proxy_says_so(
    shared_server: ServerProcess, behind: ServerProcess, talkative: ServerProcess
) -> None:
    for server, proto, secure in (
        (shared_server, "https", 1),
        (shared_server, "http", 0),
        (shared_server, "", 0),
        (behind, "https", 0),
        (talkative, "https", 1),
        (talkative, "http", 1),
    ):
        headers = {"x-forwarded-proto": proto}
        request = Request(server.address + "/api/version", headers=headers)
        with urlopen(request, timeout=PATIENCE) as answer:
            assert answer.headers["set-cookie"].count("; Secure") == secure
        address = server.address.replace("http", "ws") + "/api/socket"
        async with connect(address, proxy=None, additional_headers=headers) as socket:
            assert socket.response is not None
            assert socket.response.headers["set-cookie"].count("; Secure") == secure


def test_the_log_is_json_and_names_neither_tables_nor_guests(talkative: ServerProcess) -> None:
    token = talkative.person()
    wish = {"game": "six-nimmt", "name": "Ania"}
    table = talkative.request("/api/tables", wish, token)["table"]
    talkative.request(f"/api/tables/{table}")
    talkative.stop()
    lines = lines_of(talkative)
    assert {"listening", "stopping"} <= {str(line["text"]) for line in lines}
    seen = [line for line in lines if line["text"] == "/api/tables/{table}"]
    assert [(line["method"], line["status"]) for line in seen] == [("GET", 200)]
    for secret in (token, table, "Ania"):
        assert secret not in talkative.complaints


@pytest.mark.parametrize("form", [JsonLines(), Lines()])
def test_what_looks_like_a_secret_is_masked(form: logging.Formatter) -> None:
    guests = Guests(b"k" * 32, secure=True)
    token = guests.signed(guests.fresh())
    said = f"no {DATABASE}; {guests.cookie(guests.fresh())}; Bearer {token}; key {'ab' * 32}"
    try:
        raise ValueError(said)
    except ValueError:
        error = sys.exc_info()
    record = logging.LogRecord("byczo", logging.ERROR, "", 0, "%s", (said,), error)
    record.fields = {"why": said}
    written = form.format(record)
    for secret in ("moo-moo", token, "ab" * 32):
        assert secret not in written
    assert written.count("postgresql://ania:(password)@db.example/byczo") == 3
    assert "ValueError" in written


def test_a_line_of_json_is_one_line() -> None:
    record = logging.LogRecord("byczo", logging.INFO, "", 0, 'two\nlines "quoted"', (), None)
    written = JsonLines().format(record)
    assert "\n" not in written
    assert json.loads(written)["text"] == 'two\nlines "quoted"'


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


def test_the_local_network_gets_a_qr_code(capsys: pytest.CaptureFixture[str]) -> None:
    import segno

    _ready("192.0.2.7", 8021, qr=True, browser=True)  # there is no screen: no browser
    first, *code = capsys.readouterr().out.splitlines()
    assert first == "http://192.0.2.7:8021/"
    assert len(code) >= segno.make(first, micro=False).symbol_size()[1] // 2


def refusal(folder: Path, *arguments: str) -> str:
    """What ``byczo serve`` says when it does not start."""
    command = [sys.executable, "-m", "byczo.cli.main", "serve", "--data", str(folder), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    return done.stderr


def test_one_process_owns_a_file(tmp_path: Path) -> None:
    said = refusal(tmp_path, "--workers", "2")
    assert "SQLite" in said
    assert "--database postgresql://" in said


def test_settings_that_make_no_sense_are_refused() -> None:
    with pytest.raises(BadOption, match="workers"):
        Settings.read({}, workers=0)
    with pytest.raises(BadOption, match="port"):
        Settings.read({"BYCZO_PORT": "70000"})
    for name, value in {
        "bot_threads": "0",
        "bot_pause": "-1",
        "most_tables": "0",
        "most_sockets": "-5",
        "most_sockets_each": "0",
        "most_watching": "-1",
        "frame": "0",
        "body": "10",
        "record": "0",
        "messages": "0",
        "messages_at_once": "0",
        "requests": "nan",
        "requests_at_once": "0",
    }.items():
        with pytest.raises(BadOption, match=f"setting {name}: expected `.*` >"):
            Settings.read({f"BYCZO_{name.upper()}": value})
    with pytest.raises(BadOption, match="log"):
        Settings.read({"BYCZO_LOG": "xml"})
    assert Settings.read({"BYCZO_DATABASE": DATABASE, "BYCZO_WORKERS": "3"}).shares
    assert not Settings.read({}, database="tables.db").shares
