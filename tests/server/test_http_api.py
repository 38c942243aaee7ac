"""The HTTP API."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError

import pytest

from byczo import __version__
from byczo.games import GAMES
from tests.server.refusals import refusal, text_of
from tests.server.running import ServerProcess, first_choice, gather


def test_what_the_server_is(shared_server: ServerProcess) -> None:
    assert shared_server.request("/api/version") == {"name": "byczo", "version": __version__}
    games = shared_server.request("/api/games")
    assert [entry["game"] for entry in games] == list(GAMES)
    assert text_of(shared_server, "/healthz") == "ok\n"


def test_tables_are_private_unless_listed(shared_server: ServerProcess) -> None:
    ania = shared_server.person()
    wish = {"game": "x-nimmt", "name": "Ania"}
    hidden = shared_server.request("/api/tables", wish, ania)["table"]
    listed = shared_server.request("/api/tables", {**wish, "listed": True}, ania)["table"]
    lobby = [row["table"] for row in shared_server.request("/api/tables")]
    assert listed in lobby
    assert hidden not in lobby
    table = shared_server.request(f"/api/tables/{hidden}")
    assert table["status"] == "gathering"
    assert [place["name"] for place in table["places"]] == ["Ania"]
    bo = shared_server.person()
    shared_server.request(f"/api/tables/{hidden}/seats", {"name": "Bo"}, bo)
    assert refusal(
        shared_server,
        f"/api/tables/{hidden}/seats",
        {"name": "ania"},
        authorization=f"Bearer {shared_server.person()}",
    ) == (400, "name-taken")
    mine = {row["table"] for row in shared_server.request("/api/me/tables", token=ania)}
    assert mine == {hidden, listed}


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        ("/api/tables", {"game": "chess"}, (400, "unknown")),
        ("/api/tables", {"game": "six-nimmt", "options": {"target": 0}}, (400, "bad-option")),
        ("/api/tables", {"game": "six-nimmt", "name": "?"}, (400, "bad-name")),
        ("/api/tables", {"game": "six-nimmt", "cheat": True}, (400, "bad-message")),
        ("/api/tables", b"{", (400, "bad-message")),
        ("/api/tables", b"\xff", (400, "bad-message")),
        ("/api/tables", b" " * 70_000, (413, "too-large")),
        ("/api/tables/nowhere/seats", {"name": "Bo"}, (404, "no-such-table")),
        ("/api/tables/nowhere", None, (404, "no-such-table")),
        ("/api/tables/", None, (404, "unknown")),  # and no way to somewhere else
        ("/api/tables/nowhere/games/1", None, (404, "no-such-table")),
        ("/api/tables/%00", None, (404, "no-such-table")),
        ("/api/tables/%00/games", None, (404, "no-such-table")),
        ("/api/tables/%00/games/1", None, (404, "no-such-table")),
        ("/api/tables/%00/games/1/review", None, (404, "no-such-table")),
    ],
)
def test_refusals(
    shared_server: ServerProcess, path: str, body: Any, expected: tuple[int, str]
) -> None:
    assert refusal(shared_server, path, body) == expected


def test_forged_requests_are_refused(shared_server: ServerProcess) -> None:
    body = {"game": "six-nimmt"}
    for origin in ("https://evil.example", "http://[", "http://a]b"):
        assert refusal(shared_server, "/api/tables", body, origin=origin)[0] == 403
    assert refusal(shared_server, "/api/games", origin="https://evil.example")[0] == 403
    loaded = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"}
    assert refusal(shared_server, "/api/games", **loaded) == (403, "forbidden")
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        assert refusal(shared_server, "/api/tables", body, **{"content-type": kind}) == (
            400,
            "bad-message",
        )


OTHER_COOKIES = ['prefs={"a": 1}', "x[y]=1", "bare", "q=a,b c", "name=é", "=", "", "byczo=forged"]


def test_requests_are_bounded(server: ServerProcess) -> None:
    refused = []
    for _ in range(100):
        try:
            server.request("/api/version")
        except HTTPError as answer:
            refused.append(answer.code)
            answer.close()
    assert set(refused) == {429}


async def test_history_and_record_only_when_the_game_has_ended(
    shared_server: ServerProcess,
) -> None:
    table, players = await gather(shared_server, 2, [], game="six-nimmt", options={"rounds": 1})
    await players[0].do("start")
    assert refusal(shared_server, f"/api/tables/{table}/games/1") == (404, "no-such-table")
    assert shared_server.request(f"/api/tables/{table}/games") == []
    assert shared_server.request(f"/api/tables/{table}")["secret"] is None
    await asyncio.gather(*(player.play(first_choice) for player in players))
    [game] = shared_server.request(f"/api/tables/{table}/games")
    record = shared_server.request(f"/api/tables/{table}/games/1")
    assert game["result"] == record["result"]
    for player in players:
        assert shared_server.request("/api/me/games", token=player.token) == [game]


def test_an_aborted_body_is_no_error_of_the_server(serve: Callable[..., ServerProcess]) -> None:
    server = serve()
    host, port = server.address.removeprefix("http://").split(":")
    for _ in range(3):
        with socket.create_connection((host, int(port))) as guest:
            guest.sendall(
                b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\n"
                b"content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"
            )
            time.sleep(0.1)  # until the server waits for the rest
    server.request("/api/version")
    server.stop()
    assert server.complaints == ""
