"""``byczo games`` lists the catalogue."""

from __future__ import annotations

import json

from byczo.games import GAMES
from tests.cli.command import byczo


def test_games() -> None:
    listed = json.loads(byczo("games", "--json").stdout)
    assert [game["id"] for game in listed] == list(GAMES)
    text = byczo("games").stdout
    for game in GAMES.values():
        assert game.title in text
