"""Games in Gymnasium's registry."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.envs.gymnasium import LearnerEnv, LearnerVectorEnv, gymnasium_id, register_games
from byczo.games import GAMES, game_of


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_an_id(game: Game) -> None:
    name = f"byczo:{gymnasium_id(game)}"
    env = gymnasium.make(name, players=3, opponents="random")
    assert isinstance(env.unwrapped, LearnerEnv)
    assert env.unwrapped.tables.game is game and env.unwrapped.tables.players == 3
    env.reset(seed=1)
    env.step(env.action_space.sample())
    many = gymnasium.make_vec(name, num_envs=4)
    assert isinstance(many, LearnerVectorEnv)
    assert many.num_envs == 4


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_checker_finds_nothing(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"byczo:{gymnasium_id(game)}").unwrapped)
    most = game.players[-1]
    check_env(gymnasium.make(gymnasium_id(game), players=most, seat=1).unwrapped)
    assert "player_0" in capsys.readouterr().out, "it also rendered for people"


@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
def test_a_misspelt_argument_is_refused(make: Any) -> None:
    known = "players, options, seat, opponents, reward, reward_at, illegal and render_mode"
    with pytest.raises(BadOption, match=f"no setting 'player' and 'opponent': there are {known}"):
        make("byczo/SixNimmt-v0", player=2, opponent="random")


def test_ids_are_the_games_own_with_capitals() -> None:
    assert gymnasium_id(game_of("six-nimmt")) == "byczo/SixNimmt-v0"


def test_registering_again_changes_nothing() -> None:
    before = dict(gymnasium.registry)
    register_games()
    assert dict(gymnasium.registry) == before


def test_make_finds_the_games_by_itself() -> None:
    code = "import gymnasium; print(gymnasium.make('byczo:byczo/SixNimmt-v0').unwrapped)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "LearnerEnv" in done.stdout


def test_the_name_of_the_module_finds_them_in_any_order() -> None:
    name = "byczo.envs.gymnasium:byczo/SixNimmt-v0"
    code = f"from byczo import GAMES; import gymnasium; print(gymnasium.make('{name}').unwrapped)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "LearnerEnv" in done.stdout


def test_the_package_alone_does_not_load_gymnasium() -> None:
    code = "import sys, byczo; byczo.GAMES; print('gymnasium' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
