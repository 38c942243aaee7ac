"""A game whose actions tell no event goes on at a table and at a server."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from byczo.games import GAMES
from byczo.games.catalogue import Catalogue
from byczo.server.replay import replay_of
from tests import silent_game
from tests.server.running import Player, ServerProcess, first_choice, gather
from tests.table.seated_people import Sitting, tags

ROOT = Path(__file__).parents[2]


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is in the catalogue of this process."""
    assert isinstance(GAMES, Catalogue)
    monkeypatch.setitem(GAMES.games, "silent", silent_game.GAME)


@pytest.mark.usefixtures("listed")
def test_each_action_begins_a_new_moment_at_the_table() -> None:
    sitting = Sitting("silent")
    sitting.start("ania", "bo")
    match = sitting.table.match
    assert match is not None
    people = {sitting.chair(person): person for person in ("ania", "bo")}
    told: list[str] = []
    while not match.over:
        assert told == []
        moment, (seat,) = sitting.table.moment, match.waiting
        told = tags(sitting.act(people[seat]))
        assert sitting.table.moment == moment + 1
    assert told == ["round-closed", "game-ended"]
    assert sitting.table.status == "over"
    steps = replay_of(match.record(), 0).steps
    assert [step.entry for step in steps] == [*range(1, silent_game.STONES), len(match.log)]


async def test_people_and_bots_play_it_to_the_end_at_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent_game.install(tmp_path / "packages")
    paths = [tmp_path / "packages", ROOT, os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(path) for path in paths if path))
    server = ServerProcess(tmp_path / "server")
    try:
        _, (host, guest) = await gather(server, 2, ["greedy"], game="silent")
        await host.do("start")
        await asyncio.gather(host.play(first_choice), guest.play(first_choice))
        assert host.last["table"]["result"]["reason"] == "stones"
        assert server.complaints == ""
    finally:
        for player in Player.connected:
            await player.leave()
        server.stop()
