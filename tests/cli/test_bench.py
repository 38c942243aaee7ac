"""``byczo bench`` measures."""

from __future__ import annotations

import json

import pytest

from byczo.cli import bench
from byczo.cli.main import main


def test_speeds_are_measured_beside_the_interpreted_rules(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    assert main(["bench", "six-nimmt", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["game"], row["players"]) == ("six-nimmt", 4)
    assert row["games_per_second"] > 1000
    assert row["times_interpreted"] > 10
    assert main(["bench", "six-nimmt"]) == 0
    assert "six-nimmt" in capsys.readouterr().out
