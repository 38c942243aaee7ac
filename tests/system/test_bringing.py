"""Records of games that were played elsewhere."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from byczo.core.game_record import read_records, to_line
from byczo.games import GAMES
from tests.server.refusals import refusal
from tests.server.running import Player, ServerProcess

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = [min((FOLDER / game).glob("*.json")) for game in GAMES]


def record_in(file: Path) -> dict[str, Any]:
    """The first record of a file."""
    found: dict[str, Any] = json.loads(to_line(next(iter(read_records(file)))))
    return found


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
async def test_a_game_from_elsewhere_is_like_one_from_here(
    file: Path, shared_server: ServerProcess
) -> None:
    record, person = record_in(file), shared_server.person()
    table = shared_server.request("/api/records", record, person)["table"]
    assert shared_server.request(f"/api/tables/{table}/games/1") == record
    replay = shared_server.request(f"/api/tables/{table}/games/1/seats/0")
    assert replay["result"] == record["result"]
    assert table in [game["table"] for game in shared_server.request("/api/me/games", None, person)]
    guest = Player(shared_server, person)
    await guest.join(table)
    assert guest.last["table"]["status"] == "over"
    assert guest.last["table"]["result"] == record["result"]
    assert guest.last["view"]["view"]["phase"] == "done"
    await guest.do("rematch")
    await guest.leave()


def test_it_survives_a_restart(serve: Any) -> None:
    server = serve()
    record = record_in(RECORDS[0])
    table = server.request("/api/records", record, server.person())["table"]
    server.stop()
    server.start()
    assert server.request(f"/api/tables/{table}")["result"] == record["result"]


def test_what_is_no_finished_game_is_refused(shared_server: ServerProcess) -> None:
    record = record_in(RECORDS[0])
    unfinished = {key: value for key, value in record.items() if key != "result"}
    wrong = {**record, "result": {**record["result"], "totals": [0] * len(record["seats"])}}
    nameless = {**record, "seats": [{**seat, "name": "\n"} for seat in record["seats"]]}
    before = shared_server.request("/api/tables")
    assert refusal(shared_server, "/api/records", unfinished) == (400, "bad-record")
    assert refusal(shared_server, "/api/records", wrong) == (400, "bad-record")
    assert refusal(shared_server, "/api/records", nameless) == (400, "bad-name")
    assert refusal(shared_server, "/api/records", {**record, "game": "chess"}) == (400, "unknown")
    assert refusal(shared_server, "/api/records", b"[" * 200_000)[0] == 400
    assert refusal(shared_server, "/api/records", b" " * 262_145) == (413, "too-large")
    assert shared_server.request("/api/tables") == before


def test_nobody_fills_the_disk_with_records(serve: Callable[..., ServerProcess]) -> None:
    """So many bytes for each guest and address, however few records they are."""
    record = record_in(RECORDS[0])
    size = len(json.dumps(record))
    server = serve(new_records_at_once=3 * size + 10, new_records=1)
    for _ in range(3):
        server.request("/api/records", record, server.person())
    assert refusal(server, "/api/records", record) == (429, "too-fast")
    assert server.request("/api/tables", {"game": "six-nimmt"}, server.person())["table"]
