"""Deals and rolls as entries of a log: what is written can be read, by the game itself."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from byczo.core.chance_texts import REST, SEATS, ChanceForm, ChancePart, ChanceTexts
from byczo.core.game_record import read_records
from byczo.core.match import Match
from byczo.games import game_of

RECORDS = sorted(Path(__file__).parents[1].glob("records/*/*.json"))


def written(form: ChanceForm, outcome: list[int], **state: int) -> Any:
    return ChanceTexts((form,)).write_outcome(SimpleNamespace(players=2, **state), outcome)


def test_a_part_has_a_list_for_each_seat() -> None:
    form = ChanceForm("deal", (ChancePart("hands", (SEATS, 2)), ChancePart("first", lowest=0)))
    assert written(form, [5, 6, 7, 8, 1]) == {"deal": {"hands": [[5, 6], [7, 8]], "first": 1}}


def test_one_part_can_have_as_many_as_there_are() -> None:
    form = ChanceForm("deal", (ChancePart("hands", (SEATS, REST)), ChancePart("rows", (1,))))
    assert written(form, [1, 2, 3, 4, 5, 6, 9]) == {
        "deal": {"hands": [[1, 2, 3], [4, 5, 6]], "rows": [9]}
    }


def test_numbers_can_have_names() -> None:
    form = ChanceForm("deal", (ChancePart("cards", (REST,), values=("r1", "r2")),))
    assert written(form, [2, 1]) == {"deal": {"cards": ["r2", "r1"]}}


def test_what_has_a_place_is_written_by_place() -> None:
    part = ChancePart(
        "rows", (SEATS, 2), lowest=0, values=("a", "b"), place_bits=1, known=((2, 1),)
    )
    assert written(ChanceForm("deal", (part,)), [1, 2, 1, 0, 0, 3]) == {
        "deal": {"rows": [["b", "a"], ["a", "b"]]}
    }


def test_the_first_form_that_fits_the_state_is_written() -> None:
    texts = ChanceTexts(
        (
            ChanceForm("deal", (ChancePart("a"),), {"half": 1}),
            ChanceForm("roll", (ChancePart("b"),), {"half": 0}),
        )
    )
    assert texts.write_outcome(SimpleNamespace(players=2, half=0), [3]) == {"roll": {"b": 3}}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_golden_records_are_written_as_they_were(file: Path) -> None:
    (record,) = read_records(file)
    match = Match.load(game_of(record.game), record, compiled=True)
    assert match.log == record.log
