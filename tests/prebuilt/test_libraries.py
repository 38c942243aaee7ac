"""Libraries hold every kernel that a game needs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from byczo.core.encoding import encode_tables, observe_tables
from byczo.core.game import Game
from byczo.envs.kernels import run_tables
from byczo.games import GAMES
from byczo.prebuilt import libraries
from byczo.prebuilt.libraries import FOR_EVERY_GAME, OF_PYTHON, entries_of

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@games
def test_every_kernel_is_there(game: Game) -> None:
    functions = {entry.function for entry in entries_of(game)}
    assert functions >= {*FOR_EVERY_GAME, *OF_PYTHON, *game.kernels, game.rules.act}


@games
def test_a_browser_has_no_use_for_kernels_of_python_and_learning_programs(game: Game) -> None:
    all_of_them, fewer = list(entries_of(game)), list(entries_of(game, python=False))
    assert set(fewer) < set(all_of_them)
    left_out = {entry.function for entry in {*all_of_them} - {*fewer}}
    assert left_out >= {*OF_PYTHON, encode_tables, observe_tables, run_tables}


@games
def test_who_plays_has_no_use_for_kernels_of_learning_programs(game: Game) -> None:
    all_of_them, fewer = list(entries_of(game)), list(entries_of(game, learning=False))
    left_out = {entry.function for entry in {*all_of_them} - {*fewer}}
    assert left_out >= {encode_tables, observe_tables, run_tables}
    assert not left_out & {*OF_PYTHON}


def test_only_what_is_stale_is_built_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["libraries", "--stale"])
    libraries.main()
    assert capsys.readouterr() == ("", "")


def test_the_c_of_all_games_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["libraries", "--c", "--folder", str(tmp_path)])
    libraries.main()
    assert {file.stem for file in tmp_path.iterdir()} == {name.replace("-", "_") for name in GAMES}
