"""Batches of tables."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from byczo.core.contract import OVER
from byczo.core.errors import BadOption, IllegalAction
from byczo.core.game import Game
from byczo.core.options import Options
from byczo.envs import Tables
from byczo.games import GAMES, game_of
from tests.envs.copies import check_copies
from tests.envs.slow_table import SlowTable, states_of
from tests.support import NAMES, TABLES, short

FEW = [("six-nimmt", 4), ("x-nimmt", 3), ("david-goliath", 4), ("twenty-one", 2)]
games = pytest.mark.parametrize(("name", "players"), FEW, ids=[name for name, _ in FEW])


AT = np.arange(3)


def everything(tables: Tables) -> dict[str, bytes]:
    return {name: kept.tobytes() for name, kept in tables.snapshot().arrays.items()}


def some_actions(tables: Tables, number: int = 0) -> Any:
    """The first legal actions, or others."""
    counts = tables.masks.sum(axis=2)
    order = np.argsort(-tables.masks, axis=2, kind="stable")
    return np.take_along_axis(order, (number % counts)[:, :, None], axis=2)[:, :, 0]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_a_batch_plays_as_single_tables_do(game: Game, options: Options) -> None:
    brief = short(game, options)
    tables = Tables(game, 3, brief, seed=7)
    alone = [SlowTable(game, brief, seed) for seed in (7, 8, 9)]
    ended = 0
    while not ended:
        actions = [table.random_actions() for table in alone]
        tables.step()
        for number, table in enumerate(alone):
            table.step(actions[number])
            assert (tables.masks[number] == table.masks()).all()
            assert (tables.observations[number] == table.features()).all()
            assert tables.rewards[number].tolist() == pytest.approx(table.rewards)
            assert tables.totals[number].tolist() == table.totals
            assert tables.done[number] == table.done
            assert tables.waiting[number].tolist() == [
                table.state.waiting >> seat & 1 for seat in range(options.players)
            ]
            ended += table.done


@games
def test_the_kernel_is_the_same_interpreted(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play() -> list[bytes]:
        options = short(game_of(name), game_of(name).read_options({"players": players}))
        tables = Tables(name, 2, options, seed=3, learners=[1], opponents="weights")
        for _ in range(12):
            tables.step()
        return list(everything(tables).values())

    native = play()
    monkeypatch.setenv("BYCZO_ENGINE", "interpreted")
    assert play() == native


@games
@pytest.mark.parametrize("reward_at", ["decision", "end"])
def test_rewards_add_up(name: str, players: int, reward_at: Any) -> None:
    for reward in ("own", "relative", "win"):
        tables = Tables(name, 4, {"players": players}, seed=1, reward=reward, reward_at=reward_at)
        sums, paid, games_ended = np.zeros((4, players)), 0, 0
        sign = -1 if tables.game.fewest_wins else 1
        for _ in range(400):
            tables.step()
            sums += tables.rewards
            paid += int(tables.rewards[tables.done == 0].any())
            for table in np.flatnonzero(tables.done):
                totals = sign * tables.totals[table].astype(float)
                best = totals == totals.max()
                mean = (totals.sum() - totals) / (players - 1)
                wanted = {"own": totals, "relative": totals - mean, "win": best / best.sum()}
                assert sums[table] == pytest.approx(wanted[reward], abs=1e-3)
                sums[table] = 0
                games_ended += 1
        assert games_ended
        assert bool(paid) == (reward_at == "decision" and reward != "win")


@games
def test_a_table_depends_on_its_seed_and_its_actions_alone(name: str, players: int) -> None:
    many = Tables(name, 5, {"players": players}, seed=[5, 6, 7, 5, 9])
    one = Tables(name, 1, {"players": players}, seed=7)
    for number in range(60):
        many.step(some_actions(many, number))
        one.step(some_actions(one, number))
        assert (many.observations[2] == one.observations[0]).all()
        assert (many.observations[0] == many.observations[3]).all()
    assert (many.observations[0] != many.observations[1]).any()


@games
def test_a_single_step_is_a_part_of_a_joint_one(name: str, players: int) -> None:
    joint = Tables(name, 3, {"players": players}, seed=4)
    single = Tables(name, 3, {"players": players}, seed=4)
    for number in range(60):
        actions = some_actions(joint, number)
        joint.step(actions)
        todo = actions > 0
        while todo.any():
            busy = todo.any(axis=1)
            turns = np.where(busy, todo.argmax(axis=1), single.turns)
            assert (single.turns == turns).all()
            ready = single.snapshot()
            single.step_single(np.where(busy, actions[AT, turns], some_actions(single)[AT, turns]))
            single.restore(ready, ~busy)
            todo[AT, turns] = False
        assert (joint.observations == single.observations).all()
        assert (joint.masks == single.masks).all()
        assert (joint.totals == single.totals).all()


@pytest.mark.parametrize("single", [False, True])
@pytest.mark.parametrize("action", [0, -1, 108, 109, 30_000, 1 << 40, -(1 << 62), 1])
def test_an_illegal_action_changes_nothing(action: int, single: bool) -> None:
    tables = Tables("six-nimmt", 6, {"players": 3}, seed=2)
    actions = some_actions(tables)
    assert not tables.masks[4, 0, 1]
    actions[4, 0] = action
    before = everything(tables)
    with pytest.raises(IllegalAction, match=f"table 4, seat 0: action {action} is not .*allowed: "):
        tables.step_single(actions[:, 0]) if single else tables.step(actions)
    assert everything(tables) == before


def test_a_random_legal_action_can_take_the_place_of_an_illegal_one() -> None:
    tables = Tables("six-nimmt", 500, {"players": 2}, seed=2, illegal="random")
    hand = tables.observation.places(2)["hand"]
    before = tables.observations[:, 0, hand].copy()
    tables.step(np.full((500, 2), 30_000))
    gone = before - tables.observations[:, 0, hand]
    assert (gone.sum(axis=1) == 1).all()
    ranks = (np.cumsum(before, axis=1) * gone).max(axis=1)
    assert set(ranks.tolist()) == set(range(1, 11))


def test_reset_of_some_leaves_the_others_alone() -> None:
    tables = Tables("six-nimmt", 4, {"players": 3}, seed=1)
    fresh = tables.observations.copy()
    for _ in range(3):
        tables.step()
    before = tables.snapshot().arrays
    tables.reset([1, 3], seeds=[2, 77])
    after = tables.snapshot().arrays
    for name, kept in before.items():
        assert (after[name][[0, 2]] == kept[[0, 2]]).all(), name
    assert (tables.observations[1] == fresh[1]).all()
    assert (tables.observations[3] != fresh[3]).any()
    mask = np.array([True, False, False, False])
    tables.reset(mask)
    assert (tables.observations[0] != fresh[0]).any()  # chance went on


def test_seeds_go_to_the_tables_in_the_order_that_they_are_named_in() -> None:
    wanted = Tables("six-nimmt", 3, {"players": 2}, seed=[50, 20, 40]).observations
    tables = Tables("six-nimmt", 3, {"players": 2}, seed=np.array([1, 2, 3]))
    tables.reset([2, 0], seeds=[40, 50])
    tables.reset(np.array([1]), seeds=int(np.int64(20)))
    assert (tables.observations == wanted).all()
    tables.reset([])
    tables.reset([False, False, False])
    assert (tables.observations == wanted).all(), "nothing was named"


@pytest.mark.parametrize("which", [[3], [-1], [0.5], [[0]], [True, False], [0, 0]])
def test_tables_that_do_not_exist_are_refused(which: Any) -> None:
    tables = Tables("six-nimmt", 3, {"players": 2}, seed=1)
    before = everything(tables)
    with pytest.raises(BadOption, match=r"tables are numbers from 0 to 2|named twice"):
        tables.reset(which)
    with pytest.raises(BadOption, match=r"tables are numbers from 0 to 2|named twice"):
        tables.restore(tables.snapshot(), which)
    assert everything(tables) == before


def test_a_view_is_what_its_seat_sees() -> None:
    tables = Tables("six-nimmt", 2, {"players": 2}, seed=1)
    view: Any = tables.view(1, 0)
    cards = np.flatnonzero(tables.masks[1, 0]).tolist()
    assert list(view.places[0].hand) == cards
    assert view.places[1].hand is None
    spectator: Any = tables.view(1, None)
    assert spectator.places[0].hand is None


@pytest.mark.parametrize("table", [-1, 2, 5000, 0.5, "0"])
def test_a_table_without_a_view_is_refused(table: Any) -> None:
    with pytest.raises(BadOption, match="tables are numbers from 0 to 1, not"):
        Tables("six-nimmt", 2, {"players": 4}, seed=1).view(table, 0)


@pytest.mark.parametrize("seat", [-5000, -1, 0, 2, 9, "1"])
def test_a_view_is_for_learners_and_spectators_only(seat: Any) -> None:
    tables = Tables("six-nimmt", 2, {"players": 4}, seed=1, learners=[1, 3])
    with pytest.raises(BadOption, match="a learner's seat, 1 or 3, or of None, not"):
        tables.view(0, seat)
    tables.view(0, int(np.int16(3)))


@pytest.mark.parametrize("seed", [1.7, "7", [1, 2.0]])
def test_what_must_be_a_whole_number_is_not_rounded(seed: Any) -> None:
    tables = Tables("six-nimmt", 2, {"players": 2}, seed=1)
    before = everything(tables)
    with pytest.raises(BadOption, match="a seed is a whole number, not"):
        tables.reset(seeds=seed)
    assert everything(tables) == before


def test_the_number_of_tables_is_whole() -> None:
    count: Any = 10.0
    with pytest.raises(BadOption, match=r"the number of tables is a whole number, not 10\.0"):
        Tables("six-nimmt", count, {"players": 2})


@pytest.mark.parametrize("single", [False, True])
def test_the_highest_numbers_are_named_as_they_were_given(single: bool) -> None:
    tables = Tables("six-nimmt", 2, {"players": 2}, seed=1)
    highest = np.iinfo(np.uint64).max
    actions = np.full((2,) if single else (2, 2), highest, np.uint64)
    with pytest.raises(IllegalAction, match=f"action {highest} is not allowed"):
        tables.step_single(actions) if single else tables.step(actions)


def test_a_snapshot_brings_back_everything() -> None:
    tables = Tables("x-nimmt", 3, {"players": 3}, seed=1, learners=[0, 2])
    for _ in range(5):
        tables.step()
    kept = pickle.loads(pickle.dumps(tables.snapshot()))
    at = everything(tables)

    def play_on() -> dict[str, bytes]:
        for _ in range(40):
            tables.step()
        return everything(tables)

    first = play_on()
    tables.restore(kept)
    assert everything(tables) == at
    assert play_on() == first
    other = Tables("x-nimmt", 3, {"players": 3}, seed=1)
    with pytest.raises(BadOption, match="snapshot of"):
        other.restore(kept)


def test_without_automatic_reset_a_table_stays_over() -> None:
    tables = Tables("six-nimmt", 8, {"players": 2, "rounds": 1}, seed=1, auto_reset=False)
    assert not tables.final_observations().any(), "no game has ended"
    while not tables.done.any():
        tables.step()
    over = tables.done.astype(bool)
    last = tables.observations[over].copy()
    assert (tables.turns[over] == -1).all()
    assert (tables.masks[over].sum(axis=2) == 1).all() and tables.masks[over][:, :, 0].all()
    assert (tables.final_observations()[over] == last).all()
    totals = tables.totals[over].copy()
    tables.step()
    assert not tables.done[over].any() and not tables.rewards[over].any()
    assert (tables.observations[over] == last).all()
    tables.reset(over)
    assert (tables.turns[over] == 0).all()
    assert (tables.totals[over] == totals).all()


def test_the_end_of_a_game_can_be_seen_after_an_automatic_reset() -> None:
    renewed = Tables("six-nimmt", 1, {"players": 2, "rounds": 1}, seed=6)
    stays = Tables("six-nimmt", 1, {"players": 2, "rounds": 1}, seed=6, auto_reset=False)
    while not renewed.done[0]:
        renewed.step()
        stays.step()
    assert stays.done[0] and states_of(stays)[0].waiting == OVER
    assert (renewed.final_observations() == stays.observations).all()
    assert (renewed.observations != stays.observations).any()
    assert (renewed.final_observations([0]) == stays.observations).all()
    assert renewed.final_observations([]).shape == (0, *stays.observations.shape[1:])


def test_arrays_cannot_be_written_to() -> None:
    tables = Tables("six-nimmt", 1, {"players": 2}, seed=1)
    for array in (tables.observations, tables.masks, tables.rewards, tables.waiting):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_without_features_shows_its_observation(game: Game) -> None:
    plain = replace(game, observation=None)
    players = game.players[0]
    tables = Tables(plain, 3, {"players": players}, seed=1)
    same = Tables(game, 3, {"players": players}, seed=1)
    for number in range(20):
        actions = some_actions(tables, number)
        tables.step(actions)
        same.step(actions)
        assert (tables.masks == same.masks).all()
    places = tables.observation.places(players)
    for seat in range(players):
        shown = tables.observations[0, seat]
        assert shown[places["seat"]].tolist() == [int(n == seat) for n in range(game.players[-1])]
        seen = game.state.blank()
        game.compiled.observe(states_of(tables)[0], seat, seen)
        for name in game.state.layout.names or ():
            numbers = np.asarray(seen[name]).reshape(-1).astype(int)  # type: ignore[index]
            assert shown[places[name]].tolist() == np.clip(numbers + 1, 0, 255).tolist()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"count": 0}, "at least one table"),
        ({"learners": []}, "different seats from 0 to 2"),
        ({"learners": [0, 0]}, "different seats"),
        ({"learners": [3]}, "different seats"),
        ({"reward": "money"}, "reward is own or relative or win"),
        ({"reward_at": "noon"}, "reward_at is decision or end"),
        ({"illegal": "ignore"}, "illegal is raise or random"),
        ({"seed": [1, 2]}, "2 seeds were given for 4 tables"),
    ],
)
def test_a_wrong_wish_is_told(given: dict[str, Any], message: str) -> None:
    wish: dict[str, Any] = {"count": 4, "options": {"players": 3}, **given}
    with pytest.raises(BadOption, match=message):
        Tables("six-nimmt", **wish)


@pytest.mark.parametrize("actions", [np.zeros((4, 2), int), np.zeros(4, int), np.zeros((4, 3))])
def test_actions_of_a_wrong_shape_or_kind_are_refused(actions: Any) -> None:
    tables = Tables("six-nimmt", 4, {"players": 3}, seed=1)
    with pytest.raises(BadOption, match="actions"):
        tables.step(actions)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_copies_go_on_alike(game: Game, options: Options) -> None:
    tables = Tables(game, 2, short(game, options), seed=5, learners=[1], opponents="random")
    for _ in range(3):
        tables.step()

    def play(tables: Tables) -> list[dict[str, bytes]]:
        found = []
        for _ in range(15):
            tables.step()
            found.append(everything(tables))
        return found

    check_copies(tables, play)


def test_a_copy_keeps_how_tables_were_set_up() -> None:
    tables = Tables(
        "six-nimmt", 2, {"players": 3}, learners=[2, 0], reward="win", illegal="random", seed=1
    )
    copied = pickle.loads(pickle.dumps(tables))
    assert copied.game is tables.game
    assert (copied.learners, copied.options) == (tables.learners, tables.options)
    assert not copied.observations.flags.writeable
    for each in (tables, copied):
        each.step(np.full((2, 2), 30_000))
    assert everything(tables) == everything(copied)
