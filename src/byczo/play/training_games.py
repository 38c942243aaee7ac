"""The games of a training, by their numbers: played by workers, given in order.

Each game has a stream of its own, so that it is the same on every worker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from byczo.core.chance import stream_of
from byczo.core.contract import Stream
from byczo.core.declaration import Training
from byczo.core.game import Game
from byczo.core.layout import Floats
from byczo.play.playout_policy import PlayoutPolicy, random_policy, weighted_policy
from byczo.workers import Workers

Play = Callable[[Game, Training, PlayoutPolicy, int, Stream], Any]
"""Plays the game of a number and gives what there is to learn from it."""


@dataclass(frozen=True)
class GameJob:
    """Playing games by their numbers, as a job for workers."""

    find: Callable[[str], Game]
    game: str
    play: Play
    training: Training
    weights: Floats
    model: Floats
    seed: str

    @contextmanager
    def __call__(self) -> Iterator[Callable[[int], tuple[int, Any]]]:
        """From a number to that number and what its game brought."""
        game = self.find(self.game)
        policy = random_policy(game)
        if len(self.weights):
            policy = weighted_policy(game, self.weights, self.model)

        def play(number: int) -> tuple[int, Any]:
            stream = stream_of(f"{self.seed}/{number}")
            return number, self.play(game, self.training, policy, number, stream)

        yield play


@dataclass(frozen=True)
class TrainingGames:
    """Has games played. ``find`` gives a game by its id, also in another process."""

    find: Callable[[str], Game]
    workers: Workers = field(default_factory=Workers)
    tick: Callable[[int], None] = lambda games: None

    def play(
        self,
        play: Play,
        game: Game,
        training: Training,
        policy: PlayoutPolicy,
        seed: str,
        count: int,
    ) -> list[Any]:
        """What so many games brought, in the order of their numbers."""
        job = GameJob(self.find, game.id, play, training, policy.weights, policy.model, seed)
        found: dict[int, Any] = {}
        for number, brought in self.workers.do(job, range(count), count):
            found[number] = brought
            self.tick(1)
        return [found[number] for number in range(count)]


def games_here(game: Game) -> TrainingGames:
    """Games that this process plays."""
    return TrainingGames(lambda _: game)
