"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import json

from byczo.core.match import Match
from byczo.core.records import from_json
from byczo.core.verifying import verify
from byczo.games import game_of
from server.running import Player, ServerProcess, first_choice


async def gather(
    server: ServerProcess, people: int, bots: list[str], **wish: object
) -> tuple[str, list[Player]]:
    """A table with people and bots; the first person is its host."""
    players = [Player(server, server.person()) for _ in range(people)]
    opened = server.request("/api/tables", {**wish, "name": "Guest 0"}, players[0].token)
    table = str(opened["table"])
    for number, player in enumerate(players):
        await player.join(table)
        if number:
            await player.do("sit", name=f"Guest {number}")
    for bot in bots:
        await players[0].do("add-bot", bot=bot)
    return table, players


async def test_people_and_bots_play_to_the_end(server: ServerProcess) -> None:
    table, players = await gather(
        server, 2, ["greedy", "random"], game="six-nimmt", options={"rounds": 2}
    )
    for player in players:
        await player.do("salt", salt=f"salt-{player.token[:8]}")
    await players[0].do("start")
    await asyncio.gather(*(player.play(first_choice) for player in players))

    game = game_of("six-nimmt")
    record = from_json(json.dumps(server.request(f"/api/tables/{table}/games/1")))
    replayed = Match.load(game, record)
    assert replayed.over
    assert replayed.result is not None
    assert verify(game, record) == 2
    for player in players:
        told = player.last["table"]
        assert told["result"]["totals"] == replayed.result.totals
        assert told["result"]["winners"] == replayed.result.winners
        assert told["secret"] == record.fairness.secret  # type: ignore[union-attr]
        await player.leave()
