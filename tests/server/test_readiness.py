"""Games whose bots can think: whoever waits for one is woken."""

from __future__ import annotations

import asyncio

from byczo.server.readiness import Readiness


async def test_who_waits_for_a_game_is_woken_by_it_and_by_no_other() -> None:
    readiness = Readiness(["twenty-one"])
    assert "twenty-one" in readiness
    await asyncio.wait_for(readiness.wait("twenty-one"), 1)
    waiting = asyncio.ensure_future(readiness.wait("six-nimmt"))
    await asyncio.sleep(0)
    readiness.add("x-nimmt")
    await asyncio.sleep(0)
    assert not waiting.done()
    assert "six-nimmt" not in readiness
    readiness.add("six-nimmt")
    await asyncio.wait_for(waiting, 1)
    assert len(readiness) == 3
