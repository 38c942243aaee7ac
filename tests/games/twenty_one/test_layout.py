"""The sheets: ours fit all that is known of the real ones; a host's are checked."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from byczo.core.errors import BadOption
from byczo.games.twenty_one.layout import (
    LETTERS,
    NAMES,
    checked_layout,
    default_layout,
    packed,
    printed,
)

ROWS = range(5)
FIELDS = range(6)


def numbers(row: int) -> list[int]:
    return [number for _, number in default_layout()[0][row]]


def test_the_numbers_are_those_of_the_rules_page() -> None:
    rows = ["".join(map(str, numbers(row))) for row in ROWS]
    assert rows == ["654321", "544331", "543221", "544221", "443321"]


def test_the_numbers_fit_leszeks_sheet() -> None:
    """A number with a cross equals the printed one, a number without is below it."""
    hits = {
        0: {1: 6, 4: 3},
        1: {1: 5, 2: 4, 6: 1},
        2: {5: 2},
        3: {1: 5, 4: 2, 5: 2, 6: 1},
        4: {1: 4},
    }
    below = {
        0: {2: 4, 3: 1, 5: 1},
        1: {3: 3, 4: 1, 5: 2},
        2: {1: 3, 2: 2, 3: 2},
        3: {2: 3, 3: 3},
        4: {2: 3, 3: 1, 4: 2, 5: 1},
    }
    for row in ROWS:
        for field, number in hits[row].items():
            assert numbers(row)[field - 1] == number
        for field, number in below[row].items():
            assert numbers(row)[field - 1] > number


def test_in_every_field_the_six_sheets_show_six_colours() -> None:
    for row in ROWS:
        for field in FIELDS:
            assert {sheet[row][field][0] for sheet in default_layout()} == set(LETTERS)


def fields_of(row: Any) -> dict[str, int]:
    """The number in the field of each colour."""
    return dict(row)


def test_down_a_sheet_no_field_repeats_a_colour() -> None:
    for sheet in default_layout():
        for field in FIELDS:
            assert len({sheet[row][field][0] for row in ROWS}) == 5


def test_one_sheet_fits_lga() -> None:
    """Black 1 and blue 3 hit, yellow 4 does not; red 1 and green 2 fit and do not hit, white 4 not.

    She is taken to be in her first row.
    """
    fitting = []
    for name, sheet in zip(NAMES, default_layout(), strict=True):
        at = fields_of(sheet[0])
        if at["k"] == 1 and at["b"] == 3 and at["y"] > 4 and at["w"] < 4 and at["g"] > 2:
            fitting.append(name)
    assert fitting == ["B"]


def test_one_sheet_fits_ewa() -> None:
    """In her first row the second field is the white 5, and green is below 5."""
    fitting = [
        name
        for name, sheet in zip(NAMES, default_layout(), strict=True)
        if sheet[0][1] == ["w", 5] and fields_of(sheet[0])["g"] < 5
    ]
    assert fitting == ["D"]


def test_a_row_is_packed_by_colour_and_printed_again() -> None:
    for sheet in default_layout():
        for row in sheet:
            assert [field >> 3 & 7 for field in packed(row)] == [0, 1, 2, 3, 4, 5]
            assert printed(packed(row)) == row


def changed(sheet: int, row: int, field: int | None, value: Any) -> list[Any]:
    """Our layout with something else in one place."""
    layout: list[Any] = deepcopy(default_layout())
    if field is None:
        layout[sheet][row] = value
    else:
        layout[sheet][row][field] = value
    return layout


@pytest.mark.parametrize(
    ("layout", "why"),
    [
        ("sheets", "layout: expected a list of 6 sheets"),
        ({}, "layout: expected a list of 6 sheets"),
        (default_layout()[:5], "layout: expected 6 sheets, found 5"),
        ([*default_layout()[:5], default_layout()[5][:4]], "sheet F: expected 5 rows, found 4"),
        ([*default_layout()[:5], None], "sheet F: expected a list of 5 rows"),
        (
            changed(2, 1, None, default_layout()[2][1][:5]),
            "C, row 2: expected 6 fields, found 5",
        ),
        (changed(2, 1, None, "wyrgbk"), "sheet C, row 2: expected a list of 6 fields"),
        (changed(2, 1, 0, "w6"), "sheet C, row 2: a field is a colour and a number"),
        (changed(2, 1, 0, ["w"]), "sheet C, row 2: a field is a colour and a number"),
        (changed(0, 0, 0, ["violet", 6]), "sheet A, row 1: 'violet' is no colour; they are w, y,"),
        (changed(0, 0, 0, ["wy", 6]), "sheet A, row 1: 'wy' is no colour"),
        (changed(0, 0, 0, [6, "w"]), "sheet A, row 1: 6 is no colour"),
        (changed(0, 0, 0, ["y", 6]), "sheet A, row 1: each colour comes once, k is missing"),
        (changed(4, 2, 0, ["w", 7]), "sheet E, row 3: a number is from 1 to 6, not 7"),
        (changed(4, 2, 0, ["w", 0]), "sheet E, row 3: a number is from 1 to 6, not 0"),
        (changed(4, 2, 0, ["w", True]), "sheet E, row 3: a number is from 1 to 6, not True"),
        (changed(4, 2, 0, ["w", "5"]), "sheet E, row 3: a number is from 1 to 6, not '5'"),
        (changed(4, 2, 3, ["g", 4]), "sheet E, row 3: numbers must not rise .* 4 comes after 3"),
        (
            changed(1, 3, 5, ["y", 2]),
            "sheet B, row 4 has the numbers 5 4 4 2 2 2, sheet A has 5 4 4 2 2 1: they must be",
        ),
        ([*default_layout()[:5], default_layout()[1]], "sheets B and F are the same"),
    ],
)
def test_bad_layouts_are_refused_in_words(layout: object, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        checked_layout(layout)
