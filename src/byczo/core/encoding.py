"""What a learning program is given of a table: a list of small numbers, declared by name.

A game declares its features in its room. Those that everybody sees alike come first, then what
only the seat itself may know, then those of each seat, clockwise from the one that observes. What
everybody may know is written once for a table and copied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import numpy as np
import numpy.typing as npt

from byczo.core.contract import BLANK, States, TableState, observe
from byczo.core.fitting import Parts
from byczo.core.layout import Bytes, IntGrid, Ints
from byczo.core.rule import rule
from byczo.core.seats import MOST_SEATS

HIGHEST = 255
"""The highest number of a feature; what is higher counts as this."""

MOST_BY_SEAT = 256
"""Numbers that may tell of each seat."""

SHARED_SIZE, OWN_SIZE, FIRST_WIDTH = 0, 1, 2
"""In the sizes that the kernel is told; then one for each wide feature of the seats."""


class Feature(msgspec.Struct, frozen=True):
    """A few numbers of one meaning."""

    name: str
    size: int
    high: int  # numbers go from 0 to this
    meaning: str


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """The features of a game, and the rules that write them in the order of declaration.

    The rules are given a full state. ``encode_own`` reads only what the seat may know of it, the
    others only what everybody may know: the laws of every game hold them to it.
    """

    version: int  # a new one whenever a number changes its place or its meaning
    shared: tuple[Feature, ...]
    own: tuple[Feature, ...]
    by_seat: tuple[Feature, ...] = ()  # so many numbers for each seat
    encode_shared: Callable[[Any, Bytes], None]
    encode_own: Callable[[Any, int, Bytes], None]
    encode_seats: Callable[[Any, Bytes], None]
    """A rule: writes each feature of all seats, from seat 0 up, then the next one."""
    standing: Callable[[Any, int], int]
    """A rule: the points of a seat in the round that is being played, as everybody knows them."""

    def __post_init__(self) -> None:
        width = sum(feature.size for feature in self.by_seat)
        if width > MOST_BY_SEAT:
            raise TypeError(f"at most {MOST_BY_SEAT} numbers tell of each seat, not {width}")

    @property
    def features(self) -> tuple[Feature, ...]:
        """All features, in order."""
        return self.shared + self.own + self.by_seat

    @property
    def shared_size(self) -> int:
        """How many numbers all seats share."""
        return sum(feature.size for feature in self.shared)

    @property
    def sizes(self) -> Ints:
        """How many numbers the kernel writes of each kind."""
        own_size = sum(feature.size for feature in self.own)
        wide = [feature.size for feature in self.by_seat[self._narrow :]]
        return np.array([self.shared_size, own_size, *wide], np.int16)

    def order(self, players: int) -> Ints:
        """By seat: where the narrow features of all seats stand, clockwise from the seat.

        Features of one number come first as a rule, and are put in order number by number; from
        the first that has more on they are wide, and copied.
        """
        seats = np.arange(players)
        clockwise = (seats[:, None] + seats) % players
        features = np.arange(self._narrow) * players
        places = features[None, :, None] + clockwise[:, None, :]
        return places.reshape(players, -1).astype(np.int16)

    @property
    def _narrow(self) -> int:
        """How many features of the seats have one number, before the first that has more."""
        wide = [feature.size > 1 for feature in self.by_seat]
        return [*wide, True].index(True)

    @property
    def parts(self) -> Parts:
        """What the kernels that write features are fitted with."""
        return {
            encode_shared: self.encode_shared,
            encode_own: self.encode_own,
            encode_seats: self.encode_seats,
            standing: self.standing,
        }

    def length(self, feature: Feature, players: int) -> int:
        """How many numbers a feature has at a table."""
        return feature.size * players if feature in self.by_seat else feature.size

    def size(self, players: int) -> int:
        """How many numbers a seat gets."""
        return sum(self.length(feature, players) for feature in self.features)

    def places(self, players: int) -> dict[str, slice]:
        """Where the numbers of each feature lie."""
        found, start = {}, 0
        for feature in self.features:
            end = start + self.length(feature, players)
            found[feature.name] = slice(start, end)
            start = end
        return found

    def highest(self, players: int) -> Bytes:
        """The highest value of each number."""
        lengths = [self.length(feature, players) for feature in self.features]
        return np.repeat(np.array([f.high for f in self.features], np.uint8), lengths)


@rule
def encode_shared(state: TableState, out: Bytes) -> None:
    """Write the features that all seats share."""
    raise TypeError(BLANK)


@rule
def encode_own(state: TableState, seat: int, out: Bytes) -> None:
    """Write the features that only the seat may know."""
    raise TypeError(BLANK)


@rule
def encode_seats(state: TableState, out: Bytes) -> None:
    """Write the features of all seats, from seat 0 up."""
    raise TypeError(BLANK)


@rule
def standing(state: TableState, seat: int) -> int:
    """The points of the round so far."""
    raise TypeError(BLANK)


@rule
def encode_table(
    state: TableState, seats: Ints, sizes: Ints, order: IntGrid, out: Annotated[Bytes, 2]
) -> None:
    """Write the features of all learners.

    What is read in one piece was written some time before: a processor is slow to read in one
    piece what it has just written byte by byte.
    """
    by_seat = np.empty(MOST_BY_SEAT * MOST_SEATS, np.uint8)
    rounds = np.empty(MOST_BY_SEAT * MOST_SEATS * 2, np.uint8)
    shared_size = sizes[SHARED_SIZE]
    encode_seats(state, by_seat)
    encode_shared(state, out[0])
    go_round(state.players, sizes, order.shape[1], by_seat, rounds)
    for learner in range(seats.shape[0]):
        encode_own(state, seats[learner], out[learner][shared_size:])
    for learner in range(seats.shape[0]):
        turn_to(
            seats[learner],
            state.players,
            sizes,
            order,
            by_seat,
            rounds,
            out[learner][shared_size + sizes[OWN_SIZE] :],
        )
    for learner in range(1, seats.shape[0]):
        out[learner][:shared_size] = out[0][:shared_size]


@rule
def go_round(players: int, sizes: Ints, first: int, by_seat: Bytes, rounds: Bytes) -> None:
    """Write wide features of all seats twice in a row, so that they can be read from any seat on.

    They begin at number ``first``.
    """
    place = first
    end = 0
    for feature in range(FIRST_WIDTH, sizes.shape[0]):
        length = sizes[feature] * players
        for _ in range(2):
            rounds[end : end + length] = by_seat[place : place + length]
            end += length
        place += length


@rule
def turn_to(
    seat: int,
    players: int,
    sizes: Ints,
    order: IntGrid,
    by_seat: Bytes,
    rounds: Bytes,
    out: Bytes,
) -> None:
    """Write the features of all seats, clockwise from this one."""
    place = order.shape[1]
    for number in range(place):
        out[number] = by_seat[order[seat, number]]
    start = 0
    for feature in range(FIRST_WIDTH, sizes.shape[0]):
        length = sizes[feature] * players
        first = start + sizes[feature] * seat
        out[place : place + length] = rounds[first : first + length]
        place += length
        start += 2 * length


@rule
def encode_tables(
    states: States, seats: Ints, sizes: Ints, order: IntGrid, out: Annotated[Bytes, 3]
) -> None:
    """Write the features of all learners at all tables."""
    for table in range(states.shape[0]):
        encode_table(states[table], seats, sizes, order, out[table])


@rule
def observe_tables(states: States, seats: Ints, seen: States) -> None:
    """Write what each learner at each table sees into blank records."""
    for table in range(states.shape[0]):
        for learner in range(seats.shape[0]):
            observe(states[table], seats[learner], seen[table * seats.shape[0] + learner])


@rule
def encode_flags(lies: npt.NDArray[np.int16], place: int, out: Bytes, start: int) -> None:
    """From ``start`` on: a 1 for each card, from 1 up, that lies at this place."""
    for card in range(1, lies.shape[0]):
        out[start + card - 1] = lies[card] == place
