"""The games of a training are the same, whoever plays them."""

from __future__ import annotations

from byczo.core.contract import Stream
from byczo.core.declaration import Training
from byczo.core.game import Game
from byczo.games import game_of
from byczo.play.playout_policy import PlayoutPolicy, policy_of
from byczo.play.training_games import TrainingGames, games_here
from byczo.workers import start_workers


def noted(
    game: Game, training: Training, policy: PlayoutPolicy, number: int, stream: Stream
) -> tuple[str, int, float, int]:
    """Stands for a game."""
    return game.id, number, float(policy.weights.sum()), int(stream[0])


def test_games_do_not_depend_on_workers() -> None:
    game = game_of("six-nimmt")
    policy, training = policy_of(game), game.strategy.training
    assert training is not None
    heard: list[int] = []
    alone = games_here(game).play(noted, game, training, policy, "1", 9)
    with start_workers(2) as workers:
        games = TrainingGames(game_of, workers, heard.append)
        assert games.play(noted, game, training, policy, "1", 9) == alone
        other = games.play(noted, game, training, policy, "2", 9)
    assert [number for _, number, *_ in alone] == list(range(9))
    assert len({stream for *_, stream in alone + other}) == 18
    assert heard == [1] * 18
