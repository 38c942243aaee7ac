"""Whole games over real sockets: all rule sets, people and bots, to the end."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from byczo.core.game_record import from_json
from byczo.core.match import Match
from byczo.core.verification import verify
from byczo.games import GAMES, game_of
from tests.server.running import Player, ServerProcess, first_choice, gather, last_choice

SHORT: dict[str, dict[str, Any]] = {
    "six-nimmt": {"rounds": 2},
    "x-nimmt": {"rounds": 1},
    "david-goliath": {"rounds": 2},
    "twenty-one": {},
}
RULE_SETS = [
    (game.id, name, {**({} if name == "halves" else SHORT[game.id]), **options})
    for game in GAMES.values()
    for name, options in game.rule_sets.items()
]


async def finished(server: ServerProcess, table: str, players: list[Player]) -> Match:
    """What the record of the first game says; all players were told the same."""
    record = from_json(json.dumps(server.request(f"/api/tables/{table}/games/1")))
    game = game_of(record.game)
    replayed = Match.load(game, record)
    assert replayed.result is not None
    assert verify(game, record) > 0
    for player in players:
        told = player.last["table"]
        assert told["result"]["totals"] == replayed.result.totals
        assert told["result"]["winners"] == replayed.result.winners
        assert told["secret"] == record.fairness.secret  # type: ignore[union-attr]
        ended = [m for m in player.heard if m["t"] == "events"][-1]["events"][-1]
        assert ended["event"] == "game-ended"
        assert ended["totals"] == replayed.result.totals
    return replayed


@pytest.mark.parametrize(
    ("game", "options"), [s[::2] for s in RULE_SETS], ids=[f"{s[0]}-{s[1]}" for s in RULE_SETS]
)
async def test_every_rule_set_is_played_to_the_end(
    shared_server: ServerProcess, game: str, options: dict[str, Any]
) -> None:
    people = max(3, game_of(game).players[0], 4 if options.get("variant") == "halves" else 0)
    table, players = await gather(shared_server, people, [], game=game, options=options)
    for player in players:
        await player.do("salt", salt=f"salt-{player.token[:8]}")
    await players[0].do("start")
    await asyncio.gather(*(player.play(first_choice) for player in players))
    replayed = await finished(shared_server, table, players)
    assert [seat.name for seat in replayed.seats] == [
        place["name"] for place in players[0].last["table"]["places"]
    ]


@pytest.mark.parametrize("game", GAMES)
async def test_people_and_bots_play_to_the_end(shared_server: ServerProcess, game: str) -> None:
    games = shared_server.request("/api/games")
    levels = next(entry["levels"] for entry in games if entry["game"] == game)
    names = levels[: game_of(game).players[-1] - 2]
    table, players = await gather(shared_server, 2, names, game=game, options=SHORT[game])
    await players[0].do("start")
    await asyncio.gather(players[0].play(first_choice), players[1].play(last_choice))
    replayed = await finished(shared_server, table, players)
    assert sorted(seat.by for seat in replayed.seats) == sorted([*names, "human", "human"])


async def test_ten_people_and_a_spectator(shared_server: ServerProcess) -> None:
    table, players = await gather(shared_server, 10, [], game="six-nimmt", options={"rounds": 1})
    watcher = Player(shared_server, shared_server.person())
    await watcher.join(table)
    await players[0].do("start")
    await asyncio.gather(*(p.play(last_choice) for p in players), watcher.watch())
    await finished(shared_server, table, [*players, watcher])
    assert watcher.seat is None
    for message in watcher.heard:
        if message["t"] == "view":
            assert message["view"]["choices"] == []
            assert all(place["hand"] is None for place in message["view"]["places"])
