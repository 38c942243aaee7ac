"""Data that somebody wrote is refused in words, never in types."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.validation import described, in_words, listed, whole_number
from byczo.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_message_of_a_game_shows_types(game: Game) -> None:
    """Whatever is given for any option."""
    for field in msgspec.structs.fields(game.options):
        values: list[Any] = [None, "what", [], {}, 1.5, -1]
        for value in values:
            try:
                game.read_options({"players": game.players[0], field.name: value})
            except BadOption as problem:
                assert field.name in str(problem)
                assert not {"|", "`", "null", "int "} & {*str(problem), *str(problem).split()}


def test_lists_in_words() -> None:
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert listed(["a", "b"], "or") == "a or b"
    assert described(int | None) == "a whole number"


@pytest.mark.parametrize("value", [3, np.int8(3), True + 2])
def test_whole_numbers_of_any_type(value: Any) -> None:
    assert whole_number(value, "a seed") == 3


@pytest.mark.parametrize("value", [3.0, "3", None, [3]])
def test_what_is_no_whole_number_is_refused(value: Any) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number, not"):
        whole_number(value, "a seed")


def test_a_problem_without_a_place() -> None:
    with pytest.raises(msgspec.ValidationError) as raised:
        msgspec.convert(1, str)
    assert in_words(raised.value) == "expected a text, got a whole number"
