"""Habits are learned: a tiny course, and the files that come with the games."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec
import numpy as np
import pytest

from byczo.cli.main import main
from byczo.games import game_of
from byczo.play.training import COURSES, Course, Lectures, fit, learn
from byczo.play.weights import ROOMS, Lesson

TINY = {"games": 2, "iterations": 2, "worlds": 4}


@pytest.mark.parametrize("name", ROOMS)
def test_the_files_say_how_they_were_made(name: str) -> None:
    lesson = msgspec.json.decode(
        files(ROOMS[name][0]).joinpath("weights.json").read_bytes(), type=Lesson
    )
    assert lesson.game == name
    assert lesson.by.startswith(f"byczo train {name} --seed ")
    assert lesson.made.startswith("20")


@pytest.mark.parametrize("name", ROOMS)
def test_a_tiny_course_is_learned_again_alike(name: str) -> None:
    tiny = Course(tables=COURSES[name].tables[:1], patience=COURSES[name].patience, **TINY)
    first, again = (learn(game_of(name), tiny, "1") for _ in range(2))
    assert np.array_equal(first, again)
    assert (first != 1).sum() > 20
    assert not np.array_equal(first, learn(game_of(name), tiny, "2"))


def test_what_is_worth_more_is_done_more_often() -> None:
    """Mark 5 is worth 2 points more than mark 7: with patience 2 it is e times as likely."""
    lines = np.array([5, 7] * 500)
    packed = lines | 20 << 10 | 30 << 20
    worth = np.where(lines == 5, 1.0, -1.0)
    factors = fit(Lectures(packed, worth, np.repeat(np.arange(500), 2)), Course([], 2.0))
    assert factors[5] / factors[7] == pytest.approx(np.e, rel=0.02)
    assert factors[20] == factors[30] == factors[99] == 1


def test_the_command_writes_a_lesson(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "habits.json"
    args = ["train", "six-nimmt", "--seed", "9", "--games", "1", "--iterations", "1"]
    assert main([*args, "--out", str(out)]) == 0
    lesson = msgspec.json.decode(out.read_bytes(), type=Lesson)
    assert lesson.by == "byczo train six-nimmt --seed 9 --games 1 --iterations 1"
    assert "habits of 6 nimmt!" in capsys.readouterr().out


def test_the_command_names_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "habits.json")
    assert main(["train", "twenty-one", "--out", out]) != 0
    assert "without habits" in capsys.readouterr().err
    assert main(["train", "six-nimmt", "--games", "0", "--out", out]) != 0
    assert "at least one game" in capsys.readouterr().err
