"""One learner among bots, in Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from byczo.core.errors import BadOption, IllegalAction
from byczo.core.game import Game
from byczo.envs import Tables
from byczo.envs.learner_env import LearnerEnv
from byczo.games import GAMES
from tests.envs.copies import check_copies

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@games
def test_it_plays_as_tables_do(game: Game) -> None:
    env = LearnerEnv(game, players=3, seat=1, opponents="random", reward="own")
    tables = Tables(game, 1, {"players": 3}, seed=5, learners=[1], opponents="random", reward="own")
    seen, info = env.reset(seed=5)
    over = False
    while not over:
        assert (seen == tables.observations[0, 0]).all()
        assert (info["action_mask"] == tables.masks[0, 0]).all()
        assert (env.action_masks() == tables.masks[0, 0]).all()
        action = int(info["action_mask"].argmax())
        tables.step([[action]])
        seen, reward, over, cut_off, info = env.step(action)
        assert reward == tables.rewards[0, 0] and over == tables.done[0] and not cut_off
    assert (seen == tables.final_observations()[0, 0]).all()
    assert info["totals"].tolist() == tables.totals[0].tolist()
    again, _ = env.reset()
    assert env.observation_space.contains(again)


def test_an_illegal_action_is_replaced_or_refused() -> None:
    env = LearnerEnv("six-nimmt")
    env.reset(seed=1)
    env.step(0)
    strict = LearnerEnv("six-nimmt", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(0)


def test_options_are_those_of_the_game() -> None:
    env = LearnerEnv("six-nimmt", players=5, options={"variant": "tactical"})
    assert env.tables.players == 5
    seen, _ = env.reset(seed=1)
    assert seen[env.tables.observation.places(5)["offered"]].any()
    with pytest.raises(BadOption):
        LearnerEnv("six-nimmt", players=99)


def test_it_can_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    env = LearnerEnv("six-nimmt", render_mode="human")
    env.reset(seed=1)
    env.step(0)
    assert capsys.readouterr().out.count("Your hand") == 2
    picture = LearnerEnv("six-nimmt", render_mode="rgb_array")
    picture.reset(seed=1)
    assert isinstance(picture.render(), np.ndarray)


@games
def test_copies_go_on_alike(game: Game) -> None:
    env: gymnasium.Env[Any, Any] = gymnasium.wrappers.OrderEnforcing(LearnerEnv(game, players=3))
    env.reset(seed=3)

    def play(env: gymnasium.Env[Any, Any]) -> list[Any]:
        found: list[Any] = [env.reset()]
        while len(found) < 2 or not found[-1][2]:
            found.append(env.step(int(found[-1][-1]["action_mask"].argmax())))
        return found

    check_copies(env, play)
