from __future__ import annotations

from typing import Any

import pytest

from byczo.core.errors import BadOption
from byczo.games.david_goliath import GAME


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({}, "players"),
        ({"players": 2}, "players must be from 3 to 6, not 2"),
        ({"players": 7}, "players must be from 3 to 6, not 7"),
        ({"players": "few"}, "option 'players' must be a whole number"),
        ({"players": 4, "rounds": 0}, "rounds must be from 1 to 20, not 0"),
        ({"players": 4, "rounds": 21}, "rounds must be from 1 to 20, not 21"),
        ({"players": 4, "rounds": "two"}, "option 'rounds' must be a whole number"),
        ({"players": 4, "target": 66}, "there is no option 'target': the options are players and"),
    ],
)
def test_bad_options_are_refused_in_words(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        GAME.read_options(given)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_rounds_as_players_unless_told_otherwise(players: int) -> None:
    plain: Any = GAME.start(GAME.read_options({"players": players}))
    assert plain.rounds == players
    short: Any = GAME.start(GAME.read_options({"players": str(players), "rounds": "2"}))
    assert short.rounds == 2


def test_the_rules_text_knows_the_table() -> None:
    options = GAME.read_options({"players": 5})
    assert GAME.rule_values(options) == {"players": 5, "highest": 15, "rounds": 5}
