from __future__ import annotations

from typing import Any

import pytest

from byczo.core.errors import BadOption
from byczo.games.six_nimmt import GAME


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({}, "players"),
        ({"players": 1}, "players must be from 2 to 10, not 1"),
        ({"players": 11}, "players must be from 2 to 10, not 11"),
        ({"players": "many"}, "option 'players' must be a whole number"),
        ({"players": 2.5}, "option 'players' must be a whole number"),
        ({"players": 4, "target": 0}, "target must be from 1 to 10000, not 0"),
        ({"players": 4, "target": 10**6}, "target must be from 1 to 10000"),
        ({"players": 4, "rounds": 0}, "rounds must be from 1 to 100, not 0"),
        ({"players": 4, "rounds": 3, "target": 50}, "fixed number of rounds goes without target"),
        ({"players": 4, "rounds": 3, "ends": "at"}, "fixed number of rounds goes without target"),
        ({"players": 4, "ends": "never"}, "option 'ends' must be above or at, not 'never'"),
        (
            {"players": 4, "variant": "pro"},
            "option 'variant' must be base, halves or tactical, not 'pro'",
        ),
        ({"players": 3, "variant": "halves"}, "two halves is for 4 to 7 players, not 3"),
        ({"players": 8, "variant": "halves"}, "two halves is for 4 to 7 players, not 8"),
        ({"players": 4, "variant": "halves", "rounds": 1}, "two halves is one game"),
        ({"players": 4, "variant": "halves", "target": 50}, "two halves is one game"),
        ({"players": 4, "colour": "red"}, "there is no option 'colour': the options are ends"),
    ],
)
def test_bad_options_are_refused_in_words(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        GAME.read_options(given)


def test_words_of_the_command_line_are_understood() -> None:
    options: Any = GAME.read_options({"players": "5", "target": "100", "ends": "at"})
    assert (options.players, options.target, options.ends) == (5, 100, "at")
