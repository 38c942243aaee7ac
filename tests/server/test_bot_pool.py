"""Bots think in threads, and always give an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from byczo.core.match import Match
from byczo.server.bot_pool import BotPool
from tests.table.sitting import Sitting


@pytest.fixture
def pool() -> Iterator[BotPool]:
    running = BotPool(1)
    yield running
    running.close()


def playing() -> Match:
    sitting = Sitting()
    sitting.start("ania", "bo")
    assert sitting.table.match is not None
    return sitting.table.match


@pytest.mark.parametrize("bot", ["random", "a bot that does not exist"])
async def test_a_bot_that_fails_is_replaced_by_chance(
    pool: BotPool, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = playing()
    decided: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    pool.think(match.game, bot, match.observe(0), 0, decided.set_result)
    assert pool.busy == 1
    assert await asyncio.wait_for(decided, 10) in match.actions(0)
    assert pool.busy == 0
    assert bool(caplog.records) == (bot != "random")


async def test_other_work_is_done_in_the_same_threads(pool: BotPool) -> None:
    assert await pool.do(sum, [1, 2, 3]) == 6
