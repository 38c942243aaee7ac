"""What the fields of a record from elsewhere may hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from byczo.core.errors import BadRecord
from byczo.core.game_record import Fairness, GameRecord, Seat, read_records
from byczo.table.brought_records import check

RECORDS = Path(__file__).parents[1] / "records"
DIGEST = "0" * 64


@pytest.fixture
def record() -> GameRecord:
    return next(iter(read_records(RECORDS / "x-nimmt" / "base-2.json")))


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*/*.json")), ids=lambda file: file.stem)
def test_golden_records_are_welcome(file: Path) -> None:
    for record in read_records(file):
        check(record)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("result", None, "no result"),
        ("seats", [], "'seats'"),
        ("seats", [Seat(name="x")] * 21, "'seats'"),
        ("seats", [Seat(name="x", by="b" * 41)], "'by'"),
        ("seats", [Seat(name="x", by="\x1b[31m")], "'by'"),
        ("log", [{}] * 5001, "'log'"),
        ("options", {f"o{number}": 1 for number in range(31)}, "'options'"),
        ("fairness", Fairness(commitment="x"), "'commitment'"),
        ("fairness", Fairness(commitment="0" * 1_000_000), "'commitment'"),
        ("fairness", Fairness(commitment=DIGEST, secret="y" * 64), "'secret'"),
        ("fairness", Fairness(commitment=DIGEST, salts=["s"] * 21), "'salts'"),
        ("fairness", Fairness(commitment=DIGEST, salts=["s" * 65]), "'salts'"),
        ("fairness", Fairness(commitment=DIGEST, seals=[DIGEST] * 21), "'seals'"),
        ("fairness", Fairness(commitment=DIGEST, seals=["x"]), "'seals'"),
        ("fairness", Fairness(commitment=DIGEST, order=[0, 0]), "'order'"),
        ("fairness", Fairness(commitment=DIGEST, order=[*range(21)]), "'order'"),
    ],
)
def test_a_field_that_cannot_be_right_is_named(
    record: GameRecord, field: str, value: Any, said: str
) -> None:
    with pytest.raises(BadRecord, match=said):
        check(replace(record, **{field: value}))
