"""Loops over any game: random play, batches, legal actions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded, stream_of
from byczo.core.contract import CHANCE, OVER
from byczo.core.game import Game
from byczo.core.kernels import (
    act_at_random,
    happen,
    is_legal,
    mark_legal,
    play_games,
    room_for,
    step_batch,
)
from byczo.core.match import Match
from byczo.games import GAMES, game_of

SIX = game_of("six-nimmt")
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
engines = pytest.mark.parametrize("engine", ["interpreted", "native"])


def fitted(game: Game, kernel: Any, engine: str = "interpreted") -> Any:
    return game.engine(engine).fit(kernel)


def brief(game: Game) -> Any:
    """A short table of a game."""
    rounds = {"rounds": 1} if hasattr(game.options, "rounds") else {}
    return game.read_options({"players": game.players[0], **rounds})


@games
def test_chance_happens_until_somebody_must_act(game: Game) -> None:
    state = game.start(brief(game))
    stream = stream_of(1)
    while state.waiting == CHANCE:
        fitted(game, happen)(state, stream, *room_for(game))
    assert state.waiting > 0
    game.checks.conserved(state)


@games
def test_everybody_who_waits_acts_once(game: Game) -> None:
    state = Match(game, brief(game), chance=Seeded(2)).state.twin()
    waiting = state.waiting.bit_count()
    assert fitted(game, act_at_random)(state, stream_of(1)) == waiting
    state.waiting = OVER
    assert fitted(game, act_at_random)(state, stream_of(1)) == 0


@games
def test_a_game_is_played_to_its_end_the_same_in_both_engines(game: Game) -> None:
    first, ends = game.start(brief(game)).alone(), []
    for engine in ("interpreted", "native"):
        work, stream = first.copy(), stream_of(4)
        totals, played = np.zeros((1, first[0].players), np.int16), np.zeros(1, np.int16)
        fitted(game, play_games, engine)(first, work, stream, totals, played)
        assert work[0].waiting == OVER
        assert totals[0].tolist() == work[0].totals[: totals.shape[1]].tolist()
        ends.append((played[0], stream[0], work.tobytes()))
    assert ends[0] == ends[1]
    assert ends[0][0] > 0


@engines
def test_many_games_begin_at_the_same_state(engine: str) -> None:
    first, work = SIX.state.batch(1), SIX.state.batch(1)
    first[0] = SIX.start(brief(SIX))
    totals, actions = np.zeros((3, 2), np.int16), np.zeros(3, np.int16)
    fitted(SIX, play_games, engine)(first, work, stream_of(1), totals, actions)
    assert first[0].waiting == CHANCE
    assert work[0].waiting == OVER
    assert totals[2].tolist() == work[0].totals[:2].tolist()
    assert (actions >= 20).all()
    assert len({*map(tuple, totals.tolist())}) > 1


@games
def test_legal_actions_are_marked_and_found(game: Game) -> None:
    match = Match(game, brief(game), chance=Seeded(3))
    seat = match.waiting[0]
    mask = np.full(game.actions + 1, 7, np.uint8)
    assert fitted(game, mark_legal)(match.state, seat, mask) == len(match.actions(seat))
    assert np.flatnonzero(mask).tolist() == match.actions(seat)
    assert set(mask.tolist()) <= {0, 1}
    legal = [a for a in range(game.actions + 1) if fitted(game, is_legal)(match.state, seat, a)]
    assert legal == match.actions(seat)


@engines
def test_a_batch_steps_decision_by_decision_and_begins_anew(engine: str) -> None:
    step = fitted(SIX, step_batch, engine)
    first, states = SIX.state.batch(1), SIX.state.batch(2)
    first[0] = SIX.start(brief(SIX))
    states[:] = first[0]
    picks, seats = np.zeros(2, np.int16), np.zeros(2, np.int16)
    masks = np.zeros((2, SIX.actions + 1), np.uint8)
    stream, ended = stream_of(1), 0
    for _ in range(40):
        ended += step(states, picks, stream, first, seats, masks)
        for state, seat, mask in zip(states, seats, masks, strict=True):
            assert state.waiting >> seat & 1
            assert mask.sum() == SIX.interpreted.choices(state, int(seat))
    assert ended >= 2
    picks[0] = np.flatnonzero(masks[0])[0]
    chooser = int(seats[0])
    step(states, picks, stream, first, seats, masks)
    assert states[0].chosen[chooser] == picks[0] or picks[0] in states[0].rows
