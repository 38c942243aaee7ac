"""``byczo train`` writes a file of weights."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from byczo.cli.main import main
from byczo.games import game_of
from byczo.play.playout_policy import WeightsFile, policy_of
from byczo.play.training_games import TrainingGames

SIX = game_of("six-nimmt")


def test_the_command_writes_a_file_of_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "weights.json"
    args = ["train", "x-nimmt", "--seed", "9", "--games", "1", "--iterations", "1"]
    args += ["--watched", "1", "--readings", "1"]
    assert main([*args, "--out", str(out)]) == 0
    file = msgspec.json.decode(out.read_bytes(), type=WeightsFile)
    assert file.by == " ".join(["byczo", *args])
    assert file.weights
    assert "weights of X nimmt!" in capsys.readouterr().out


def test_where_hands_are_read_the_file_has_a_model(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    assert SIX.strategy.weights is not None
    args = ["train", "six-nimmt", "--start", str(SIX.strategy.weights), "--watched", "1"]
    assert main([*args, "--readings", "1", "--out", str(out)]) == 0
    file = msgspec.json.decode(out.read_bytes(), type=WeightsFile)
    assert file.by.endswith("--seed 1 --watched 1 --readings 1 --start weights.json")
    assert len(file.model) == len(policy_of(SIX).model)


def test_against_a_bot_it_tells_what_a_searcher_gains(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    args = ["train", "x-nimmt", "--against", "greedy"]
    args += ["--watched", "2", "--readings", "1", "--workers", "1", "--deals", "2"]
    assert main([*args, "--out", "response.json"]) == 0
    file = msgspec.json.decode(Path("response.json").read_bytes(), type=WeightsFile)
    assert file.by.endswith("--readings 1 --against greedy")
    told = capsys.readouterr().out.splitlines()[-1]
    assert told.startswith("search@response.json among greedy, 3 players, 2 deals: lead ")


def test_a_training_that_was_stopped_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    args = ["train", "x-nimmt", "--games", "2", "--iterations", "2", "--watched", "1"]
    args += ["--readings", "2", "--workers", "1", "--out"]
    whole, half = tmp_path / "whole.json", tmp_path / "half.json"
    assert main([*args, str(whole)]) == 0
    played = 0

    def interrupted(games: TrainingGames, *line: Any) -> None:
        nonlocal played
        note(games, *line)
        played += 1
        if played == 3:
            raise KeyboardInterrupt

    note = TrainingGames._note
    monkeypatch.setattr(TrainingGames, "_note", interrupted)
    assert main([*args, str(half)]) != 0
    assert half.with_name("half.json.part").exists()
    assert main([*args, str(half)]) == 0
    assert played == 2 * 2 + 2 * 1, "what was noted is not played again"
    assert not half.with_name("half.json.part").exists()
    assert learned(half) == learned(whole)


def test_where_nothing_can_be_written_nothing_is_learned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "x-nimmt", "--out", str(tmp_path / "no" / "weights.json")]) != 0
    assert "cannot write" in capsys.readouterr().err


def learned(path: Path) -> WeightsFile:
    """What a file says but for the day on which it was made."""
    file = msgspec.json.decode(path.read_bytes(), type=WeightsFile)
    return msgspec.structs.replace(file, made="")


def test_the_command_names_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "weights.json")
    assert main(["train", "twenty-one", "--out", out]) != 0
    assert "without learned weights" in capsys.readouterr().err
    assert main(["train", "six-nimmt", "--games", "0", "--out", out]) != 0
    assert "at least one" in capsys.readouterr().err
    assert main(["train", "six-nimmt", "--against", "nobody", "--out", out]) != 0
    assert "there is no bot 'nobody'" in capsys.readouterr().err
