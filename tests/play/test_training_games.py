"""The games of a training are the same, whoever plays them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from byczo.core.contract import Stream
from byczo.core.declaration import Training
from byczo.core.game import Game
from byczo.games import game_of
from byczo.play.playout_policy import PlayoutPolicy, policy_of
from byczo.play.training import Decisions, sample_game
from byczo.play.training_games import PlayedGame, TrainingGames, games_here
from byczo.workers import Workers, start_workers
from byczo.workers.notes import Notes


class Noted(NamedTuple):
    game: str
    number: int
    weights: float
    stream: int


def noted(
    game: Game, training: Training, policy: PlayoutPolicy, number: int, stream: Stream
) -> Noted:
    """Stands for a game."""
    return Noted(game.id, number, float(policy.weights.sum()), int(stream[0]))


def test_games_do_not_depend_on_workers() -> None:
    game = game_of("six-nimmt")
    policy, training = policy_of(game), game.strategy.training
    assert training is not None
    heard: list[int] = []
    alone = games_here(game).play(noted, Noted, game, training, policy, "1", 9)
    with start_workers(2) as workers:
        games = TrainingGames(game_of, workers, heard.append)
        assert games.play(noted, Noted, game, training, policy, "1", 9) == alone
        other = games.play(noted, Noted, game, training, policy, "2", 9)
    assert [number for _, number, *_ in alone] == list(range(9))
    assert len({stream for *_, stream in alone + other}) == 18
    assert sum(heard) == 18


def test_games_that_were_noted_are_not_played_again(tmp_path: Path) -> None:
    game = game_of("x-nimmt")
    policy, training = policy_of(game), game.strategy.training
    assert training is not None
    notes = Notes(tmp_path / "notes", ["x"], PlayedGame)
    heard: list[int] = []
    games = TrainingGames(game_of, Workers(), heard.append, notes)
    few = games.play(sample_game, Decisions, game, training, policy, "1", 1)
    many = games.play(sample_game, Decisions, game, training, policy, "1", 2)
    assert heard == [0, 1, 1, 1]
    assert repr(many[:1]) == repr(few)
    assert repr(many) == repr(
        games_here(game).play(sample_game, Decisions, game, training, policy, "1", 2)
    )


@pytest.mark.parametrize(("seed", "game"), [("2", "x-nimmt"), ("1", "six-nimmt")])
def test_notes_of_another_iteration_or_policy_are_not_read(
    seed: str, game: str, tmp_path: Path
) -> None:
    x_nimmt = game_of("x-nimmt")
    training = x_nimmt.strategy.training
    assert training is not None
    games = TrainingGames(game_of, notes=Notes(tmp_path / "notes", ["x"], PlayedGame))
    (first,) = games.play(noted, Noted, x_nimmt, training, policy_of(x_nimmt), "1", 1)
    (other,) = games.play(noted, Noted, x_nimmt, training, policy_of(game_of(game)), seed, 1)
    assert first != other
