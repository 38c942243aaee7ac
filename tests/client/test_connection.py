"""A connection that comes back by itself."""

from __future__ import annotations

import secrets
import signal

from byczo.client import connect
from tests.server.running import ServerProcess, gather


async def test_a_killed_server_is_found_again(server: ServerProcess) -> None:
    """The server dies again and again in the middle; every decision is asked for and made."""
    port = int(server.address.rpartition(":")[2])
    table, (host,) = await gather(server, 1, ["greedy"], game="six-nimmt", options={"rounds": 1})
    token = secrets.token_urlsafe(16)
    await host.do("invite", name="Stubborn", token=token)
    await host.do("start")
    await host.do("leave")
    await host.leave()
    cards: list[str] = []
    async with connect(server.address, table, token) as seat:
        async for decision in seat.decisions():
            if len(cards) in {2, 5}:
                server.stop(signal.SIGKILL)
                server.start(port)
            await decision.act(decision.choices[0]["do"])
            cards += [decision.choices[0]["do"]] * decision.choices[0]["do"].startswith("play")
        assert seat.result is not None
        assert len(cards) == 10
        record = server.request(f"/api/tables/{table}/games/1")
        mine = [e["do"] for e in record["log"] if e.get("seat") == seat.number]
        assert [do for do in mine if do.startswith("play")] == cards
