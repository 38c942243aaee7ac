"""What the log tells about safety, and what it does not."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from byczo.core.errors import IllegalAction
from byczo.server import security_log
from byczo.server.errors import Forbidden
from byczo.server.security_log import note_refusal
from tests.server.refusals import refusal
from tests.server.running import Player, ServerProcess


def said(server: ServerProcess) -> dict[str, int]:
    """How often the log was told of each event that concerns safety."""
    lines = [json.loads(line) for line in server.complaints.splitlines()]
    return {
        line["text"]: line.get("times", 1) for line in lines if line["from"] == "byczo.security"
    }


async def test_who_comes_and_goes_and_what_is_refused_is_told(
    serve: Callable[..., ServerProcess],
) -> None:
    server = serve(log_level="info", messages_at_once=5, messages=1)
    ania = server.person()
    link = server.request("/api/me/devices", {}, ania)["link"]
    phone = server.request("/api/devices", {"link": link})["token"]
    devices = server.request("/api/me/devices", token=ania)
    server.request("/api/me/revocations", {"device": devices[1]["id"]}, ania)
    server.request("/api/me/revocations", {}, ania)
    assert refusal(server, "/api/devices", {"link": link}) == (400, "bad-link")
    assert server.request("/api/me/tables", token=phone) == []
    wish = {"game": "six-nimmt"}
    assert refusal(server, "/api/tables", wish, origin="https://evil.example")[0] == 403
    table = server.request("/api/tables", {**wish, "name": "Ania"}, server.person())["table"]
    stranger = Player(server, server.person())
    await stranger.join(table)
    with pytest.raises(ConnectionClosed):
        for _ in range(10):
            await stranger.say(t="start", id="x")
        await stranger.until(lambda message: False)
    with pytest.raises(InvalidStatus):
        address = server.address.replace("http", "ws") + "/api/socket"
        await connect(address, proxy=None, additional_headers={"origin": "https://evil.example"})
    server.stop()
    assert set(said(server)) >= {
        "a device was added by a link",
        "a device was shut out",
        "all devices but one were shut out",
        "a token that is not good was shown",
        "refused: bad-link",
        "refused: forbidden",
        "refused: host-only",
        "refused: too-fast",
        "refused a socket: forbidden",
    }
    for secret in (ania, phone, link, table, "evil.example", "127.0.0.1"):
        assert secret not in server.complaints


def test_mistakes_in_a_game_are_nobodys_business(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(security_log.rare_log, "info", told.append)
    note_refusal(IllegalAction("that card is not in your hand"))
    note_refusal(Forbidden("not from there"))
    assert told == ["refused: forbidden"]
