"""Bots of a table: asked once for each moment, answering after a pause."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from byczo.core.chance import stream_of
from byczo.server.seat_bots import SeatBots
from byczo.table.table import Table
from server.simulated import RandomBots, VirtualLoop
from table.sitting import Sitting

pytestmark = pytest.mark.virtual_time


class CountedBots(RandomBots):
    """Counts how often a bot is asked."""

    asked = 0

    def think(self, *given: Any) -> None:
        self.asked += 1
        super().think(*given)


def playing() -> Table:
    sitting = Sitting()
    sitting.start("ania", "bo")
    return sitting.table


def bots(pace: float) -> tuple[CountedBots, SeatBots]:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    pool = CountedBots(loop, Random(1))
    return pool, SeatBots(pool, pace, stream_of("pauses"))  # type: ignore[arg-type]


async def test_a_bot_is_asked_once_and_answers_for_its_moment() -> None:
    pool, seats = bots(pace=0)
    table, answers = playing(), []
    for _ in range(3):
        seats.ask(table, 1, "random", lambda *answer: answers.append(answer), at_once=False)
    await asyncio.sleep(60)
    assert pool.asked == 1
    [(seat, moment, action)] = answers
    assert (seat, moment) == (1, table.moment)
    assert table.match is not None
    assert action in table.match.actions(1)
    assert seats.thinking == set()


async def test_a_bot_pauses_unless_the_time_is_over() -> None:
    loop = asyncio.get_running_loop()
    took: dict[bool, float] = {}
    for at_once in (False, True):
        _, seats = bots(pace=100)
        began = loop.time()
        seats.ask(
            playing(),
            0,
            "random",
            lambda *_, began=began, at_once=at_once: took.update({at_once: loop.time() - began}),
            at_once=at_once,
        )
        await asyncio.sleep(1000)
    assert took[True] < 20
    assert took[False] >= 80


async def test_after_a_restart_everybody_is_asked_again() -> None:
    pool, seats = bots(pace=0)
    table = playing()
    seats.ask(table, 0, "random", lambda *_: None, at_once=False)
    seats.forget()
    seats.ask(table, 0, "random", lambda *_: None, at_once=False)
    assert pool.asked == 2
