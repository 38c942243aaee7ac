"""The features of a game: those that it declares, or else all numbers that a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import numpy as np

from byczo.core.contract import TableState
from byczo.core.encoding import HIGHEST, Feature, Observation, encode_tables, observe_tables
from byczo.core.fitting import Parts
from byczo.core.game import Game
from byczo.core.layout import Batch, Bytes, Ints
from byczo.core.rule import compiled, rule

UNDECLARED = 0
"""The version of features that a game does not declare."""


def observation_of(game: Game) -> Observation:
    """The features that a game declares; by default the fields of what a seat observes.

    Each number of a field is written plus 1, so that -1 for "face down" is 0.
    """
    if game.observation is not None:
        return game.observation
    fields: Mapping[str, Any] = game.state.layout.fields or {}
    seat = Feature("seat", game.players[-1], 1, "which seat this is")
    own = tuple(
        Feature(name, int(np.prod(kind.shape)), HIGHEST, "the observed field, plus 1")
        for name, (kind, *_) in fields.items()
    )
    return Observation(
        version=UNDECLARED,
        shared=(),
        own=(seat, *own),
        encode_shared=encode_nothing,
        encode_own=encode_nothing_own,
        encode_seats=encode_nothing,
        standing=no_standing,
    )


class Encoder:
    """Writes features from states."""

    def __init__(self, game: Game, players: int, seats: Ints, parts: Parts) -> None:
        self.game = game
        self.seats = seats
        self.observation = observation_of(game)
        self.size = self.observation.size(players)
        self.order = self.observation.order(players)
        self.parts = {**parts, **self.observation.parts}

    @property
    def by_kernel(self) -> bool:
        """Whether machine code writes the features."""
        return self.observation.version != UNDECLARED

    @cached_property
    def _encode_tables(self) -> Callable[[Batch, Ints, Ints, Ints, Bytes], None]:
        return compiled(encode_tables, self.parts)

    def encode(self, states: Batch, out: Bytes) -> None:
        """Write what each learner may know in each state."""
        if self.by_kernel:
            self._encode_tables(states, self.seats, self.observation.sizes, self.order, out)
            return
        seen = self.game.state.batch(len(states) * len(self.seats))
        compiled(observe_tables, self.parts)(states, self.seats, seen)
        seen = seen.reshape(len(states), len(self.seats))
        most = self.game.players[-1]
        out[:, :, :most] = np.eye(most, dtype=np.uint8)[self.seats]
        at = most
        for feature in self.observation.own[1:]:
            numbers = seen[feature.name].reshape(*seen.shape, -1).astype(np.int32)
            out[:, :, at : at + feature.size] = np.clip(numbers + 1, 0, HIGHEST)
            at += feature.size


class SeatEncoder:
    """Writes the features of one seat at a time, from what it observes."""

    def __init__(self, game: Game, players: int) -> None:
        self._seats = np.zeros(1, np.int16)
        self._encoder = Encoder(game, players, self._seats, game.parts)
        self._out = np.zeros((1, 1, self._encoder.size), np.uint8)

    def features(self, seen: TableState, seat: int) -> Bytes:
        """What learning programs are given in this seat; the next call overwrites it."""
        self._seats[0] = seat
        self._encoder.encode(seen.alone(), self._out)
        found: Bytes = self._out[0, 0]
        return found


@rule
def encode_nothing(state: TableState, out: Bytes) -> None:
    """Features are written afterwards."""


@rule
def encode_nothing_own(state: TableState, seat: int, out: Bytes) -> None:
    """Features are written afterwards."""


@rule
def no_standing(state: TableState, seat: int) -> int:
    """Points come at the end of a round."""
    return 0
