"""Several servers on one PostgreSQL, at the same tables."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Callable

import asyncpg
import pytest

from byczo.core.game_record import from_json
from byczo.core.match import Match
from byczo.core.verification import verify
from byczo.games import game_of
from tests.postgres import Cluster
from tests.server.persistent_players import Ordeal
from tests.server.running import Player, ServerProcess, first_choice, gather, last_choice

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture
def pair(database: str, serve: Callable[..., ServerProcess]) -> Pair:
    """Two servers, as if on two machines: only the database is shared."""
    return serve(database=database), serve(database=database)


async def test_people_play_together_through_two_servers(pair: Pair) -> None:
    one, other = pair
    table, [a, b] = await gather(
        one, 2, ["greedy", "random"], game="six-nimmt", options={"rounds": 2}
    )
    c = Player(other, other.person())
    await c.join(table)
    await c.do("sit", name="Far away")
    watcher = Player(other, other.person())
    await watcher.join(table)
    await b.leave()
    b.server = other  # known there, too
    await b.join(table)
    assert b.seat is not None
    await a.do("start")
    await asyncio.gather(
        a.play(first_choice), b.play(last_choice), c.play(first_choice), watcher.watch()
    )

    game = game_of("six-nimmt")
    record = from_json(json.dumps(other.request(f"/api/tables/{table}/games/1")))
    match = Match.load(game, record)
    assert match.result is not None
    assert verify(game, record) == 2
    for player in (a, b, c, watcher):
        assert player.last["table"]["result"]["totals"] == match.result.totals
    numbers = [m for m in a.heard if m["t"] == "events"]
    events = [event for message in numbers for event in message["events"]]
    assert numbers[0]["first"] + len(events) - 1 == a.last["table"]["n"], "none missed, none twice"


async def test_who_is_present_is_known_at_both(pair: Pair) -> None:
    one, other = pair
    table, [a, b] = await gather(one, 2, [], game="six-nimmt")
    await b.leave()
    await a.until(lambda m: m["t"] == "present" and m["seats"] == [0])
    b.server = other
    await b.join(table)
    await a.until(lambda m: m["t"] == "present" and m["seats"] == [0, 1])
    if b.last["present"]["seats"] != [0, 1]:
        await b.until(lambda m: m["t"] == "present" and m["seats"] == [0, 1])
    refused = await b.ask("start")
    assert refused["code"] == "host-only", "the host is here, only elsewhere"


async def test_a_killed_servers_tables_go_on_in_the_other(
    database: str, serve: Callable[..., ServerProcess]
) -> None:
    """Nobody looks at the table but one spectator at the other server; bots play it.

    They pause: else a quick machine ends the game before the first server is killed.
    """
    one, other = (serve(database=database, bot_pause="0.02") for _ in range(2))
    table, [a] = await gather(
        one, 1, ["random", "random"], game="six-nimmt", options={"rounds": 100}
    )
    watcher = Player(other, other.person())
    await watcher.join(table)
    await a.do("start")
    await a.do("leave")  # a bot plays for the seat
    await watcher.until(lambda m: m["t"] == "view" and m["moment"] > 3)
    one.stop(signal.SIGKILL)
    a.socket = None
    connection = await asyncpg.connect(database)
    stored = await connection.fetchval("select count(*) from byczo.log")
    await connection.close()
    # Every moment takes an entry at least: so many were not stored before the kill.
    await watcher.until(lambda m: m["t"] == "view" and m["moment"] > stored)
    a.server = other
    await a.join(table)
    await a.do("back")
    assert a.seat is not None


async def test_the_database_is_stopped_and_started_in_the_middle(
    cluster: Cluster, serve: Callable[..., ServerProcess]
) -> None:
    database = cluster.database()
    server = serve(database=database)
    async with Ordeal([server], database) as ordeal:
        await ordeal.gather(tables=1, people=2)
        await ordeal.gather(tables=1, people=2, bots=0)  # where somebody always asks again
        await ordeal.play(3)
        await asyncio.to_thread(cluster.stop)
        await asyncio.to_thread(cluster.start)
        await ordeal.play(3)
        await asyncio.to_thread(cluster.stop, "immediate")
        await ordeal.hear("not-stored", "unanswered")
        await ordeal.hear("not-stored")
        await asyncio.to_thread(cluster.start)
        await ordeal.play(3)
    await ordeal.check()
    server.stop()
