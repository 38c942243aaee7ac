"""What several commands share."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from byczo.cli.common import (
    check_writable,
    console,
    options_of,
    read_json,
    records_of,
)
from byczo.core.errors import BadOption, BadRecord
from byczo.games import game_of
from tests.cli.command import RECORDS, byczo


def test_sheets_from_a_file(tmp_path: Path) -> None:
    layout = Path(__file__).parents[2] / "src" / "byczo" / "games" / "twenty_one" / "layout.json"
    words = ["simulate", "twenty-one", "--games", "3", "--json", "--option"]
    assert byczo(*words, f"layout=@{layout}").returncode == 0
    damaged = tmp_path / "sheets.json"
    damaged.write_text(layout.read_text().replace('["w", 6]', '["k", 6]'))
    said = byczo(*words, f"layout=@{damaged}")
    assert said.returncode == 2
    assert "each colour comes once, w is missing" in said.stderr
    damaged.write_text("[")
    assert "is not complete JSON" in byczo(*words, f"layout=@{damaged}").stderr
    assert "No such file" in byczo(*words, f"layout=@{tmp_path / 'none'}").stderr


def given(*option: str, players: int | None = None) -> argparse.Namespace:
    return argparse.Namespace(option=list(option), players=players)


def test_options_of_the_command_line() -> None:
    six = game_of("six-nimmt")
    assert options_of(six, given(), players=4).players == 4
    assert options_of(six, given("players=3"), players=4).players == 3
    assert options_of(six, given("players=3", players=5), players=4).players == 5
    with pytest.raises(BadOption, match="write NAME=VALUE"):
        options_of(six, given("target"), players=4)


def test_a_file_that_cannot_be_written_is_refused_first(tmp_path: Path) -> None:
    check_writable(tmp_path / "new.json")
    with pytest.raises(BadRecord, match="cannot write"):
        check_writable(tmp_path / "no" / "new.json")


def test_a_game_is_found_by_its_number(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    record = json.dumps(json.loads((RECORDS / "x-nimmt" / "base-2.json").read_text()))
    file.write_text(f"{record}\n{record}\n")
    asked = argparse.Namespace(file=str(file), game=2)
    assert [number for number, _ in records_of(asked)] == [2]
    with pytest.raises(BadRecord, match="has no game number 3"):
        list(records_of(argparse.Namespace(file=str(file), game=3)))


def test_output_is_never_wider_than_a_terminal() -> None:
    assert console().width == 80


def test_a_file_of_options_is_named_when_it_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"--sheet: cannot read .*: No such file"):
        read_json(str(tmp_path / "none"), "--sheet")
