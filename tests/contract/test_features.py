"""Features for learning programs: within what is declared, and never more than a seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from byczo.core.chance import draw, stream_of
from byczo.core.contract import NOBODY, OVER
from byczo.core.game import Game
from byczo.core.options import Options
from byczo.core.rule import compiled
from byczo.games.catalogue import built_in_games
from tests.support import legal, seen_by, short, tables_where, walk

pytestmark = pytest.mark.usefixtures("engine")
# Games may leave features out: then learning programs are given all that a seat sees.
tables = tables_where(lambda game, _: game.observation is not None)
simultaneous = tables_where(lambda game, _: game.simultaneous and game.observation is not None)
GUARD = 16
"""Numbers after the last feature, which nobody may touch."""


def shared_of(game: Game, state: Any, fill: int = 0) -> Any:
    observation = game.observation
    assert observation is not None
    out = np.full(observation.shared_size + GUARD, fill, np.uint8)
    compiled(observation.encode_shared)(state, out)
    assert (out[-GUARD:] == fill).all()
    return out[:-GUARD]


def own_of(game: Game, state: Any, seat: int, fill: int = 0) -> Any:
    observation = game.observation
    assert observation is not None
    size = sum(feature.size for feature in observation.own)
    out = np.full(size + GUARD, fill, np.uint8)
    compiled(observation.encode_own)(state, seat, out)
    assert (out[-GUARD:] == fill).all()
    return out[:-GUARD]


def seats_of(game: Game, state: Any, fill: int = 0) -> Any:
    observation = game.observation
    assert observation is not None
    size = sum(feature.size for feature in observation.by_seat) * state.players
    out = np.full(size + GUARD, fill, np.uint8)
    compiled(observation.encode_seats)(state, out)
    assert (out[-GUARD:] == fill).all()
    return out[:-GUARD]


def moments(game: Game, options: Options) -> Iterator[Any]:
    """Some states of a random round in which somebody must decide, and its end."""
    stream = stream_of("moments")
    for state in walk(game, short(game, options), 5, game.compiled):
        if state.waiting == OVER or (state.waiting > 0 and not draw(stream, 4)):
            yield state


def test_every_game_of_this_package_declares_its_features() -> None:
    for game in built_in_games():
        assert game.observation is not None
        names = [feature.name for feature in game.observation.features]
        assert len(set(names)) == len(names)


@tables
def test_features_are_complete_and_in_range(game: Game, options: Options) -> None:
    observation = game.observation
    assert observation is not None
    high = observation.highest(options.players)
    for state in moments(game, options):
        shared = shared_of(game, state)
        seats = seats_of(game, state)
        assert (shared == shared_of(game, state, 99)).all()
        assert (seats == seats_of(game, state, 99)).all()
        for seat in range(options.players):
            own = own_of(game, state, seat)
            assert (own == own_of(game, state, seat, 99)).all()
            assert (np.concatenate([shared, own, seats]) <= high).all()


@tables
def test_features_tell_no_more_than_an_observation(game: Game, options: Options) -> None:
    engine = game.compiled
    stream = stream_of("worlds")
    for state in moments(game, options):
        public = seen_by(game, engine, state, -1)
        assert (shared_of(game, state) == shared_of(game, public)).all()
        assert (seats_of(game, state) == seats_of(game, public)).all()
        for seat in range(options.players):
            seen = seen_by(game, engine, state, seat)
            other = game.state.blank()
            engine.imagine(seen, seat, stream, other)
            features = own_of(game, state, seat)
            assert (features == own_of(game, seen, seat)).all()
            assert (features == own_of(game, other, seat)).all()


@simultaneous
def test_features_do_not_tell_a_secret_choice(game: Game, options: Options) -> None:
    engine = game.compiled
    compared = 0
    for state in moments(game, options):
        if max(state.waiting, 0).bit_count() < 2:
            continue
        chooser = state.waiting.bit_length() - 1
        actions = legal(engine, state, chooser)
        one, two = state.twin(), state.twin()
        engine.act(one, chooser, actions[0])
        engine.act(two, chooser, actions[-1])
        assert (shared_of(game, one) == shared_of(game, two)).all()
        assert (seats_of(game, one) == seats_of(game, two)).all()
        for seat in range(options.players):
            same = (own_of(game, one, seat) == own_of(game, two, seat)).all()
            assert same == (seat != chooser or len(actions) == 1)
        compared += 1
    assert compared


@tables
def test_everybody_knows_the_standing(game: Game, options: Options) -> None:
    observation = game.observation
    assert observation is not None
    standing = compiled(observation.standing)
    for state in moments(game, options):
        public = seen_by(game, game.compiled, state, NOBODY)
        for seat in range(options.players):
            assert standing(state, seat) == standing(public, seat)
