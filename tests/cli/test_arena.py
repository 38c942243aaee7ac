"""``byczo arena``: what people and programs get to read."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from byczo.cli.arena import run
from byczo.core.errors import BadOption, BadRecord, Unknown
from tests.arena.conftest import known_bots

__all__ = ["known_bots"]

USUAL: dict[str, Any] = {
    "game": "six-nimmt",
    "bots": ["random", "lowest"],
    "players": 2,
    "option": ["rounds=1"],
    "deals": 3,
    "seed": "1",
    "workers": 1,
    "ray": None,
    "test": None,
    "cross": False,
    "no_control": False,
    "limit": 1.0,
    "out": None,
    "plot": None,
    "log_values": None,
    "json": False,
}


def said(capsys: pytest.CaptureFixture[str], **words: Any) -> str:
    assert run(argparse.Namespace(**{**USUAL, **words})) == 0
    text = capsys.readouterr().out
    if not words.get("json"):
        assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
    return text


def test_two_bots(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys)
    assert "6 nimmt!, 2 players: 3 deals at 12 tables, seed 1; fewest points win" in text
    assert [line.split()[:2] for line in text.splitlines()[2:5]] == [
        ["bot", "among"],
        ["random", "lowest"],
        ["random", "random"],
    ]
    assert "decisions" in text
    assert "forfeited" not in text


def test_three_bots(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, bots=["random", "lowest", "highest", "cheat"])
    assert "rating" in text
    assert "lead of" in text
    assert "cheat forfeited" in text
    assert "illegal, 0 late" in text


def test_one_deal_has_no_errors(capsys: pytest.CaptureFixture[str]) -> None:
    assert "±" not in said(capsys, deals=1, no_control=True)


def test_the_answer_of_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, test=0.5)
    assert "Is random better than lowest by at least 0.5?" in text
    assert "undecided after 3 deals: too few deals for an interval" in text
    answer = said(capsys, bots=["random", "highest"], deals=200, test=-30.0)
    assert "\nyes after" in answer


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(said(capsys, json=True, cross=True))
    assert [(cell["bot"], cell["among"]) for cell in found["cells"]] == [
        ("random", "lowest"),
        ("lowest", "random"),
        ("random", "random"),
        ("lowest", "lowest"),
    ]
    assert set(found["cells"][0]) == {"bot", "among", "points", "per_round", "lead", "wins"}
    assert set(found["cells"][0]["lead"]) == {"mean", "error"}
    assert found["cells"][0]["lead"]["mean"] == -found["cells"][1]["lead"]["mean"]
    assert found["test"] is None
    assert found["options"]["players"] == 2


@pytest.mark.parametrize("bots", [["random", "lowest"], ["random", "lowest", "highest"]])
def test_plot(bots: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "plot.svg"
    said(capsys, bots=bots, plot=str(file))
    root = ElementTree.parse(file).getroot()
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "6 nimmt!, 2 players, 3 deals"
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == (3 if len(bots) > 2 else 2)


@pytest.mark.parametrize(
    ("words", "error", "why"),
    [
        ({"game": "chess"}, Unknown, "there is no game 'chess'"),
        ({"bots": ["random", "hal"]}, Unknown, "there is no bot 'hal'"),
        ({"deals": 0}, BadOption, "deals must be at least 1"),
        ({"workers": 0}, BadOption, "--workers must be at least 1"),
        ({"players": 11}, BadOption, "players must be from 2 to 10"),
        ({"plot": "/nowhere/plot.svg"}, BadRecord, "cannot write /nowhere/plot.svg"),
        ({"out": "/nowhere/out.jsonl"}, BadRecord, "cannot write /nowhere/out.jsonl"),
    ],
)
def test_mistakes_are_told(words: dict[str, Any], error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        run(argparse.Namespace(**{**USUAL, **words}))
