from __future__ import annotations

from typing import Any

import pytest

from byczo.core.errors import BadOption
from byczo.games.x_nimmt import GAME


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({}, "players"),
        ({"players": 1}, "players must be from 2 to 4, not 1"),
        ({"players": 5}, "players must be from 2 to 4, not 5"),
        ({"players": "many"}, "option 'players' must be a whole number"),
        ({"players": 2.5}, "option 'players' must be a whole number"),
        ({"players": 4, "rounds": 0}, "rounds must be from 1 to 10, not 0"),
        ({"players": 4, "rounds": 11}, "rounds must be from 1 to 10, not 11"),
        ({"players": 4, "target": 66}, "there is no option 'target': the options are players and"),
    ],
)
def test_bad_options_are_refused_in_words(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        GAME.read_options(given)


def test_two_rounds_unless_told_otherwise() -> None:
    options: Any = GAME.read_options({"players": 3})
    assert (options.players, options.rounds) == (3, 2)
    assert GAME.rule_values(options) == {"players": 3, "rounds": 2}


def test_words_of_the_command_line_are_understood() -> None:
    options: Any = GAME.read_options({"players": "4", "rounds": "10"})
    assert (options.players, options.rounds) == (4, 10)
