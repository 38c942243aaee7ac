"""A live table without a hub: nothing is told that is not stored, and nothing is done twice."""

from __future__ import annotations

import asyncio

import pytest

from byczo.messages import client_messages as commands
from byczo.server.errors import Busy
from byczo.store.errors import Conflict, NotStored
from byczo.table import changes, log_entries as entries
from tests.server.store_and_sockets import Ear
from tests.server.table_without_hub import TABLE, Alone

pytestmark = pytest.mark.virtual_time


@pytest.fixture
async def alone() -> Alone:
    return Alone()


def stored(alone: Alone) -> list[entries.AnyEntry]:
    return [entries.read(append.entry) for append in alone.store.written]


async def test_nobody_hears_of_a_command_before_it_is_stored(alone: Alone) -> None:
    ania, bo = alone.seat("p0", "p1")
    ania.heard.clear()
    bo.heard.clear()
    alone.give(ania, commands.Chat(id="chat", text="hello"))
    assert len(alone.store.waiting) == 1
    assert (ania.heard, bo.heard) == ([], [])
    alone.store.write(alone.live)
    assert ania.kinds() == ["events", "ack"]
    assert bo.kinds() == ["events"]


async def test_a_command_given_twice_is_answered_twice_and_done_once(alone: Alone) -> None:
    [ania] = alone.seat("p0")
    chat = commands.Chat(id="chat", text="hello")
    alone.give(ania, chat)
    alone.give(ania, chat)
    alone.store.write(alone.live)
    assert ania.kinds().count("ack") == 3, "sit, and twice the chat"
    alone.give(ania, chat)
    assert ania.kinds().count("ack") == 4, "and again when it is long stored"
    assert [type(entry) for entry in stored(alone)] == [entries.Sat, entries.ChatSaid]


async def test_a_refused_command_stores_nothing(alone: Alone) -> None:
    [ania] = alone.seat("p0")
    alone.give(ania, commands.Act(id="act", do="play 1"))
    assert alone.store.waiting == []
    assert ania.last("error")["id"] == "act"
    assert ania.last("error")["code"] == "not-playing"


async def test_what_another_process_wrote_first_is_read_and_the_command_done_after_it(
    alone: Alone,
) -> None:
    [ania] = alone.seat("p0")
    log = [*alone.log, *stored(alone)]
    alone.give(ania, commands.Chat(id="mine", text="from here"))
    alone.store.write(alone.live, Conflict("somebody was faster"))
    assert [table for table, _ in alone.recovery.read] == [TABLE]
    assert alone.live.held is not None, "commands wait until the table is read"
    theirs = entries.ChatSaid(at=1, who="p0", id="theirs", seat=0, text="from elsewhere")
    alone.live.restart(changes.replay([*log, theirs]), len(log) + 1)
    alone.store.write(alone.live)
    said = [
        event["text"]
        for m in ania.heard
        if m["t"] == "events"
        for event in m["events"]
        if event["event"] == "said"
    ]
    assert said == ["from elsewhere", "from here"]
    assert alone.store.written[-1].seq == len(log) + 2


async def test_what_cannot_be_stored_is_refused_and_has_not_happened(alone: Alone) -> None:
    [ania] = alone.seat("p0")
    alone.give(ania, commands.Chat(id="lost", text="hello"))
    alone.store.write(alone.live, NotStored("the disk is full"))
    assert ania.connection.unsent, "it is told with the next flush"
    alone.around.outbox.flush()
    assert (ania.last("error")["code"], ania.last("error")["id"]) == ("not-stored", "lost")
    assert "events" not in ania.kinds()[ania.kinds().index("ack") + 1 :]


async def test_a_table_in_trouble_refuses_until_it_is_restarted(alone: Alone) -> None:
    [ania] = alone.seat("p0")
    log = [*alone.log, *stored(alone)]
    alone.live.hold()
    alone.live.give_up(NotStored("the disk is gone"))
    alone.give(ania, commands.Chat(id="a", text="hello"))
    assert ania.last("error")["id"] == "a"
    late = alone.join("p1")
    assert late.kinds() == ["error"]
    alone.live.give_up(NotStored("it is still gone"))
    alone.around.outbox.flush()
    assert late.kinds() == ["error"], "once is enough"
    alone.live.restart(changes.replay(log), len(log))
    alone.around.outbox.flush()
    assert late.kinds()[1] == "welcome", "who came meanwhile is welcome"
    alone.do(ania, commands.Chat(id="b", text="hello"))
    assert ania.last("ack")["id"] == "b"


async def test_who_has_seen_more_than_this_process_knows_waits_until_it_has_read(
    alone: Alone,
) -> None:
    ear = alone.join("p0", seen=5)
    assert alone.recovery.caught_up == [TABLE]
    assert ear.kinds()[0] == "welcome", "nothing is being read: it is welcomed as it is"
    alone.live.hold()
    held = alone.join("p1", seen=9)
    assert held.heard == []
    alone.live.resume()
    alone.around.outbox.flush()
    assert held.kinds()[0] == "welcome"


async def test_bots_play_only_where_the_process_has_the_lease(alone: Alone) -> None:
    [ania] = alone.seat("p0")
    alone.do(ania, commands.AddBot(id="bot", bot="random"))
    alone.store.leased = False
    alone.do(ania, commands.Start(id="start"))
    await asyncio.sleep(60)
    assert alone.store.waiting == []
    alone.store.leased = True
    alone.live.wake()
    await asyncio.sleep(60)
    assert [type(entries.read(append.entry)) for append in alone.store.waiting] == [entries.Acted]


async def test_who_has_nothing_to_decide_gets_the_view_later(alone: Alone) -> None:
    ania, bo = alone.start("p0", "p1")
    watching = alone.join("watcher")
    for ear in (ania, bo):
        alone.give(ear, alone.act(ear, "act"))
    for ear in (ania, bo, watching):
        ear.heard.clear()
    alone.store.write(alone.live)
    assert "view" in ania.kinds() + bo.kinds(), "somebody must decide"
    assert "view" not in watching.kinds()
    await asyncio.sleep(0.5)
    assert watching.kinds().count("view") == 1


async def test_spectators_do_not_keep_players_out(alone: Alone) -> None:
    alone.seat("p0")
    watchers = [alone.join(f"w{number}") for number in range(3)]
    assert [ear.kinds()[0] for ear in watchers] == ["welcome", "welcome", "error"]
    assert watchers[-1].heard[0]["code"] == Busy.code
    assert alone.join("p0").kinds()[0] == "welcome"


async def test_other_processes_are_told_who_is_here(alone: Alone) -> None:
    ear: Ear = alone.join("p0")
    assert alone.store.people == {TABLE: {"p0"}}
    alone.live.part(ear.connection)
    assert alone.store.people == {TABLE: set()}
