"""All agents at once, in PettingZoo."""

from __future__ import annotations

from typing import Any

import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from byczo.core.errors import IllegalAction
from byczo.core.game import Game
from byczo.envs import Tables
from byczo.envs.parallel_env import ByczoParallelEnv
from byczo.games import GAMES
from tests.envs.copies import check_copies

every_table = pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in GAMES.values() for players in game.players],
    ids=[f"{game.id}-{players}" for game in GAMES.values() for players in game.players],
)


@every_table
def test_it_conforms(game: Game, players: int) -> None:
    parallel_api_test(ByczoParallelEnv(game, players=players), num_cycles=40)
    parallel_seed_test(lambda: ByczoParallelEnv(game, players=players), num_cycles=10)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_it_plays_as_tables_do(game: Game) -> None:
    env = ByczoParallelEnv(game, players=3, reward="win")
    tables = Tables(game, 1, {"players": 3}, seed=2, reward="win", auto_reset=False)
    seen, infos = env.reset(seed=2)
    while env.agents:
        for seat, agent in enumerate(env.possible_agents):
            assert (seen[agent] == tables.observations[0, seat]).all()
        actions = {agent: int(infos[agent]["action_mask"].argmax()) for agent in env.agents}
        tables.step([list(actions.values())])
        seen, rewards, over, cut_off, infos = env.step(actions)
        assert list(rewards.values()) == tables.rewards[0].tolist()
        assert not any(cut_off.values())
    assert all(over.values()) and tables.done[0]
    assert env.step({}) == ({}, {}, {}, {}, {})


def test_illegal_actions_are_refused_on_request() -> None:
    env = ByczoParallelEnv("six-nimmt", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="seat 0: action 0 is not allowed"):
        env.step({})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_copies_go_on_alike(game: Game) -> None:
    env = ByczoParallelEnv(game, players=3, max_cycles=50)
    env.reset(seed=3)
    env.step({})

    def play(env: ByczoParallelEnv) -> list[Any]:
        found: list[Any] = []
        while env.agents:
            found.append((list(env.agents), env.step({})))
        env.reset()
        return found

    check_copies(env, play)
