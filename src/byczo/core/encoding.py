"""What a learning program is given of a table: a list of small numbers, declared by name.

A game declares its features in its room. Those that everybody sees alike come first and are
written once for a table; then come those of a seat, which tell of the seats clockwise from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import numpy as np
import numpy.typing as npt

from byczo.core.contract import BLANK, States, TableState
from byczo.core.layout import Ints
from byczo.core.rule import rule

Bytes = npt.NDArray[np.uint8]

HIGHEST = 255
"""The highest number of a feature; what is higher counts as this."""

MOST_SHARED = 1024
"""Numbers that all seats may share."""


class Feature(msgspec.Struct, frozen=True):
    """A few numbers of one meaning."""

    name: str
    size: int
    high: int  # numbers go from 0 to this
    meaning: str
    per_seat: bool = False  # so many numbers for each seat, clockwise from the seat itself

    def length(self, players: int) -> int:
        """How many numbers these are at a table."""
        return self.size * players if self.per_seat else self.size


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """The features of a game, and the rules that write them in the order of declaration.

    The rules are given a full state and read only what the spectator or the seat may know of it:
    the laws of every game hold them to it.
    """

    version: int  # a new one whenever a number changes its place or its meaning
    shared: tuple[Feature, ...]
    own: tuple[Feature, ...]
    encode_shared: Callable[[Any, Bytes], None]
    encode_own: Callable[[Any, int, Bytes], None]
    standing: Callable[[Any, int], int]
    """A rule: the points of a seat in the round that is being played, as everybody knows them."""

    def __post_init__(self) -> None:
        if self.shared_size > MOST_SHARED:
            raise TypeError(f"seats share at most {MOST_SHARED} numbers, not {self.shared_size}")

    @property
    def features(self) -> tuple[Feature, ...]:
        """All features, in order."""
        return self.shared + self.own

    @property
    def shared_size(self) -> int:
        """How many numbers all seats share."""
        return sum(feature.size for feature in self.shared)

    def size(self, players: int) -> int:
        """How many numbers a seat gets."""
        return sum(feature.length(players) for feature in self.features)

    def places(self, players: int) -> dict[str, slice]:
        """Where the numbers of each feature lie."""
        found, start = {}, 0
        for feature in self.features:
            end = start + feature.length(players)
            found[feature.name] = slice(start, end)
            start = end
        return found

    def highest(self, players: int) -> Bytes:
        """The highest value of each number."""
        lengths = [feature.length(players) for feature in self.features]
        return np.repeat(np.array([f.high for f in self.features], np.uint8), lengths)


@rule
def encode_shared(state: TableState, out: Bytes) -> None:
    """Write the features that all seats share."""
    raise TypeError(BLANK)


@rule
def encode_own(state: TableState, seat: int, out: Bytes) -> None:
    """Write the features of a seat."""
    raise TypeError(BLANK)


@rule
def standing(state: TableState, seat: int) -> int:
    """The points of the round so far."""
    raise TypeError(BLANK)


@rule
def encode_table(
    state: TableState, seats: Ints, shared_size: int, out: Annotated[Bytes, 2]
) -> None:
    """Write the features of all learners.

    Those that they share are copied last: a processor is slow to read in one piece what it has
    just written byte by byte.
    """
    shared = np.empty(MOST_SHARED, np.uint8)
    encode_shared(state, shared)
    for learner in range(seats.shape[0]):
        encode_own(state, seats[learner], out[learner][shared_size:])
    for learner in range(seats.shape[0]):
        out[learner][:shared_size] = shared[:shared_size]


@rule
def encode_tables(states: States, seats: Ints, shared_size: int, out: Annotated[Bytes, 3]) -> None:
    """Write the features of all learners at all tables."""
    for table in range(states.shape[0]):
        encode_table(states[table], seats, shared_size, out[table])


@rule
def encode_flags(lies: npt.NDArray[np.int16], place: int, out: Bytes, start: int) -> None:
    """From ``start`` on: a 1 for each card, from 1 up, that lies at this place."""
    for card in range(1, lies.shape[0]):
        out[start + card - 1] = lies[card] == place


@rule
def clockwise(seat: int, steps: int, players: int) -> int:
    """The seat that is so many steps further; fewer than there are players."""
    other = seat + steps
    return other if other < players else other - players
