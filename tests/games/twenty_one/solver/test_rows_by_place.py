"""Rows from left to right, and entries back to actions."""

from __future__ import annotations

from typing import Any

import numpy as np

from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.rules import CROSS
from byczo.games.twenty_one.solver.rows_by_place import action_of, numbers_of, read_row, wait_of


def rolled(**dice: int) -> Any:
    """Sheet A has the row k6 y5 w4 g3 b2 r1; all dice but these show 6, black shows 2."""
    match = Match(GAME, {"players": 2}, compiled=True)
    match.deal({"deal": {"sheets": default_layout()[:2], "first": 0}})
    match.deal({"roll": {**dict.fromkeys("wyrgb", 6), "k": 2, **dice}})
    return match


def test_the_numbers_of_a_sheet_from_left_to_right() -> None:
    numbers = numbers_of(rolled().state, 0)
    assert numbers == tuple(tuple(n for _, n in row) for row in default_layout()[0])


def test_a_row_by_place() -> None:
    match = rolled(y=5, w=3)
    match.state.free[0] = 0b111101  # yellow is written
    numbers, dice, colours = np.zeros((3, 6), np.int16)
    open_fields = read_row(match.state, 0, numbers, dice, colours)
    assert numbers.tolist() == [6, 5, 4, 3, 2, 1]
    assert "".join("wyrgbk"[colour] for colour in colours) == "kywgbr"
    assert dice.tolist() == [2, 0, 3, 0, 0, 0], "only what fits into a free field"
    assert open_fields == 0b111101


def test_an_entry_by_place_is_an_action_by_colour() -> None:
    colours = np.array([5, 1, 0, 3, 4, 2], np.int16)
    assert action_of(0, colours) == CROSS
    assert action_of(0b000101, colours) == 1 << 5 | 1 << 0


def test_seats_wait_in_turn() -> None:
    match = Match(GAME, {"players": 4}, compiled=True)
    match.deal({"deal": {"sheets": default_layout()[:4], "first": 2}})
    assert [wait_of(match.state, seat) for seat in range(4)] == [1, 2, 3, 0]
