"""Features of tables, declared or not."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import numpy as np
import pytest

from byczo.core.chance import Seeded
from byczo.core.contract import TableState
from byczo.core.encoder import (
    Encoder,
    SeatEncoder,
    encode_nothing,
    encode_nothing_own,
    no_standing,
    observation_of,
)
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.envs import Tables
from byczo.games import GAMES, game_of
from tests.envs.slow_table import states_of
from tests.games.encoded import encoded

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SEATS = np.array([1, 0], np.int16)


def tables(game: Game) -> np.ndarray:
    states = game.state.batch(2)
    for place in range(2):
        states[place] = Match(game, {"players": 3}, chance=Seeded(place)).state
    return states


@games
def test_declared_features_are_written_for_each_learner(game: Game) -> None:
    encoder = Encoder(game, 3, SEATS, game.parts)
    assert encoder.by_kernel
    states, out = tables(game), np.zeros((2, 2, encoder.size), np.uint8)
    encoder.encode(states, out)
    for table in range(2):
        for learner, seat in enumerate(SEATS.tolist()):
            wanted = encoded(game, states[table], seat)
            assert out[table, learner].tolist() == [*chain(*wanted.values())]


def test_without_a_declaration_an_observation_is_written_number_by_number() -> None:
    game = replace(game_of("six-nimmt"), observation=None)
    encoder = Encoder(game, 3, SEATS, game.parts)
    assert not encoder.by_kernel
    states, out = tables(game), np.zeros((2, 2, encoder.size), np.uint8)
    encoder.encode(states, out)
    assert out[0, 0, : game.players[-1]].tolist() == [0, 1, *[0] * 8], "which seat it is"
    assert not np.array_equal(out[0, 0], out[0, 1])
    assert not np.array_equal(out[0, 0], out[1, 0])
    assert observation_of(game).features[0].size == game.players[-1]


@pytest.mark.parametrize("declared", [True, False])
@games
def test_one_seat_is_given_what_learners_at_tables_are(game: Game, declared: bool) -> None:
    played = game if declared else replace(game, observation=None)
    batch = Tables(played, 1, {"players": 3}, seed=3)
    batch.step()
    encoder = SeatEncoder(played, 3)
    for seat in (1, 0, 2):
        seen = game.compiled.seen(states_of(batch)[0], seat)
        assert (encoder.features(seen, seat) == batch.observations[0, seat]).all()


def test_what_is_not_declared_counts_nothing() -> None:
    out = np.full(3, 7, np.uint8)
    encode_nothing(TableState.blank(), out)
    encode_nothing_own(TableState.blank(), 0, out)
    assert out.tolist() == [7, 7, 7]
    assert no_standing(TableState.blank(), 0) == 0
