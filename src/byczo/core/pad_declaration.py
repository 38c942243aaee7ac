"""What a game declares for those who play it with the box: how its rounds are written on a pad.

A round on a pad is a list of small numbers, its *marks*. A rule of the game lets the marks happen
to the game's own state, so that points, totals and the end come from the rules and from nowhere
else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from byczo.core.contract import OVER, States, begin_pad, score_round
from byczo.core.layout import Ints
from byczo.core.rule import brief

MOST_MARKS = 96
"""Room for the marks of any round."""

MOST_ROUNDS = 100

AFTER_END = -1
"""Returned by ``write_round``: the game was over before."""


class PadField(msgspec.Struct, frozen=True, kw_only=True):
    """A number that each player says after a round."""

    text: str  # the id of what it is called
    least: int = 0
    most: int
    cards: tuple[int, ...] = ()
    """What the cards 1, 2, … count, so that they can be tapped instead."""


class PadNumbers(msgspec.Struct, frozen=True, tag="numbers", tag_field="kind"):
    """Numbers of each player, player by player."""

    fields: tuple[PadField, ...]

    def size(self, players: int) -> int:
        """How many marks a round has."""
        return players * len(self.fields)

    def fits(self, players: int, marks: list[int]) -> bool:
        """Whether each mark can be meant."""
        fields = self.fields * players
        return all(one.least <= mark <= one.most for one, mark in zip(fields, marks, strict=True))


class Owners(msgspec.Struct, frozen=True, tag="owners", tag_field="kind"):
    """For each card who won it, counted from 1; 0 where nobody has said so. Colour by colour."""

    colours: str  # a letter each
    highest: dict[int, int]  # number in play, by players
    numbers: int  # of each colour in the box

    def size(self, players: int) -> int:
        """How many marks a round has."""
        return len(self.colours) * self.numbers

    def fits(self, players: int, marks: list[int]) -> bool:
        """Whether each mark can be meant."""
        return all(0 <= mark <= players for mark in marks)


class Turns(msgspec.Struct, frozen=True, tag="turns", tag_field="kind"):
    """What coloured dice show for all, then an action of each player, as the rules number it."""

    dice: str  # a letter for each colour
    faces: int
    actions: int

    def size(self, players: int) -> int:
        """How many marks a round has."""
        return len(self.dice) + players

    def fits(self, players: int, marks: list[int]) -> bool:
        """Whether each mark can be meant."""
        dice, actions = marks[: len(self.dice)], marks[len(self.dice) :]
        return all(1 <= die <= self.faces for die in dice) and all(
            1 <= action <= self.actions for action in actions
        )


PadEntry = PadNumbers | Owners | Turns


def plain_entry() -> PadEntry:
    """Points of each player. So many rounds of them still fit into 16 bits."""
    return PadNumbers((PadField(text="pad-points", least=-300, most=300),))


class Pad(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is kept on a pad. By default: points for each player, as long as they like."""

    entry: PadEntry = msgspec.field(default_factory=plain_entry)
    begin: Callable[[Any], None] = begin_pad
    """A rule: what is done before the first round."""
    score: Callable[[Any, Ints], int] = score_round
    """A rule: lets the marks of a round happen; 0, or the number of what is wrong with them."""
    problems: Mapping[int, str] = msgspec.field(default_factory=dict)
    """The ids of texts that say kindly what is wrong."""
    turn: str | None = None
    """The field of the state that says whose deal or roll it is."""
    turn_text: str = "pad-turn"
    """The id of the text that says so of a ``name``."""
    line: str | None = None
    """The option whose number is drawn as a line in the chart: it ends the game."""


@brief
def open_pad(table: States) -> None:
    """Make a table at its start ready for the rounds of a pad."""
    begin_pad(table[0])


@brief
def write_round(table: States, marks: Ints) -> int:
    """Let the marks of a round happen; returns 0, or the number of what is wrong with them."""
    if table[0].waiting == OVER:
        return AFTER_END
    return score_round(table[0], marks)


PAD_KERNELS = (open_pad, write_round)
