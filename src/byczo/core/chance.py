"""Where draws come from. Chance enters a game only as an outcome; drawing it is done here.

Every deal or roll is a list of draws: the i-th is a uniformly random integer in [0, limits[i]).
A game says what the limits are and what the draws mean, so that any source can serve it:
a fast generator in kernels, a committed secret at a real table, a full enumeration in a solver.
"""

from __future__ import annotations

import hashlib
from typing import Protocol

import numpy as np

from byczo.core.contract import Stream
from byczo.core.layout import Ints
from byczo.core.rule import rule

# Multiply-with-carry: x' = A * low(x) + high(x). A is below 2**31, so that the product stays
# within 63 bits and Python, numpy and machine code compute the same; A * 2**32 - 1 is a safe
# prime, so that every seed but 0 and A * 2**32 - 1 runs through half of all its values.
MULTIPLIER = 2147483085
LOW = 0xFFFFFFFF

HIGHEST_LIMIT = 1 << 15
"""The highest limit of a draw: up to it the bias is below 2**-17."""


@rule
def draw(stream: Stream, limit: int) -> int:
    """A uniformly random integer in [0, limit); the limit is at most HIGHEST_LIMIT."""
    now = stream[0]
    stream[0] = after(now)
    return uniform(now, limit)


@rule
def draw_each(stream: Stream, limits: Ints, count: int, draws: Ints) -> None:
    """Draw once for each of the first limits.

    The stream is read and written once: the compiler cannot know that the lists are apart.
    """
    now = stream[0]
    for i in range(count):
        draws[i] = uniform(now, limits[i])
        now = after(now)
    stream[0] = now


@rule
def uniform(now: int, limit: int) -> int:
    """The generator's output in this state, scaled to [0, limit)."""
    return (((now ^ (now >> 32)) & LOW) * limit) >> 32


@rule
def after(now: int) -> int:
    """The next state of the generator."""
    return MULTIPLIER * (now & LOW) + (now >> 32)


@rule
def shuffle(cards: Ints, draws: Ints, first: int, count: int) -> None:
    """Fisher–Yates: cards[0] … cards[count - 1] become a uniformly random draw from all cards.

    Place i is swapped with place i + draws[first + i].
    """
    for place in range(count):
        other = place + draws[first + place]
        card = cards[other]
        cards[other] = cards[place]
        cards[place] = card


def stream_of(seed: int | str) -> Stream:
    """A stream for :func:`draw` that depends on all of the seed."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    return np.array([1 + int.from_bytes(digest, "big") % ((MULTIPLIER << 32) - 2)], np.int64)


class Source(Protocol):
    """Something that can draw for a table."""

    def draws(self, limits: list[int]) -> list[int]:
        """A uniformly random integer in [0, limit) for each limit."""
        ...


class Drawn:
    """Draws from a stream."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def draws(self, limits: list[int]) -> list[int]:
        """See :class:`Source`. The same as :func:`draw_each`, with Python's own numbers."""
        now, drawn = int(self.stream[0]), []
        for limit in limits:
            drawn.append(uniform(now, limit))
            now = after(now)
        self.stream[0] = now
        return drawn


class Seeded(Drawn):
    """Draws that follow from a seed: for simulation, never for people who play for real."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(stream_of(seed))
