"""Games in PettingZoo's registry, and as modules."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test

from byczo.core.game import Game
from byczo.envs import pettingzoo as ours
from byczo.envs.parallel_env import ByczoParallelEnv
from byczo.envs.seat_table import environment_name
from byczo.envs.turn_env import ByczoTurnEnv
from byczo.games import GAMES

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@games
def test_every_game_has_an_id(game: Game) -> None:
    name = f"byczo/{game.id.replace('-', '_')}-v0"
    turns = pettingzoo.make("aec", name, players=3)
    assert isinstance(turns.unwrapped, ByczoTurnEnv)
    assert turns.unwrapped.table.game is game
    parallel = pettingzoo.make("parallel", name, players=3, max_cycles=5)
    assert isinstance(parallel, ByczoParallelEnv)
    assert parallel.max_cycles == 5


@games
def test_every_game_is_a_module(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    module = getattr(ours, environment_name(game))
    api_test(module.env(), num_cycles=10)
    max_cycles_test(module)
    render_test(module.env)
    assert "player_0" in capsys.readouterr().out, "for people"
    assert environment_name(game) in dir(ours)
    assert import_module(f"byczo.envs.pettingzoo.{environment_name(game)}") is module


def test_the_module_of_a_game_is_the_first_that_is_imported() -> None:
    code = (
        "import importlib\n"
        "first = importlib.import_module('byczo.envs.pettingzoo.six_nimmt_v0')\n"
        "import byczo.envs.pettingzoo.x_nimmt_v0 as second\n"
        "from byczo.envs.pettingzoo import twenty_one_v0 as third\n"
        "for each in (first, second, third):\n"
        "    print(*each.parallel_env(players=2).reset(seed=1)[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["player_0 player_1"] * 3


def test_other_modules_do_not_exist() -> None:
    with pytest.raises(AttributeError, match="chess_v6"):
        _ = ours.chess_v6
    with pytest.raises(ModuleNotFoundError, match="chess_v6"):
        import_module("byczo.envs.pettingzoo.chess_v6")


def test_registering_again_changes_nothing() -> None:
    before = dict(pettingzoo.parallel_registry)
    ours.register_games()
    assert dict(pettingzoo.parallel_registry) == before
