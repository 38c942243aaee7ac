"""Weights are learned: a tiny training, and the files that come with the games."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from byczo.core.game import Game
from byczo.games import GAMES
from byczo.play.playout_policy import WeightsFile
from byczo.play.training import Samples, fit, learn

TRAINED = [game for game in GAMES.values() if game.strategy.training is not None]
trained = pytest.mark.parametrize("game", TRAINED, ids=[game.id for game in TRAINED])


@trained
def test_the_files_say_how_they_were_made(game: Game) -> None:
    assert game.strategy.weights is not None
    file = msgspec.json.decode(game.strategy.weights.read_bytes(), type=WeightsFile)
    assert file.game == game.id
    assert file.by.startswith(f"byczo train {game.id} --seed ")
    assert file.made.startswith("20")


@trained
def test_a_tiny_training_learns_the_same_again(game: Game) -> None:
    training = game.strategy.training
    assert training is not None
    tiny = msgspec.structs.replace(
        training, tables=training.tables[:1], games=2, iterations=2, worlds=4
    )
    first, again = (learn(game, tiny, "1") for _ in range(2))
    assert np.array_equal(first, again)
    assert (first != 1).sum() > 20
    assert not np.array_equal(first, learn(game, tiny, "2"))


def test_what_is_worth_more_is_done_more_often() -> None:
    """Feature 5 is worth 2 points more than feature 7: at temperature 2 it is e times as likely."""
    lines = np.array([5, 7] * 500)
    packed = lines | 20 << 10 | 30 << 20
    values = np.where(lines == 5, 1.0, -1.0)
    weights = fit(Samples(packed, values, np.repeat(np.arange(500), 2)), 2.0)
    assert weights[5] / weights[7] == pytest.approx(np.e, rel=0.02)
    assert weights[20] == weights[30] == weights[99] == 1
