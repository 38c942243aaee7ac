"""The catalogue finds the rooms of this package and the games of others."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from byczo.core.errors import Unknown
from byczo.core.game import Game
from byczo.games import GAMES, game_of
from byczo.games.catalogue import built_in_games
from tests.silent_game import GAME as SILENT

ROOMS = Path(built_in_games.__code__.co_filename).parent


def install(folder: Path, name: str, source: str) -> None:
    """A package with one game, as an installer leaves it."""
    (folder / f"{name}.py").write_text(source)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[byczo.games]\n{name} = {name}:GAME\n")


def listed(folder: Path) -> subprocess.CompletedProcess[str]:
    """What a fresh process lists with these packages installed."""
    path = os.pathsep.join([str(folder), *sys.path])
    return subprocess.run(
        [sys.executable, "-c", "from byczo.games import GAMES; print(*GAMES)"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": path},
    )


def test_every_room_with_a_game_is_found() -> None:
    rooms = {game.rules.__name__.split(".")[-2] for game in built_in_games()}
    assert rooms == {path.parent.name for path in ROOMS.glob("*/rules.py")}


def test_games_come_in_the_order_that_they_declare() -> None:
    games = list(GAMES.values())
    assert games == sorted(games, key=lambda game: (game.order, game.id))
    assert all(GAMES[game.id] is game for game in games)


def test_a_game_of_another_package_is_found(tmp_path: Path) -> None:
    source = (
        "from dataclasses import replace\n"
        "from byczo.games import GAMES, game_of\n"
        "from byczo.games.catalogue import built_in_games\n"
        "GAME = replace(built_in_games()[0], id='my-own', order=0)\n"
    )
    install(tmp_path, "mine", source)
    answer = listed(tmp_path)
    assert answer.stdout.split() == ["my-own", *(game.id for game in ours())]
    assert answer.stderr == ""


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import nowhere", "No module named 'nowhere'"),
        ("GAME = 21", "theirs:GAME is not a Game"),
        ("1 / 0", "division by zero"),
        (
            "from byczo.games.catalogue import built_in_games\nGAME = built_in_games()[0]",
            f"there is another game '{built_in_games()[0].id}'",
        ),
    ],
)
def test_a_broken_package_is_told_of_in_one_line(source: str, why: str, tmp_path: Path) -> None:
    install(tmp_path, "theirs", source)
    answer = listed(tmp_path)
    assert answer.stdout.split() == [game.id for game in ours()]
    assert answer.stderr == f"game 'theirs' of theirs is left out: {why}\n"


def test_a_game_of_no_name() -> None:
    with pytest.raises(Unknown, match=f"there is no game 'chess': the games are {ours()[0].id}, "):
        game_of("chess")


def ours() -> list[Game]:
    """The built-in games, in order."""
    return sorted(built_in_games(), key=lambda game: game.order)


def test_a_game_is_pickled_as_its_id() -> None:
    for game in GAMES.values():
        assert pickle.loads(pickle.dumps(game)) is game
        assert copy.deepcopy(game) is game
    assert copy.deepcopy(SILENT) is SILENT
    with pytest.raises(pickle.PicklingError, match="by its id, but no installed package offers it"):
        pickle.dumps(SILENT)
