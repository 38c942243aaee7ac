"""Records of games are written and read; damage is named."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from byczo.core.errors import BadRecord
from byczo.core.game_record import GameRecord, from_json, read_records, to_line, to_page
from byczo.games import game_of
from tests.support import played

SIX = game_of("six-nimmt")


@pytest.fixture(scope="module")
def record() -> GameRecord:
    return played(SIX, SIX.read_options({"players": 2, "rounds": 2}), 1).record()


def test_the_format_of_the_design(record: GameRecord) -> None:
    """Field names, their order, and one line per game."""
    line = to_line(record)
    assert "\n" not in line
    assert list(msgspec.json.decode(line)) == ["byczo", "game", "options", "seats", "log", "result"]
    assert line.startswith('{"byczo":1,"game":"six-nimmt","options":{"players":2,"variant":"base"')


def test_a_page_has_one_line_per_entry(record: GameRecord) -> None:
    page = to_page(record)
    assert len(page.splitlines()) == len(record.log) + 6
    assert from_json(page) == record


def test_files_hold_one_record_or_one_per_line(record: GameRecord, tmp_path: Path) -> None:
    page, lines = tmp_path / "one.json", tmp_path / "many.jsonl"
    page.write_text(to_page(record))
    lines.write_text(f"{to_line(record)}\n\n{to_line(record)}\n")
    assert list(read_records(page)) == [record]
    assert list(read_records(lines)) == [record, record]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not complete JSON"),
        ("{", "not complete JSON"),
        ("[]", "no field 'byczo'"),
        ("{}", "no field 'byczo'"),
        ('{"byczo": 2}', "format version 2; this program reads 1"),
        ('{"byczo": "1"}', "format version '1'"),
        ('{"byczo": 1}', "damaged: object missing required field 'game'"),
        (
            '{"byczo":1,"game":"six-nimmt","options":{},"seats":[],"log":[3]}',
            r"damaged: log\[0\]: expected an object, got a whole number",
        ),
    ],
)
def test_damaged_text(text: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        from_json(text)


def test_damage_in_a_file_names_the_line(record: GameRecord, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f'{to_line(record)}\n{to_line(record)[:-9]}"}}\n')
    with pytest.raises(BadRecord, match="line 2: this is not complete JSON"):
        list(read_records(file))
    file.write_text("")
    with pytest.raises(BadRecord, match="holds no record"):
        list(read_records(file))
    with pytest.raises(BadRecord, match=r"cannot read .*: No such file"):
        list(read_records(tmp_path / "none.jsonl"))


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
