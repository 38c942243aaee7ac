"""Levels rise."""

from __future__ import annotations

import pytest

from byczo.core.chance import stream_of
from byczo.core.game import Game
from byczo.games import GAMES, game_of
from byczo.play.levels import LEVELS, WORTH_GUESSING, bot_at, effort_of
from byczo.play.search import Effort, SearchBot


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_levels_think_more_and_slip_less(game: Game) -> None:
    efforts = [effort_of(level, game) for level in LEVELS]
    assert len(LEVELS) == 6
    assert [effort.part for effort in efforts] == sorted(effort.part for effort in efforts)
    assert [effort.slip for effort in efforts] == sorted((e.slip for e in efforts), reverse=True)
    assert efforts[-1] == Effort()


def test_a_slip_is_measured_in_what_the_game_calls_small() -> None:
    calf = LEVELS[0]
    for game in GAMES.values():
        assert effort_of(calf, game).slip == calf.slip * game.strategy.slip


def test_who_thinks_little_does_not_guess() -> None:
    game = game_of("six-nimmt")
    for level in LEVELS:
        assert (effort_of(level, game).guesses > 0) == (level.part >= WORTH_GUESSING)


def test_a_level_is_a_searcher_with_its_effort() -> None:
    game = game_of("six-nimmt")
    bot = bot_at(LEVELS[1], game, stream_of(1))
    assert isinstance(bot, SearchBot)
    assert bot.effort == effort_of(LEVELS[1], game)
