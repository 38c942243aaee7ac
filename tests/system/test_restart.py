"""A server that stops, gently or not: tables survive, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from byczo.core.game_record import from_json
from byczo.core.match import Match
from byczo.games import game_of
from tests.server.running import Player, ServerProcess, first_choice, gather

STOPS = 4


async def until_stopped(player: Player) -> None:
    """Play until the server is gone."""
    with suppress(ConnectionClosed):
        await player.play(first_choice)
    player.socket = None


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_a_game_goes_on_after_a_restart(server: ServerProcess, how: int) -> None:
    table, players = await gather(
        server, 2, ["random"], game="six-nimmt", options={"rounds": 3}, clock="relaxed"
    )
    await players[0].do("start")
    for _ in range(STOPS):
        playing = [asyncio.ensure_future(until_stopped(player)) for player in players]
        await asyncio.sleep(0.15)
        server.stop(how)
        await asyncio.gather(*playing)
        server.start()
        for player in players:
            seen = player.last["table"]["n"]
            player.heard.clear()
            await player.join(table, seen=seen)
            assert player.last["table"]["n"] >= seen
    await asyncio.gather(*(player.play(first_choice) for player in players))

    record = from_json(json.dumps(server.request(f"/api/tables/{table}/games/1")))
    match = Match.load(game_of("six-nimmt"), record)
    assert match.result is not None
    assert match.result.totals == players[0].last["table"]["result"]["totals"]
    for player in players:
        stored = [entry["do"] for entry in record.log if entry.get("seat") == player.seat]
        acknowledged = list(player.done.values())
        assert contains_in_order(stored, acknowledged)
        assert len(stored) - len(acknowledged) <= STOPS, "only an answer can have been lost"


async def test_what_was_acknowledged_before_a_crash_is_not_done_again(
    server: ServerProcess,
) -> None:
    table, [a, b] = await gather(server, 2, [], game="six-nimmt")
    await a.do("chat", text="hello", id="said-before")
    server.stop(signal.SIGKILL)
    a.socket = b.socket = None
    server.start()
    await b.join(table)
    number = b.last["table"]["n"]
    await a.join(table)
    await a.do("chat", text="hello", id="said-before")
    await a.do("chat", text="hello again", id="said-after")
    said = await b.until(lambda m: m["t"] == "events")
    assert said["first"] == number + 1
    assert [event["text"] for event in said["events"]] == ["hello again"]


def contains_in_order(log: list[str], wanted: list[str]) -> bool:
    """Whether all that is wanted is in the log, in this order."""
    rest = iter(log)
    return all(do in rest for do in wanted)
