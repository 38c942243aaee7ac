"""Data that somebody wrote is refused in words, never in types."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from byczo.core.errors import BadOption, BadRecord
from byczo.core.game import Game
from byczo.core.game_record import from_json
from byczo.core.options import Options, read_options
from byczo.core.validation import described, in_words, listed
from byczo.games import GAMES


class Given(Options, frozen=True, kw_only=True):
    variant: Literal["base", "fast"] = "base"
    rounds: int | None = None
    sheets: list[list[int]] | None = None


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({}, "option 'players' is missing: it must be a whole number"),
        ({"players": "x"}, "option 'players' must be a whole number, not 'x'"),
        ({"players": 2, "variant": "slow"}, "option 'variant' must be base or fast, not 'slow'"),
        ({"players": 2, "rounds": "many"}, "option 'rounds' must be a whole number, not 'many'"),
        ({"players": 2, "sheets": 1}, "option 'sheets' must be a list, not 1"),
        ({"players": 2, "sheets": [["x"]]}, "sheets[0][0]: expected a whole number"),
        ({"players": 2, "round": 1}, "there is no option 'round': the options are players"),
    ],
)
def test_a_bad_option_is_told_with_what_would_be_right(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption) as raised:
        read_options(Given, given)
    assert why in str(raised.value)


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


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ('{"byczo":1}', "the record is damaged: object missing required field 'game'"),
        (
            '{"byczo":1,"game":"g","options":{},"seats":[{"name":1}],"log":[]}',
            "the record is damaged: seats[0].name: expected a text, got a whole number",
        ),
        (
            '{"byczo":1,"game":"g","options":{},"seats":[],"log":[],"fairness":1}',
            "the record is damaged: fairness: expected an object or nothing, got a whole number",
        ),
    ],
)
def test_a_damaged_record_is_told_in_words(record: str, why: str) -> None:
    with pytest.raises(BadRecord) as raised:
        from_json(record)
    assert str(raised.value) == why


def test_lists_in_words() -> None:
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert listed(["a", "b"], "or") == "a or b"
    assert described(int | None) == "a whole number"


def test_a_problem_without_a_place() -> None:
    with pytest.raises(msgspec.ValidationError) as raised:
        msgspec.convert(1, str)
    assert in_words(raised.value) == "expected a text, got a whole number"
