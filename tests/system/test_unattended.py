"""Tables that nobody follows: they cost little, and are there when somebody comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from urllib.error import HTTPError

from tests.server.refusals import text_of
from tests.server.running import Player, ServerProcess, gather


def number(server: ServerProcess, name: str) -> float:
    page = text_of(server, "/metrics")
    return next(float(line.split()[1]) for line in page.splitlines() if line.startswith(name + " "))


async def test_one_address_cannot_fill_a_server_with_tables_of_bots(
    serve: Callable[..., ServerProcess],
) -> None:
    server = serve(most_tables=30, most_unattended=10, requests_at_once=1000)
    refused = 0
    for _ in range(40):
        try:
            server.request("/api/tables", {"game": "six-nimmt"}, server.person())
        except HTTPError as problem:
            with problem:
                assert problem.code == 503
            refused += 1
    assert refused == 30
    assert number(server, "byczo_tables") == 10


async def test_a_table_is_as_it_was_when_somebody_comes_back(
    serve: Callable[..., ServerProcess],
) -> None:
    server = serve(unattended=0, compiled=0)
    table, (ania,) = await gather(server, 1, ["random"], game="six-nimmt", options={"rounds": 50})
    await ania.do("start")
    await ania.do("leave")
    await ania.leave()
    async with asyncio.timeout(60):
        while number(server, "byczo_tables"):
            await asyncio.sleep(0.5)
    stored = number(server, "byczo_entries_total")
    await asyncio.sleep(1)
    assert number(server, "byczo_entries_total") == stored, "nothing happens where nobody looks"
    back = Player(server, ania.token)
    await back.join(table)
    assert back.last["table"]["status"] == "playing"
    await back.until(lambda m: m["t"] == "events")
    assert number(server, "byczo_entries_total") > stored
