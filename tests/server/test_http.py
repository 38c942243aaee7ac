"""The HTTP API."""

from __future__ import annotations

import asyncio
import json
import stat
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from byczo import __version__
from byczo.games import GAMES
from byczo.server.identity import Guests
from server.running import PATIENCE, ServerProcess, first_choice, gather


def refusal(server: ServerProcess, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
    """Status and code of a request that is refused."""
    data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
    request = Request(server.address + path, data, {"content-type": "application/json", **headers})
    with pytest.raises(HTTPError) as refused:
        urlopen(request, timeout=PATIENCE)
    with refused.value as answer:
        return answer.code, str(json.load(answer)["code"])


def text_of(server: ServerProcess, path: str) -> str:
    with urlopen(server.address + path, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def test_what_the_server_is(shared_server: ServerProcess) -> None:
    assert shared_server.request("/api/version") == {"name": "byczo", "version": __version__}
    games = shared_server.request("/api/games")
    assert [entry["game"] for entry in games] == list(GAMES)
    assert text_of(shared_server, "/healthz") == "ok\n"


def test_metrics(shared_server: ServerProcess) -> None:
    person = shared_server.person()
    before = _number(text_of(shared_server, "/metrics"), "byczo_entries_total")
    shared_server.request("/api/tables", {"game": "six-nimmt", "name": "Ania"}, person)
    after = text_of(shared_server, "/metrics")
    assert _number(after, "byczo_entries_total") == before + 2
    assert _number(after, "byczo_cpu_seconds_total") > 0
    assert _number(after, "byczo_memory_bytes") > 1_000_000


def _number(page: str, name: str) -> float:
    return next(float(line.split()[1]) for line in page.splitlines() if line.startswith(name + " "))


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
        ("/api/tables/nowhere/games/1", None, (404, "no-such-table")),
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
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        assert refusal(shared_server, "/api/tables", body, **{"content-type": kind}) == (
            400,
            "bad-message",
        )


def test_a_forged_guest_is_a_new_guest(shared_server: ServerProcess) -> None:
    ania = shared_server.person()
    shared_server.request("/api/tables", {"game": "six-nimmt", "name": "Ania"}, ania)
    assert len(shared_server.request("/api/me/tables", token=ania)) == 1
    guest, signature = ania.split(".")
    for forged in (f"{guest}.{signature[::-1]}", guest, f"{guest}.", "é.é", ""):
        with urlopen(
            Request(
                shared_server.address + "/api/me/tables",
                headers={"cookie": f"byczo={forged}".encode().decode("latin-1")},
            )
        ) as answer:
            assert json.load(answer) == []
            assert answer.headers["set-cookie"].startswith("byczo=")


OTHER_COOKIES = ['prefs={"a": 1}', "x[y]=1", "bare", "q=a,b c", "name=é", "=", "", "byczo=forged"]


@pytest.mark.parametrize("others", OTHER_COOKIES)
def test_a_guest_is_recognised_among_other_cookies(others: str) -> None:
    guests = Guests(b"k" * 32, secure=False)
    ania = guests.fresh()
    mine = guests.cookie(ania).partition(";")[0]
    for cookies in (mine, f"{others}; {mine}", f"{mine};{others}", f" {mine} "):
        assert guests.of({"cookie": cookies}) == ania
    assert guests.of({"cookie": others}) is None
    assert guests.of({"cookie": f"{others}; x{mine}"}) is None
    assert guests.of({"authorization": "Bearer é", "cookie": mine}) is None


def test_a_guest_with_many_cookies_has_tables(shared_server: ServerProcess) -> None:
    ania = shared_server.person()
    shared_server.request("/api/tables", {"game": "six-nimmt", "name": "Ania"}, ania)
    cookies = "; ".join([*OTHER_COOKIES, f"byczo={ania}"]).encode().decode("latin-1")
    request = Request(shared_server.address + "/api/me/tables", headers={"cookie": cookies})
    with urlopen(request, timeout=PATIENCE) as answer:
        assert len(json.load(answer)) == 1
        assert "set-cookie" not in answer.headers


def test_the_key_is_for_the_server_alone(server: ServerProcess) -> None:
    key = server.folder / "key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(bytes.fromhex(key.read_text())) == 32


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
