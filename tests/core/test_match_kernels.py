"""What the authority asks of the rules, move by move."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from byczo.core.chance import Seeded
from byczo.core.contract import CHANCE
from byczo.core.game import Game
from byczo.core.layout import Batch
from byczo.core.match import Match
from byczo.core.match_kernels import (
    arrange_outcome,
    list_actions,
    list_limits,
    observe_table,
    unfold_draws,
)
from byczo.games import GAMES, game_of
from tests.support import legal

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
engines = pytest.mark.parametrize("engine", ["interpreted", "native"])
SIX = game_of("six-nimmt")


def begun(game: Game) -> Match:
    return Match(game, {"players": game.players[0]}, chance=Seeded(1))


@games
@engines
def test_actions_are_listed_in_order(game: Game, engine: str) -> None:
    match = begun(game)
    seat, out = match.waiting[0], np.zeros(game.actions, np.int16)
    count = game.engine(engine).fit(list_actions)(match.state.alone(), seat, out)
    assert out[:count].tolist() == legal(match.engine, match.state, seat)


@games
@engines
def test_an_observation_begins_with_a_blank(game: Game, engine: str) -> None:
    """Nothing of what lay there before is left."""
    match = begun(game)
    blank, seen = game.state.batch(1), game.state.batch(1)
    for name in game.state.notes:
        seen[name] = 5
    game.engine(engine).fit(observe_table)(match.state.alone(), 0, blank, seen)
    assert seen[0].same(match.observe(0))
    assert not blank.view(np.int16).any()


@engines
def test_chance_is_asked_for_its_limits_and_arranged(engine: str) -> None:
    fit: Any = SIX.engine(engine).fit
    table: Batch = SIX.start(SIX.read_options({"players": 2})).alone()
    assert table[0].waiting == CHANCE
    limits, outcome = np.zeros((2, SIX.most_draws), np.int16)
    count = fit(list_limits)(table, limits)
    assert limits[:count].tolist() == list(range(104, 80, -1))
    draws = limits[:count] - 1  # always the last card that is left
    length = fit(unfold_draws)(table, draws, outcome)
    dealt = outcome[:length].tolist()
    fit(arrange_outcome)(table, outcome)
    hands = [outcome[:10].tolist(), outcome[10:20].tolist()]
    assert hands == [sorted(dealt[:10]), sorted(dealt[10:20])]
    assert sorted(outcome[:length].tolist()) == sorted(dealt)
