"""The turn clock: it rings when the time of the moment is over, and not before."""

from __future__ import annotations

import asyncio

import pytest

from byczo.messages import client_messages as commands
from byczo.server.turn_clock import TurnClock
from byczo.table import log_entries as entries
from byczo.table.presentation import view_of
from byczo.table.turn_limits import EVENT_SHOWN, LIMITS
from tests.server.table_without_hub import Alone

pytestmark = pytest.mark.virtual_time
QUICK = (LIMITS["quick"] or 0) / 1000


async def test_a_clock_that_runs_out_lets_a_bot_decide_once() -> None:
    alone = Alone(clock="quick")
    ania, bo = alone.start("p0", "p1")
    alone.do(ania, alone.act(ania, "act"))
    await asyncio.sleep(QUICK - 1)
    assert alone.store.waiting == []
    await asyncio.sleep(10)
    [late] = [entries.read(append.entry) for append in alone.store.waiting]
    assert isinstance(late, entries.Acted)
    assert (late.seat, late.clock) == (bo.connection.seat, True)


async def test_a_table_read_from_the_store_gives_everybody_the_full_time() -> None:
    alone = Alone(clock="quick")
    alone.start("p0", "p1")
    table = alone.live.table
    shown = table.shown
    await asyncio.sleep(QUICK * 0.9)
    alone.live.stop()
    rung: list[float] = []
    loop = asyncio.get_running_loop()
    clock = TurnClock(table, lambda: rung.append(loop.time()))
    began = loop.time()
    clock.set(table, alone.clock.now())
    assert table.due == alone.clock.now() + 1000 * QUICK, "and they see it"
    assert view_of(table, 0).starts == alone.clock.now()
    assert table.shown == shown, "what follows from the log is the same in every process"
    await asyncio.sleep(2 * QUICK)
    assert rung == [pytest.approx(began + QUICK, abs=0.01)]


@pytest.mark.parametrize("hours", [-2, 2])
async def test_setting_the_machines_clock_costs_nobody_a_turn_and_stops_no_clock(
    hours: int,
) -> None:
    alone = Alone(clock="quick")
    alone.start("p0", "p1")
    alone.clock.offset += hours * 3_600_000
    alone.load()  # another process, which started after the clock was set
    alone.join("p0")
    before = alone.live.now()
    assert before >= alone.live.table.at
    await asyncio.sleep(QUICK - 1)
    assert alone.store.waiting == []
    await asyncio.sleep(10)
    assert len(alone.store.waiting) == 2


async def test_nobodys_time_runs_while_the_table_pauses() -> None:
    alone = Alone(clock="quick")
    ania, bo = alone.start("p0", "p1")
    for ear in (ania, bo):
        alone.do(ear, commands.Pause(id="pause", want=True))
    assert alone.live.table.status == "paused"
    await asyncio.sleep(5 * QUICK)
    assert alone.store.waiting == []
    alone.do(bo, commands.Pause(id="on", want=False))
    await asyncio.sleep(QUICK - 1)
    assert alone.store.waiting == []
    await asyncio.sleep(10)
    assert len(alone.store.waiting) == 2


async def test_the_clock_waits_until_slow_clients_have_shown_what_happened() -> None:
    alone = Alone(clock="quick")
    ania, bo = alone.start("p0", "p1")
    alone.do(ania, alone.act(ania, "one"))
    alone.do(bo, alone.act(bo, "two"))
    table = alone.live.table
    assert table.due is not None
    left = (table.due - alone.clock.now()) / 1000
    assert left > QUICK + EVENT_SHOWN / 1000
    waiting = len(alone.store.waiting)
    await asyncio.sleep(left - 1)
    assert len(alone.store.waiting) == waiting
    await asyncio.sleep(10)
    assert len(alone.store.waiting) > waiting
