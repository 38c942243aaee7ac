"""``byczo train`` writes a file of weights."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from byczo.cli.main import main
from byczo.play.playout_policy import WeightsFile


def test_the_command_writes_a_file_of_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "weights.json"
    args = ["train", "six-nimmt", "--seed", "9", "--games", "1", "--iterations", "1"]
    assert main([*args, "--out", str(out)]) == 0
    file = msgspec.json.decode(out.read_bytes(), type=WeightsFile)
    assert file.by == "byczo train six-nimmt --seed 9 --games 1 --iterations 1"
    assert "weights of 6 nimmt!" in capsys.readouterr().out


def test_the_command_names_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "weights.json")
    assert main(["train", "twenty-one", "--out", out]) != 0
    assert "without learned weights" in capsys.readouterr().err
    assert main(["train", "six-nimmt", "--games", "0", "--out", out]) != 0
    assert "at least one game" in capsys.readouterr().err
