"""How players choose is learned from games of a mixed field."""

from __future__ import annotations

from functools import partial

import msgspec
import numpy as np
import pytest

from byczo.core.game import Game
from byczo.games import GAMES
from byczo.play.choice_fitting import Choices, likelihood
from byczo.play.choice_kernels import model_size
from byczo.play.choice_training import Watched, learn_choices, watch_bot, watch_game
from byczo.play.playout_policy import policy_of
from byczo.play.training_games import games_here

READ = [game for game in GAMES.values() if game.strategy.belief is not None]
LEARNED = [game for game in READ if len(policy_of(game).model)]
read = pytest.mark.parametrize("game", READ, ids=[game.id for game in READ])


@read
def test_a_tiny_training_learns_the_same_again(game: Game) -> None:
    assert game.strategy.training is not None
    assert game.strategy.belief is not None
    tiny = msgspec.structs.replace(game.strategy.training, watched=2, part=0.002, epochs=2)
    first, again = (learn_choices(game, tiny, policy_of(game), "1") for _ in range(2))
    assert np.array_equal(first.model, again.model)
    assert np.array_equal(first.weights, again.weights)
    assert first.model.shape == (model_size(game.strategy.belief.marks),)
    assert (first.weights != 1).sum() > 20
    other = learn_choices(game, tiny, policy_of(game), "2")
    assert not np.array_equal(first.model, other.model)


@pytest.mark.parametrize("game", LEARNED, ids=[game.id for game in LEARNED])
def test_the_model_that_comes_with_a_game_knows_how_players_choose(game: Game) -> None:
    """It makes choices of other games far more likely than even guesses would."""
    assert game.strategy.training is not None
    assert game.strategy.belief is not None
    few = msgspec.structs.replace(game.strategy.training, watched=12, part=0.02)
    policy = policy_of(game)
    played = games_here(game).play(watch_game, Watched, game, few, policy, "others", few.watched)
    choices = Choices.of([mark for watched in played for mark in watched.marks])
    even = likelihood(np.zeros_like(policy.model), choices)
    assert likelihood(policy.model, choices) > even + 0.2


def test_against_one_bot_only_its_choices_are_learned() -> None:
    """What was learned of greedy bots tells how they choose better than what came with the game."""
    game = LEARNED[0]
    assert game.strategy.training is not None
    tables = [{"players": 3, "rounds": 1}]
    tiny = msgspec.structs.replace(
        game.strategy.training, tables=tables, watched=40, readings=1, part=0.002, epochs=30
    )
    usual = policy_of(game)
    learned = learn_choices(game, tiny, usual, "1", against="greedy")
    watch = partial(watch_bot, "greedy")
    played = games_here(game).play(watch, Watched, game, tiny, usual, "others", 10)
    marks = [mark for watched in played for mark in watched.marks]
    assert len(marks) <= 10 * 2 * 9, "two seats of three, and a last card is no choice"
    choices = Choices.of(marks)
    assert likelihood(learned.model, choices) > likelihood(usual.model, choices) + 0.1
