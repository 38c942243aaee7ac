"""Bots think in threads, and always give an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from threading import Event

import pytest

from byczo.core.match import Match
from byczo.play.coach import Coach
from byczo.server.bot_pool import MOST_HINTS, BotPool
from byczo.server.errors import Busy
from byczo.server.work_queue import Priority
from tests.table.seated_people import Sitting


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


def wait_for(event: Event) -> None:
    """Keep a thread busy until then."""
    assert event.wait(30)


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


async def test_so_many_hints_wait_and_more_are_refused_in_words(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, busy = playing(), Event()
    monkeypatch.setattr(Coach, "advise", lambda *given, **named: iter(()))
    pool.queue.submit(Priority.PLAY, partial(wait_for, busy))
    while pool.queue.heap:  # until the only thread has begun
        await asyncio.sleep(0.01)
    answers: list[object] = []

    def ask() -> None:
        pool.advise(match.game, match.observe(0), 0, lambda *answer: answers.append(answer))

    for _ in range(MOST_HINTS):
        ask()
    with pytest.raises(Busy, match="try again"):
        ask()
    busy.set()
    while pool.busy:
        await asyncio.sleep(0.01)
    assert answers == [(None, True)] * MOST_HINTS
    ask()
