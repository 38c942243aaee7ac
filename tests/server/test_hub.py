"""The heart of the server without sockets: nobody hears of what is not stored."""

from __future__ import annotations

from byczo.messages import client_messages as commands
from byczo.server.hub import FAR_TOO_FAST, Hub
from byczo.server.rate_limits import Bucket
from tests.server.store_and_sockets import Ear, GatedStore


async def test_nobody_hears_of_a_move_before_it_is_stored(hub: Hub) -> None:
    store = hub.store
    assert isinstance(store, GatedStore)
    table = await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
    ears = [Ear(f"p{number}", hub) for number in range(3)]
    for number, ear in enumerate(ears):
        ear.say(t="hello", table=table)
        ear.say(t="sit", id="sit", name=f"Guest {number}")
        await ear.until("ack")
    ears[0].say(t="start", id="start")
    for ear in ears:
        await ear.until("view")
        ear.heard.clear()

    store.shut = True
    for ear in ears:
        live = hub.registry.tables[table].table
        assert live.match is not None
        do = live.match.legal(ear.connection.seat or 0)[0]
        ear.say(t="act", id="move", do=do)
    ears[0].say(t="act", id="move", do="the same again")
    late = Ear("late", hub)
    late.say(t="hello", table=table)
    hub.outbox.flush()
    assert len(store.held) == 3, "all three were decided"
    assert [ear.heard for ear in [*ears, late]] == [[], [], [], []], "and nobody was told"

    store.open_gate()
    for ear in ears:
        await ear.until("ack")
        await ear.until("events")
    await late.until("view")
    assert ears[0].kinds().count("ack") == 2, "asked twice, answered twice, done once"
    assert live.moment == 2


async def test_who_has_gone_to_another_table_hears_no_more_of_the_first(hub: Hub) -> None:
    store = hub.store
    assert isinstance(store, GatedStore)
    first, second = [
        await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
        for _ in range(2)
    ]
    ear = Ear("p0", hub)
    ear.say(t="hello", table=first)
    ear.say(t="sit", id="sit", name="Ania")
    await ear.until("ack")
    store.shut = True
    ear.say(t="chat", id="chat", text="at the first table")
    ear.heard.clear()
    ear.say(t="hello", table=second)
    store.open_gate()
    await ear.until("ack")
    assert ear.kinds().count("events") == 0
    assert (await ear.until("welcome"))["table"] == second


async def test_the_last_hello_counts(hub: Hub) -> None:
    first, second = [
        await hub.registry.open_table("p0", "six-nimmt", commands.SetUp(id="open"))
        for _ in range(2)
    ]
    for table in (first, second):
        hub.registry.tables.pop(table).stop()  # both must be read from the store
    ear = Ear("p0", hub)
    ear.say(t="hello", table=first)
    ear.say(t="hello", table=second)
    assert (await ear.until("welcome"))["table"] == second
    assert ear.connection.table is hub.registry.tables[second]


async def test_what_arrives_together_is_answered_in_one_frame(hub: Hub) -> None:
    ear = Ear("p0", hub)
    hub.heard(ear.connection, [b"nonsense", b'{"t":"ping","sent":1}', b"{}"])
    assert ear.kinds() == ["error", "pong", "error"]
    assert hub.counts.frames == 1


async def test_nothing_is_heard_after_a_flood_in_the_same_breath(hub: Hub) -> None:
    ear = Ear("p0", hub)
    ear.connection.bucket = Bucket(1, 3, hub.clock.seconds())
    hub.heard(ear.connection, [b'{"t":"ping","sent":1}'] * 50)
    assert ear.kinds() == ["pong"] * 3 + ["error"]
    assert ear.ended == FAR_TOO_FAST
    assert hub.counts.heard == 4
