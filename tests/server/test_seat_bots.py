"""Bots of a table: asked once for each moment, answering after a pause."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from byczo.core.chance import stream_of
from byczo.server.seat_bots import SeatBots
from byczo.table.table import Table
from tests.server.simulated import RandomBots, VirtualLoop
from tests.table.seated_people import Sitting

pytestmark = pytest.mark.virtual_time


class CountedBots(RandomBots):
    """Counts how often a bot is asked."""

    asked = 0
    longest = 0.0

    def longest_thought(self, *given: Any) -> float:
        return self.longest

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
        seats.ask(table, 1, "random", lambda *answer: answers.append(answer))
    await asyncio.sleep(60)
    assert pool.asked == 1
    [(seat, moment, action)] = answers
    assert (seat, moment) == (1, table.moment)
    assert table.match is not None
    assert action in table.match.actions(1)
    assert seats.thinking == set()


async def test_a_bot_pauses_unless_the_time_is_over() -> None:
    loop = asyncio.get_running_loop()
    answered: list[float] = []
    for ask in (SeatBots.ask, SeatBots.ask_at_once):
        _, seats = bots(pace=100)
        began = loop.time()
        ask(seats, playing(), 0, "random", lambda *_: answered.append(loop.time()))
        await asyncio.sleep(1000)
        answered[-1] -= began
    assert answered[0] >= 80
    assert answered[1] < 20


async def test_a_pause_covers_the_longest_thought_so_that_time_tells_nothing() -> None:
    loop = asyncio.get_running_loop()
    pool, seats = bots(pace=0.1)
    pool.longest = 50.0
    began, answered = loop.time(), []
    seats.ask(playing(), 0, "random", lambda *_: answered.append(loop.time()))
    await asyncio.sleep(100)
    assert answered[0] - began == pytest.approx(50.0, abs=0.01)


async def test_after_a_restart_everybody_is_asked_again() -> None:
    pool, seats = bots(pace=0)
    table = playing()
    seats.ask(table, 0, "random", lambda *_: None)
    seats.forget()
    seats.ask(table, 0, "random", lambda *_: None)
    assert pool.asked == 2
