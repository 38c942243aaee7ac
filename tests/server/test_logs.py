"""The log: JSON lines without secrets."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator

import pytest

from byczo.server.identity import Guests
from byczo.server.logs import JsonLines, Lines
from tests.server.running import ServerProcess

DATABASE = "postgresql://ania:moo-moo@db.example/byczo"


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server behind TLS, as it believes, that logs all it can."""
    folder = tmp_path_factory.mktemp("talkative")
    server = ServerProcess(folder, log_level="debug", access_log=1, secure=1, compiled=0)
    yield server
    server.stop()


def lines_of(server: ServerProcess) -> list[dict[str, object]]:
    return [json.loads(line) for line in server.complaints.splitlines()]


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
    token, bare = guests.signed(guests.fresh()), guests.signed(guests.fresh())
    link = guests.link(guests.fresh())
    said = f"no {DATABASE}; {guests.cookie(guests.fresh())}; Bearer {token}; key {'ab' * 32}; "
    said += f"{bare} or {link}"
    try:
        raise ValueError(said)
    except ValueError:
        error = sys.exc_info()
    record = logging.LogRecord("byczo", logging.ERROR, "", 0, "%s", (said,), error)
    record.fields = {"why": said}
    written = form.format(record)
    for secret in ("moo-moo", token, bare, link, "ab" * 32):
        assert secret not in written
    assert written.count("postgresql://ania:(password)@db.example/byczo") == 3
    assert "ValueError" in written


def test_a_line_of_json_is_one_line() -> None:
    record = logging.LogRecord("byczo", logging.INFO, "", 0, 'two\nlines "quoted"', (), None)
    written = JsonLines().format(record)
    assert "\n" not in written
    assert json.loads(written)["text"] == 'two\nlines "quoted"'
    assert json.loads(written)["at"].endswith("+00:00"), "the same time everywhere"
