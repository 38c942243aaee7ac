"""``byczo simulate``: games in bulk."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from byczo.games import GAMES
from tests.cli.command import byczo


@pytest.mark.parametrize("game", GAMES)
def test_simulation_is_the_same_with_and_without_records(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["simulate", game, "--games", "20", "--seed", "7", "--json"]
    plain, logged = byczo(*words), byczo(*words, "--records", str(file))
    assert plain.stdout == logged.stdout != ""
    assert json.loads(plain.stdout)["games"] == 20
    replayed = byczo("replay", str(file), "--json")
    assert len(replayed.stdout.splitlines()) == 20
    assert replayed.returncode == 0


def test_bots_of_several_kinds_at_one_table(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["simulate", "six-nimmt", "--players", "4", "--games", "20", "--option", "rounds=1"]
    said = byczo(*words, "--bots", "greedy,random", "--records", str(file), "--json")
    mean = json.loads(said.stdout)["mean"]
    assert mean[0] + mean[2] < mean[1] + mean[3]
    seats = json.loads(file.read_text().splitlines()[0])["seats"]
    assert [seat["by"] for seat in seats] == ["greedy", "random"] * 2


def test_summary_of_a_simulation() -> None:
    text = byczo("simulate", "six-nimmt", "--games", "300", "--players", "3").stdout
    assert "300 games" in text
