"""Layouts: the six sheets as data, ours or a host's, checked by the same rules.

A layout is a list of six sheets, a sheet a list of five rows, a row a list of six fields, a
field a colour letter and a number: ``["w", 6]``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

import msgspec

from byczo.core.errors import BadOption
from byczo.core.validation import listed
from byczo.games.twenty_one.rules import COLOUR, COLOURS, DIGIT, FACES, PLACE, ROWS, SHEETS

LETTERS = "wyrgbk"
"""White, yellow, red, green, blue, black: the colours in order."""

NAMES = "ABCDEF"
"""The sheets in order."""

SHEET_NAMES = ("*", *NAMES)
"""What sheets are called, by the letter of the state: 0 is one that is not of the layout."""

Printed = list[list[list[Any]]]
"""A sheet: its rows of fields."""


@cache
def default_layout() -> list[Printed]:
    """Our own sheets; layout.json says what is known about the real ones."""
    data = msgspec.json.decode(files(__package__).joinpath("layout.json").read_bytes())
    return checked_layout(data)


def checked_layout(data: object) -> list[Printed]:
    """The layout, if the game can be played on it; BadOption names the sheet and the row.

    It may stand in an object as ``sheets``, beside remarks such as those of layout.json.
    """
    if isinstance(data, dict):
        data = data.get("sheets")
    sheets = _items(data, SHEETS, "layout", "sheets")
    layout = [
        checked_sheet(sheet, f"layout: sheet {name}")
        for name, sheet in zip(NAMES, sheets, strict=True)
    ]
    first = layout[0]
    for name, sheet in zip(NAMES, layout, strict=True):
        for r in range(ROWS):
            if _numbers(sheet[r]) != _numbers(first[r]):
                raise BadOption(
                    f"layout: sheet {name}, row {r + 1} has the numbers {_numbers(sheet[r])}, "
                    f"sheet A has {_numbers(first[r])}: they must be the same on all sheets"
                )
        twin = layout.index(sheet)
        if NAMES[twin] != name:
            raise BadOption(f"layout: sheets {NAMES[twin]} and {name} are the same")
    return layout


def checked_sheet(data: object, where: str) -> Printed:
    """The sheet, if it can be played on; BadOption names the row, after ``where``."""
    rows = enumerate(_items(data, ROWS, where, "rows"), 1)
    return [_row(row, f"{where}, row {number}") for number, row in rows]


def _items(value: object, count: int, where: str, what: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise BadOption(f"{where}: expected a list of {count} {what}")
    if len(value) != count:
        raise BadOption(f"{where}: expected {count} {what}, found {len(value)}")
    return list(value)


def _row(value: object, where: str) -> list[list[Any]]:
    row = [_field(field, where) for field in _items(value, COLOURS, where, "fields")]
    missing = [letter for letter in LETTERS if letter not in {field[0] for field in row}]
    if missing:
        raise BadOption(f"{where}: each colour comes once, {listed(missing)} is missing")
    for (_, left), (_, right) in pairwise(row):
        if right > left:
            raise BadOption(
                f"{where}: numbers must not rise from left to right, {right} comes after {left}"
            )
    return row


def _field(value: object, where: str) -> list[Any]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise BadOption(f'{where}: a field is a colour and a number, such as ["w", 6]')
    colour, number = value
    if not isinstance(colour, str) or colour not in set(LETTERS):
        raise BadOption(f"{where}: {colour!r} is no colour; they are {listed(list(LETTERS))}")
    if type(number) is not int or not 1 <= number <= FACES:
        raise BadOption(f"{where}: a number is from 1 to {FACES}, not {number!r}")
    return [colour, number]


def _numbers(row: list[list[Any]]) -> str:
    return " ".join(str(number) for _, number in row)


def packed(row: Sequence[Sequence[Any]]) -> list[int]:
    """A row as the state keeps it: by colour, each field with its place."""
    fields = [
        place << PLACE | LETTERS.index(colour) << COLOUR | number
        for place, (colour, number) in enumerate(row)
    ]
    return sorted(fields, key=colour_of)


def printed(row: Iterable[int]) -> list[list[Any]]:
    """A row of the state as a layout shows it: from left to right."""
    return [[LETTERS[colour_of(field)], int(field & DIGIT)] for field in sorted(row)]


def colour_of(field: int) -> int:
    """The colour of a field as the state keeps it."""
    return field >> COLOUR & DIGIT
