"""What goes on at a table without anybody asking."""

from __future__ import annotations

import asyncio

import pytest

from byczo.messages import client_messages as commands
from byczo.table import log_entries as entries
from server.alone import Alone

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
