"""Many learners among bots, in Gymnasium."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.envs.learner_env import LearnerEnv
from byczo.envs.learner_vector_env import LearnerVectorEnv
from byczo.games import GAMES
from tests.envs.copies import check_copies

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@games
def test_it_plays_as_single_environments_do(game: Game) -> None:
    many = LearnerVectorEnv(game, 3, players=3)
    assert many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    alone = [LearnerEnv(game, players=3) for _ in range(3)]
    seen, infos = many.reset(seed=7)
    for number, env in enumerate(alone):
        assert (env.reset(seed=7 + number)[0] == seen[number]).all()
    ends = 0
    while ends < 4:
        actions = infos["action_mask"].argmax(axis=1)
        seen, rewards, over, cut_off, infos = many.step(actions)
        assert many.observation_space.contains(seen)
        assert not cut_off.any()
        assert ("final_obs" in infos) == bool(over.any())
        for number, env in enumerate(alone):
            found, reward, ended, _, info = env.step(int(actions[number]))
            assert (reward, ended) == (rewards[number], over[number])
            if ended:
                ends += 1
                assert infos["_final_obs"][number]
                assert (infos["final_obs"][number] == found).all()
                assert (infos["final_info"]["totals"][number] == info["totals"]).all()
                found, info = env.reset()
            assert (found == seen[number]).all()
            assert (info["action_mask"] == infos["action_mask"][number]).all()


def test_what_is_handed_out_stays_as_it_was() -> None:
    env = LearnerVectorEnv("six-nimmt", 4)
    first, infos = env.reset(seed=1)
    kept, mask = first.copy(), infos["action_mask"].copy()
    outs: list[Any] = [env.step(np.zeros(4, int)) for _ in range(3)]
    assert (first == kept).all() and (infos["action_mask"] == mask).all()
    assert not np.shares_memory(outs[0][0], outs[1][0])
    assert not np.shares_memory(outs[0][1], outs[1][1])


def test_some_tables_begin_anew() -> None:
    env = LearnerVectorEnv("six-nimmt", 3)
    before, _ = env.reset(seed=[4, 5, 6])
    mask = np.array([False, True, False])
    after, _ = env.reset(seed=[8, 9, None], options={"reset_mask": mask})
    assert (before == after).all(axis=1).tolist() == [True, False, True]
    assert (LearnerVectorEnv("six-nimmt", 1).reset(seed=9)[0][0] == after[1]).all()


def test_seeds_belong_to_tables_as_they_do_in_gymnasium() -> None:
    """As SyncVectorEnv hands them out: one for each table, also if only some begin anew."""
    ours = LearnerVectorEnv("six-nimmt", 4)
    theirs = SyncVectorEnv(
        [partial(LearnerEnv, "six-nimmt") for _ in range(4)],
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    mask = np.array([False, True, True, False])
    calls: list[tuple[Any, Any]] = [
        (5, None),
        (50, mask),
        ([60, 61, None, 63], mask),
        ([70, None, 72, 73], None),
        (None, mask),
    ]
    for seed, which in calls:
        found: list[Any] = [
            env.reset(seed=seed, options=None if which is None else {"reset_mask": which.copy()})[0]
            for env in (ours, theirs)
        ]
        assert np.array_equal(found[0], found[1]), (seed, which)


@pytest.mark.parametrize(
    ("seed", "mask", "text"),
    [
        ([1], None, "1 seeds were given for 3 tables"),
        ([9], [False, True, False], "1 seeds were given for 3 tables"),
        (1.7, None, "a seed is a whole number"),
        (None, [1, 0, 1], "3 truth values, not int64"),
        (None, [True, False], r"3 truth values, not bool of the shape \(2,\)"),
    ],
)
def test_wrong_seeds_and_masks_are_told(seed: Any, mask: Any, text: str) -> None:
    env = LearnerVectorEnv("six-nimmt", 3)
    before = env.reset(seed=1)[0]
    with pytest.raises(BadOption, match=text):
        env.reset(seed=seed, options={"reset_mask": mask})
    assert (env.tables.observations[:, 0] == before).all()


def test_actions_of_a_wrong_shape_are_told_as_they_were_given() -> None:
    env = LearnerVectorEnv("six-nimmt", 3)
    with pytest.raises(BadOption, match=r"the shape \(3,\), not \(3, 2\)"):
        env.step(np.zeros((3, 2), int))


def test_all_tables_are_drawn() -> None:
    env = LearnerVectorEnv("six-nimmt", 2, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert len(shown) == 2 and shown[0] != shown[1]
    assert LearnerVectorEnv("six-nimmt", 2).render() is None


@games
def test_copies_go_on_alike(game: Game) -> None:
    env = LearnerVectorEnv(game, 3, players=3)
    env.reset(seed=3)

    def play(env: LearnerVectorEnv) -> list[Any]:
        found: list[Any] = [env.reset(options={"reset_mask": np.array([True, False, False])})]
        for _ in range(30):
            found.append(env.step(found[-1][-1]["action_mask"].argmax(axis=1)))
        return found

    check_copies(env, play)
