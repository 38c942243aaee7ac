"""Features of Twenty One for learning programs."""

from __future__ import annotations

from typing import Any

from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import default_layout
from tests.games.encoded import encoded

COLOURS = "wyrgbk"


def rolled() -> Any:
    match = Match(GAME, {"players": 2})
    match.deal({"deal": {"sheets": default_layout()[:2], "first": 0}})
    match.deal({"roll": {"w": 4, "y": 5, "r": 6, "g": 6, "b": 6, "k": 6}})
    return match


def test_dice_and_phase() -> None:
    match = rolled()
    told = encoded(GAME, match.state, 1)
    assert told["dice"] == [4, 5, 6, 6, 6, 6]
    assert (told["phase"], told["rolls"]) == ([1, 0], [1])
    assert (told["waiting"], told["active"]) == ([0, 1], [0, 1])
    match.act(0, "keep")
    assert encoded(GAME, match.state, 1)["phase"] == [0, 1]


def test_the_own_sheet_comes_first() -> None:
    sheets = default_layout()
    told = encoded(GAME, rolled().state, 1)
    for seat, sheet in enumerate((sheets[1], sheets[0])):
        row = dict(sheet[0])
        assert told["printed"][30 * seat : 30 * seat + 6] == [row[c] for c in COLOURS]
        order = [colour for colour, _ in sheet[0]]
        assert told["places"][30 * seat : 30 * seat + 6] == [order.index(c) for c in COLOURS]
    assert told["letters"] == [2, 1]


def test_what_is_written_is_told_when_all_have_chosen() -> None:
    match = rolled()
    match.act(0, "keep")
    match.act(0, "write wy")
    assert encoded(GAME, match.state, 0)["chosen"] == [0b11]
    assert encoded(GAME, match.state, 1)["chosen"] == [0]
    assert not any(encoded(GAME, match.state, 1)["written"])
    match.act(1, match.legal(1)[0])
    told = encoded(GAME, match.state, 0)
    assert told["written"][:2] == [4, 5]
    assert told["free"][:6] == [0, 0, 1, 1, 1, 1]
    assert told["hits"][0] == 2
    assert told["scores"][0] == told["points"][0] == 4 + 5 + 3
    assert GAME.observation is not None
    assert GAME.observation.standing(match.state, 0) == 12
