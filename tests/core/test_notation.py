"""Entries of a log that people wrote are read, or refused in words."""

from __future__ import annotations

from typing import Any

import pytest

from byczo.core.errors import BadChance
from byczo.core.notation import check_pack, fields_of, numbers


def test_the_fields_of_an_entry() -> None:
    assert fields_of({"deal": {"rows": 1, "hands": 2}}, "deal", ["hands", "rows"]) == {
        "rows": 1,
        "hands": 2,
    }


@pytest.mark.parametrize(
    ("entry", "fields", "why"),
    [
        ({}, ["rows"], "expected one object under 'deal', found "),
        ({"deal": {}, "seat": 1}, [], "found deal and seat"),
        ({"deal": 3}, ["rows"], "expected one object under 'deal', found deal"),
        ({"deal": {}}, ["rows", "hands"], "'deal' must hold hands and rows, it holds nothing"),
        ({"deal": {"rows": 1}}, [], "'deal' must hold nothing, it holds rows"),
    ],
)
def test_an_entry_with_other_fields_is_refused(
    entry: dict[str, Any], fields: list[str], why: str
) -> None:
    with pytest.raises(BadChance, match=why):
        fields_of(entry, "deal", fields)


def test_numbers_have_their_shape() -> None:
    assert numbers([[1, 2], [3, 4]], "hands", (2, 2)) == [[1, 2], [3, 4]]
    assert numbers(-5, "roll", ()) == -5


@pytest.mark.parametrize(
    ("value", "shape", "why"),
    [
        (True, (), "roll: True is not a whole number"),
        ("1", (), "roll: '1' is not a whole number"),
        ([1, 2.0], (2,), "roll: 2.0 is not a whole number"),
        ([1], (2,), "roll: expected a list of 2, found 1"),
        (7, (2,), "roll: expected a list of 2, found no list"),
        ([[1], []], (2, 1), "roll: expected a list of 1, found 0"),
    ],
)
def test_other_shapes_are_refused(value: object, shape: tuple[int, ...], why: str) -> None:
    with pytest.raises(BadChance, match=why):
        numbers(value, "roll", shape)


def test_a_pack_is_dealt_once() -> None:
    check_pack([3, 1], [1, 2, 3])
    with pytest.raises(BadChance, match="card 1 is dealt twice"):
        check_pack([1, 2, 1], [1, 2, 3])
    with pytest.raises(BadChance, match="no card 4 to deal"):
        check_pack([4], [1, 2, 3])


def test_rows_in_order() -> None:
    check_pack([1, 2], [1, 2], in_order=True)
    with pytest.raises(BadChance, match="the rows must start with 1 and 2"):
        check_pack([2, 1], [1, 2], in_order=True)
