"""Agents one after the other, in PettingZoo."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

from byczo.core.game import Game
from byczo.envs.parallel_env import ByczoParallelEnv
from byczo.envs.pettingzoo import turn_env
from byczo.envs.turn_env import ByczoTurnEnv
from byczo.games import GAMES
from tests.envs.copies import check_copies
from tests.envs.test_parallel_env import every_table


@every_table
def test_it_conforms(game: Game, players: int) -> None:
    api_test(ByczoTurnEnv(game, players=players), num_cycles=20)
    api_test(ByczoTurnEnv(game, players=players, passes=False), num_cycles=20)
    seed_test(lambda: ByczoTurnEnv(game, players=players), num_cycles=10)


@pytest.mark.parametrize("passes", [True, False])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_it_plays_as_all_at_once(game: Game, passes: bool) -> None:
    turns = ByczoTurnEnv(game, players=3, passes=passes)
    parallel = ByczoParallelEnv(game, players=3)
    _, infos = parallel.reset(seed=4)
    turns.reset(seed=4)
    earned: Counter[str] = Counter()
    wanted: Counter[str] = Counter()
    while parallel.agents:
        actions = {agent: int(info["action_mask"].argmax()) for agent, info in infos.items()}
        asked = [agent for agent, action in actions.items() if passes or action]
        for agent in asked:
            assert turns.agent_selection == agent
            _, reward, *_, info = turns.last()
            earned[agent] += reward
            assert (info["action_mask"] == infos[agent]["action_mask"]).all()
            turns.step(actions[agent])
        seen, rewards, *_, infos = parallel.step(actions)
        wanted.update(rewards)
        assert all((turns.observe(agent) == seen[agent]).all() for agent in seen)
    for agent in turns.agent_iter():
        _, reward, over, *_ = turns.last()
        assert over
        earned[agent] += reward
        turns.step(None)
    assert {a: earned[a] for a in wanted} == pytest.approx(dict(wanted), abs=1e-3)


def test_the_table_is_drawn_before_whom_it_waits_for() -> None:
    env = ByczoTurnEnv("six-nimmt", players=2, render_mode="ansi")
    env.reset(seed=1)
    first = env.render()
    env.step(0)
    assert env.agent_selection == "player_1"
    assert env.render() != first
    env.close()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_copies_go_on_alike(game: Game) -> None:
    env = turn_env(game.id, players=3)
    env.reset(seed=3)
    for _ in range(4):
        env.step(int(env.last()[-1]["action_mask"].argmax()))

    def play(env: pettingzoo.AECEnv[str, Any, Any]) -> list[Any]:
        found: list[Any] = []
        while env.agents:
            found.append((env.agent_selection, env.last()))
            *_, over, cut_off, info = env.last()
            env.step(None if over or cut_off else int(info["action_mask"].argmax()))
        env.reset()
        return found

    check_copies(env, play)
