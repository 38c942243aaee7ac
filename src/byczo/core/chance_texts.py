"""Deals and rolls as entries of a log, declared as data: which numbers stand under which names.

The same declaration serves Python, which writes entries by it, and frames in other languages,
which write and read them (``web/src/engine/chance-texts.ts``). Whether a deal that somebody wrote
down could have happened is checked by the ``read_outcome`` of a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cached_property
from itertools import islice
from math import prod
from typing import Any

import msgspec

SEATS, REST = -1, 0
"""Sides of a part: one for each seat; as many as there are."""


class ChancePart(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """Some numbers of an outcome under one name, as lists of lists of this shape.

    Numbers reach from ``lowest`` to ``highest`` (none: the last seat). With ``values`` they are
    written as these, from ``lowest`` on. With ``place_bits`` each number has its place in its list
    above that many bits: entries are written by place, outcomes are sorted by what lies below.
    With ``known`` the list of each seat follows a number that says which of the known ones it is,
    or 0; it is not written.
    """

    name: str
    shape: tuple[int, ...] = ()
    lowest: int = 1
    highest: int | None = None
    distinct: bool = False  # no number comes twice
    values: tuple[Any, ...] = ()
    place_bits: int = 0
    known: tuple[tuple[int, ...], ...] = ()

    def size(self, players: int) -> int:
        """How many numbers it has; 0 where that depends on the outcome."""
        seats = players if SEATS in self.shape else 1
        return prod(self.sides(players, 0)) + (seats if self.known else 0)

    def sides(self, players: int, rest: int) -> list[int]:
        """The shape for so many players."""
        return [{SEATS: players, REST: rest}.get(side, side) for side in self.shape]

    def write(self, numbers: Iterator[int], sides: list[int]) -> Any:
        """The next numbers as they stand in an entry."""
        if not sides:
            return self._value(next(numbers))
        if self.place_bits and len(sides) == 1:
            return [self._value(n) for n in sorted(islice(numbers, sides[0]))]
        written = []
        for _ in range(sides[0]):
            if self.known and len(sides) == len(self.shape):
                next(numbers)
            written.append(self.write(numbers, sides[1:]))
        return written

    def _value(self, number: int) -> Any:
        below = number & (1 << self.place_bits) - 1 if self.place_bits else number
        return copy(self.values[below - self.lowest]) if self.values else below

    @property
    def is_number(self) -> bool:
        """Whether it is one number, written as it is."""
        return not (self.shape or self.values or self.place_bits or self.known)


class ChanceForm(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """What chance gives in some states: a word, and the parts under it."""

    word: str
    parts: tuple[ChancePart, ...]
    when: dict[str, int] = {}  # fields of the state and their values

    def fits(self, state: Any) -> bool:
        """Whether the state is one of these."""
        return all(getattr(state, name) == value for name, value in self.when.items())

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of its parts."""
        return tuple(part.name for part in self.parts)

    @cached_property
    def has_numbers_only(self) -> bool:
        """Whether every part is one number, as in a roll: the most frequent kind by far."""
        return all(part.is_number for part in self.parts)

    @cached_property
    def _sides(self) -> dict[tuple[int, int], list[list[int]]]:
        return {}

    def sides(self, players: int, count: int) -> list[list[int]]:
        """The shapes of its parts in an outcome of so many numbers."""
        known = self._sides.get((players, count))
        if known is None:
            left = count - sum(part.size(players) for part in self.parts)
            rests = [
                left // prod(part.sides(players, 1)) if REST in part.shape else 0
                for part in self.parts
            ]
            known = [
                part.sides(players, rest) for part, rest in zip(self.parts, rests, strict=True)
            ]
            self._sides[players, count] = known
        return known


class ChanceTexts(msgspec.Struct, frozen=True):
    """How chance is written in a game: by the first form that fits the state."""

    forms: tuple[ChanceForm, ...]

    def write_outcome(self, state: Any, outcome: list[int]) -> dict[str, Any]:
        """A log entry for an outcome of chance in this state."""
        form = next(form for form in self.forms if form.fits(state))
        if form.has_numbers_only:
            return {form.word: dict(zip(form.names, outcome, strict=True))}
        sides = form.sides(int(state.players), len(outcome))
        numbers = iter(outcome)
        written = [
            part.write(numbers, shape) for part, shape in zip(form.parts, sides, strict=True)
        ]
        return {form.word: dict(zip(form.names, written, strict=True))}
