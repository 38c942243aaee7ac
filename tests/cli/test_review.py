"""``byczo review`` as its user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from byczo.locales import LANGUAGES, voice
from byczo.messages.review import Review
from tests.cli.command import SHORT, reviewed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_the_terminal(language: str) -> None:
    said = reviewed(str(SHORT), "--lang", language, "--playouts", "200")
    assert said.returncode == 0, said.stderr
    assert said.stderr == ""
    assert max(map(len, said.stdout.splitlines())) <= 80
    say = voice(language)
    for text in ("review-turning-points", "review-accuracy", "review-better"):
        assert say(text) in said.stdout
    assert "Ania" in said.stdout
    assert "Bruno" in said.stdout


def test_one_seat_by_number_or_name_as_json() -> None:
    """The answer is what the schema says, field by field, and the same every time."""
    words = [str(SHORT), "--json", "--playouts", "200", "--seat"]
    by_number, by_name = reviewed(*words, "1"), reviewed(*words, "Bruno")
    assert by_number.stdout == by_name.stdout
    told = msgspec.json.decode(by_number.stdout, type=Review)
    assert msgspec.to_builtins(told) == json.loads(by_number.stdout)
    assert [player.name for player in told.players] == ["Bruno"]
    assert {move.seat for move in told.moves} == {1}
    assert len(told.turning_points) == 3


def test_all_games_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    line = json.dumps(json.loads(SHORT.read_text()))
    file.write_text(f"{line}\n{line}\n")
    two = reviewed(str(file), "--json", "--playouts", "100", "--seat", "0")
    assert len(two.stdout.splitlines()) == 2
    one = reviewed(str(file), "--json", "--playouts", "100", "--seat", "0", "--game", "2")
    assert one.stdout == two.stdout.splitlines(keepends=True)[1]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--seat", "2"], "there is no seat 2: this table has seats 0 to 1"),
        (["--seat", "Celina"], "say a number from 0 on, or one of Ania and Bruno"),
        (["--playouts", "3"], "playouts must be at least 100, not 3"),
        (["--html", "/nowhere/x.html"], "cannot write /nowhere/x.html"),
        (["--game", "9"], "has no game number 9"),
        (["--lang", "fr"], "invalid choice: 'fr'"),
    ],
)
def test_mistakes_get_one_line(words: list[str], why: str) -> None:
    said = reviewed(str(SHORT), *words)
    assert said.returncode == 2
    assert said.stdout == ""
    assert why in said.stderr
    assert len(said.stderr.splitlines()) == 1


def test_a_damaged_record(tmp_path: Path) -> None:
    file = tmp_path / "damaged.json"
    file.write_text(SHORT.read_text().replace('"do":"play', '"do":"plough', 1))
    said = reviewed(str(file), "--html", str(tmp_path / "x.html"))
    assert said.returncode == 2
    assert "log entry 2" in said.stderr
    assert len(said.stderr.splitlines()) == 1
