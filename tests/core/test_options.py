"""Options are read from words and JSON, and refused in words."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from byczo.core.errors import BadOption
from byczo.core.options import (
    Options,
    check_range,
    plain_values,
    read_options,
    written_options,
)


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


def test_options_are_read_from_words() -> None:
    assert read_options(Given, {"players": "3", "rounds": "2"}) == Given(players=3, rounds=2)


def test_what_is_not_set_is_not_written() -> None:
    options = Given(players=2, sheets=[[1]])
    assert written_options(options) == {"players": 2, "variant": "base", "sheets": [[1]]}
    assert plain_values(options) == {"players": 2, "variant": "base"}
    assert read_options(Given, written_options(options)) == options


def test_options_refuse_in_their_own_words() -> None:
    class Even(Options, frozen=True, kw_only=True):
        def __post_init__(self) -> None:
            if self.players % 2:
                raise ValueError("players come in pairs")

    with pytest.raises(BadOption, match=r"^players come in pairs$"):
        read_options(Even, {"players": 3})


@pytest.mark.parametrize("value", [1, 3])
def test_a_range_includes_its_ends(value: int) -> None:
    check_range("rounds", value, 1, 3)


@pytest.mark.parametrize("value", [0, 4])
def test_what_is_out_of_range_is_told_with_the_range(value: int) -> None:
    with pytest.raises(BadOption, match=f"rounds must be from 1 to 3, not {value}"):
        check_range("rounds", value, 1, 3)
