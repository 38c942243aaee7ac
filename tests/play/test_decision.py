"""The steps of a decision, as Python."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.contract import TableState
from byczo.core.declaration import OWN, RELATIVE
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.rule import compiled, interpreted
from byczo.games import GAMES, game_of
from byczo.play.decision import (
    ACTIONS,
    ALIVE,
    LISTS,
    begin_trial,
    best_candidate,
    decide,
    drop_worse_half,
    goal,
    guess_others,
    living,
    playouts_of,
    slipped_candidate,
)
from byczo.play.playout_policy import NONE, policy_of
from byczo.play.search import Effort, SearchBot, decision_parts
from byczo.play.search_kernels import COLUMNS, GUESS, WORLDS
from byczo.play.trial import TrialRoom, sign_of
from tests.play.positions import six_nimmt_table

SIX = game_of("six-nimmt")
POLICY = policy_of(SIX)


def lists_and_sums(means: list[float]) -> tuple[Any, Any]:
    """A trial in which each candidate has met two worlds."""
    lists, sums = np.zeros((LISTS, len(means)), np.int16), np.zeros((2, len(means) + 1, COLUMNS))
    lists[ALIVE] = 1
    sums[0, :-1, OWN], sums[0, :-1, WORLDS] = 2 * np.array(means), 2
    return lists, sums


def test_the_better_half_is_kept_and_of_equals_the_first() -> None:
    lists, sums = lists_and_sums([1, 5, 3, 5, 2])
    drop_worse_half(OWN, 5, lists, sums)
    assert lists[ALIVE].tolist() == [0, 1, 1, 1, 0]
    drop_worse_half(OWN, 5, lists, sums)
    assert lists[ALIVE].tolist() == [0, 1, 0, 1, 0]
    drop_worse_half(OWN, 5, lists, sums)
    assert lists[ALIVE].tolist() == [0, 1, 0, 0, 0]
    assert living(lists[ALIVE], 5) == 1


def test_the_best_is_the_first_with_the_highest_mean() -> None:
    assert best_candidate(OWN, 4, lists_and_sums([1, 5, 3, 5])[1]) == 1


def test_what_is_worse_by_a_slip_is_e_times_as_rare() -> None:
    _, sums = lists_and_sums([-2, 0, -4000])
    stream, odds = stream_of(1), np.zeros(3)
    chosen = [slipped_candidate(OWN, 3, 2.0, sums, stream, odds) for _ in range(4000)]
    share = chosen.count(0) / chosen.count(1)
    assert share == pytest.approx(np.exp(-1), abs=0.04)
    assert 2 not in chosen


@pytest.mark.parametrize(
    ("full", "part", "players", "playouts"),
    [(50_000, 1.0, 4, 10_000), (50_000, 0.005, 4, 50), (30, 0.001, 2, 1)],
)
def test_the_players_share_the_playouts(
    full: int, part: float, players: int, playouts: int
) -> None:
    assert playouts_of(full, part, players) == playouts


def guessed(state: Any, game: Game, playouts: int) -> Any:
    room = TrialRoom.of(game)
    guess: Any = compiled(guess_others, policy_of(game).parts)
    weights = policy_of(game).weights
    work = stream_of(1), room.states, room.draws, room.tables
    guess(state, sign_of(game), RELATIVE, playouts, weights, *work)
    return room.tables[GUESS]


def test_nothing_is_guessed_where_one_seat_decides_alone() -> None:
    game = game_of("david-goliath")
    match = Match(game, {"players": 4}, chance=Seeded(1), compiled=True)
    assert not guessed(match.observe(match.waiting[0]), game, 100).any()
    state = six_nimmt_table([[1], [10], [20], [50]], [60, 70])
    assert guessed(state, SIX, 100).any()


def test_a_trial_begins_anew_in_a_used_room() -> None:
    room = TrialRoom.of(SIX)
    for array in room.arguments[2:]:
        array[:] = 7
    begin: Any = interpreted(begin_trial, POLICY.parts)
    state = six_nimmt_table([[1], [10], [20], [50]], [70, 60])
    count = begin(state, 0, -1, OWN, 0, POLICY.weights, NONE, stream_of(1), *room.arguments)
    assert room.lists[ACTIONS, :count].tolist() == [60, 70]
    assert room.lists[ALIVE, :count].tolist() == [1, 1]
    assert not room.sums[:, : count + 1].any()
    assert not room.gaps[:, : count + 1, :count].any()
    assert not room.tables.any()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_interpreted_and_compiled_decide_alike(game: Game) -> None:
    match = Match(game, {"players": 3}, chance=Seeded(3), compiled=True)
    seat = match.waiting[0]
    for effort in (Effort(playouts=8), Effort(playouts=8, slip=1.0)):
        found = []
        for translate in (interpreted, compiled):
            bot = SearchBot(game, stream_of(4), effort)
            kernel: Any = translate(decide, decision_parts(game, bot.search.policy))
            found.append((kernel(*bot.arguments(match.observe(seat), seat)), int(bot.stream[0])))
        assert found[0] == found[1]
        assert found[0][0] in match.actions(seat)


def test_a_single_choice_needs_no_playouts() -> None:
    stream = stream_of(1)
    bot = SearchBot(SIX, stream, Effort(playouts=10**9))
    assert bot.think(six_nimmt_table([[1], [10], [20], [50]], [60]), 0) == 60
    assert stream[0] == stream_of(1)[0]


def test_the_goal_is_a_blank() -> None:
    with pytest.raises(TypeError, match="a blank of the contract"):
        goal(TableState.blank())
