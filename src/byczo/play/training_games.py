"""The games of a training, by their numbers: played by workers, given in order.

Each game has a stream of its own, so that it is the same on every worker. What it brought can be
noted, so that a training that was stopped goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar
from zlib import crc32

import msgspec

from byczo.core.chance import stream_of
from byczo.core.contract import Stream
from byczo.core.declaration import Training
from byczo.core.game import Game
from byczo.core.layout import Floats
from byczo.play.playout_policy import PlayoutPolicy, random_policy, weighted_policy
from byczo.workers import Workers
from byczo.workers.notes import Notes, decode, encode

Brought = TypeVar("Brought")

Play = Callable[[Game, Training, PlayoutPolicy, int, Stream], Brought]
"""Plays the game of a number and gives what there is to learn from it."""


@dataclass(frozen=True)
class GameJob:
    """Playing games by their numbers, as a job for workers."""

    find: Callable[[str], Game]
    game: str
    play: Play[Any]
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


class PlayedGame(msgspec.Struct, frozen=True, array_like=True):
    """A line of notes: what the game of a number brought."""

    iteration: str  # and with which policy
    number: int
    brought: msgspec.Raw


@dataclass(frozen=True)
class TrainingGames:
    """Has games played. ``find`` gives a game by its id, also in another process."""

    find: Callable[[str], Game]
    workers: Workers = field(default_factory=Workers)
    tick: Callable[[int], None] = lambda games: None
    notes: Notes[PlayedGame] | None = None

    def play(
        self,
        play: Play[Brought],
        kind: type[Brought],
        game: Game,
        training: Training,
        policy: PlayoutPolicy,
        seed: str,
        count: int,
    ) -> list[Brought]:
        """What so many games brought, in the order of their numbers; ``kind`` is its type."""
        job = GameJob(self.find, game.id, play, training, policy.weights, policy.model, seed)
        iteration = f"{seed} {crc32(policy.weights.tobytes() + policy.model.tobytes())}"
        found = self._noted(iteration, kind)
        self.tick(len(found))
        missing = [number for number in range(count) if number not in found]
        for number, brought in self.workers.do(job, missing, len(missing)):
            found[number] = brought
            self._note(iteration, number, brought)
            self.tick(1)
        return [found[number] for number in range(count)]

    def _noted(self, iteration: str, kind: type[Brought]) -> dict[int, Brought]:
        lines = self.notes.read() if self.notes else []
        return {
            line.number: decode(line.brought, kind) for line in lines if line.iteration == iteration
        }

    def _note(self, iteration: str, number: int, brought: object) -> None:
        if self.notes:
            self.notes.add(PlayedGame(iteration, number, msgspec.Raw(encode(brought))))


def games_here(game: Game) -> TrainingGames:
    """Games that this process plays."""
    return TrainingGames(lambda _: game)
