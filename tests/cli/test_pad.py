from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from byczo.cli.main import main
from byczo.games import GAMES
from byczo.locales import LANGUAGES, voice


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


Capture = pytest.CaptureFixture[str]


def test_rounds_totals_undo_and_correction(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "pad.json"
    typed(monkeypatch, "12 5 0", "=55,10 3 4", "correct 1", "1 1 1", "undo", "q")
    words = ["pad", "six-nimmt", "--names", "Ada,Ben,Cleo", "--file", str(file)]
    assert main([*words, "--lang", "en"]) == 0
    assert "In the lead: Ben (4)" in capsys.readouterr().out
    assert json.loads(file.read_text())["rounds"] == [[1, 1, 1]]
    typed(monkeypatch, "70 0 0")
    assert main(["pad", "six-nimmt", "--file", str(file), "--lang", "en"]) == 0
    assert "They share the win: Ben, Cleo (1)!" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("12", "A round has 2 numbers"),
        ("a b", "“a” is not a number."),
        ("168 0", "A number from 0 to 167"),
        ("=55,55 0", "55: there is no such card"),
        ("=105 0", "105: there is no such card"),
        ("167 1", "Did somebody count twice?"),
        ("undo", "there is no round 0"),
        ("undo x", "“x” is not a number."),
        ("correct 3", "there is no round 3"),
    ],
)
def test_nonsense_is_answered_kindly_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, line: str, answer: str
) -> None:
    typed(monkeypatch, line, "1 1")
    assert main(["pad", "six-nimmt", "--names", "Ada Ben", "--lang", "en"]) == 0
    assert answer in capsys.readouterr().out.replace("\n", " ")


@pytest.mark.parametrize(("game", "several"), [("six-nimmt", False), ("x-nimmt", True)])
def test_sums_are_asked_for_only_where_the_pad_takes_them(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, game: str, several: bool
) -> None:
    typed(monkeypatch, "q")
    assert main(["pad", game, "--names", "Ada,Ben", "--lang", "en"]) == 0
    said = capsys.readouterr().out.replace("\n", " ")
    assert ("several as 3+10" in said, "cards as =55,10" in said) == (several, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_cards_is_asked_for_none(language: str) -> None:
    assert "=55" not in voice(language)("cli-pad-how-numbers", fields=1, cards=0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_in_every_language(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, game: str, language: str
) -> None:
    typed(monkeypatch)
    assert main(["pad", game, "--names", "Ada,Ben,Cleo", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert "Ada" in said
    assert "cli pad" not in said


def test_names_are_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    typed(monkeypatch, "Ada, Ben", "1+2 3+4", "q")
    assert main(["pad", "x-nimmt", "--lang", "en"]) == 0
    assert "Ada" in capsys.readouterr().out
    typed(monkeypatch)
    assert main(["pad", "x-nimmt"]) == 0


def test_names_that_cannot_be_told_apart(capsys: Capture) -> None:
    assert main(["pad", "x-nimmt", "--names", "Ada,ada"]) == 2
    assert "choose another name" in capsys.readouterr().err


def test_a_file_that_is_no_pad(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    file.write_text("{}")
    assert main(["pad", "x-nimmt", "--file", str(file)]) == 2
    assert "is no score pad" in capsys.readouterr().err
    file.write_text('{"game": "six-nimmt", "names": ["Ada", "Ben"]}')
    assert main(["pad", "x-nimmt", "--file", str(file)]) == 2
    assert "is a pad of 'six-nimmt'" in capsys.readouterr().err
    assert main(["pad", "x-nimmt", "--file", str(tmp_path)]) == 2
    assert "cannot read" in capsys.readouterr().err
