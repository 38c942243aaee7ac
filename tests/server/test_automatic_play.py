"""What goes on at a table without anybody asking."""

from __future__ import annotations

import asyncio

import pytest

from byczo.messages import client_messages as commands
from byczo.server.work_queue import Priority
from byczo.table import log_entries as entries
from tests.server.simulated import RandomBots
from tests.server.store_and_sockets import Ear
from tests.server.table_without_hub import Alone

pytestmark = pytest.mark.virtual_time


async def test_bots_play_to_the_end_when_all_people_have_left() -> None:
    alone = Alone(options={"rounds": 1})
    ania, bo = alone.start("p0", "p1")
    for ear in (ania, bo):
        alone.do(ear, commands.Leave(id="leave"))
    for _ in range(400):
        await asyncio.sleep(5)
        alone.store.write(alone.live)
    assert alone.live.table.status == "over"
    assert not alone.live.play.bots.thinking


async def test_a_person_who_comes_back_is_faster_than_the_bot() -> None:
    alone = Alone()
    ania, _ = alone.start("p0", "p1")
    alone.do(ania, commands.Leave(id="leave"))
    alone.do(ania, alone.act(ania, "mine"))
    await asyncio.sleep(60)
    acted = [entries.read(append.entry) for append in alone.store.written]
    assert [entry.who for entry in acted if isinstance(entry, entries.Acted)] == ["p0"]
    assert alone.store.waiting == [], "the bot's answer came too late and is forgotten"


async def bot_table() -> tuple[Alone, Ear]:
    """A person among bots, who plays a long game."""
    alone = Alone(options={"rounds": 100})
    [ania] = alone.seat("p0")
    for number in range(2):
        alone.do(ania, commands.AddBot(id=f"bot{number}", bot="random"))
    alone.do(ania, commands.Start(id="start"))
    alone.do(ania, commands.Leave(id="leave"))
    return alone, ania


async def moves_in(alone: Alone, seconds: int) -> int:
    before = len(alone.store.written)
    for _ in range(seconds):
        await asyncio.sleep(1)
        alone.store.write(alone.live)
    return len(alone.store.written) - before


async def test_a_table_that_nobody_follows_sleeps_after_minutes_and_wakes_with_a_guest() -> None:
    alone, ania = await bot_table()
    patience = int(alone.around.settings.unattended)
    assert await moves_in(alone, 60) > 10
    alone.live.part(ania.connection)
    assert await moves_in(alone, patience - 60) > 10
    assert not alone.live.idle
    await moves_in(alone, 120)
    assert alone.live.play.asleep
    assert alone.live.idle
    assert await moves_in(alone, 600) == 0
    alone.join("p0")
    assert not alone.live.play.asleep
    assert await moves_in(alone, 60) > 10


async def test_bots_where_nobody_looks_come_after_all_others() -> None:
    alone, ania = await bot_table()
    bots = alone.around.bots
    assert isinstance(bots, RandomBots)
    bots.priorities.clear()
    await moves_in(alone, 10)
    assert set(bots.priorities) == {Priority.PLAY}
    alone.live.part(ania.connection)
    await moves_in(alone, 10)
    bots.priorities.clear()
    await moves_in(alone, 10)
    assert set(bots.priorities) == {Priority.UNATTENDED}


async def test_a_clock_that_slept_gives_the_full_time_again() -> None:
    alone = Alone(clock="quick", unattended=5)
    ania, bo = alone.start("p0", "p1")
    for ear in (ania, bo):
        alone.live.part(ear.connection)
    await moves_in(alone, 2000)
    assert alone.live.play.asleep
    before = len(alone.store.written)
    back = alone.join("p0")
    assert back.last("view")["due"] == alone.live.now() + 20_000
    await moves_in(alone, 15)
    assert len(alone.store.written) == before
