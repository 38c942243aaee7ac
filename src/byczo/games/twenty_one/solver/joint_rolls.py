"""Joint rolls: of the colours that are open on either side, when two players write the same dice.

A roll is told from another only by what somebody could write: of each colour, the faces that fit
into an open field, and one that stands for all above.
"""

from __future__ import annotations

from typing import Annotated

from byczo.core.layout import Ints
from byczo.core.rule import rule
from byczo.games.twenty_one.rules import FACES

ME, RIVAL, SIDES = 0, 1, 2

FEW = 3
"""The most open fields of a side, so that it takes a hundredth of a second to try all that may
come. They are numbered from left to right."""

MADE = 2  # bits
STATES = 1 << FEW + MADE
"""Of a side: the mask of its open fields, and below it how many hits it has made from now on."""

NUMBER, COLOUR, ASPECTS = 0, 1, 2
"""What is known of a field."""

IntCube = Annotated[Ints, 3]


@rule
def joint_kinds(fields: IntCube, states: Ints, kinds: Ints) -> None:
    """By colour, the faces to be told apart: those that fit somewhere, and one for all above.

    Where there is only one, the die does not matter.
    """
    kinds[:] = 1
    for side in range(fields.shape[0]):
        open_fields = states[side] >> MADE
        for i in range(fields.shape[2]):
            if open_fields >> i & 1:
                colour = fields[side, COLOUR, i]
                kinds[colour] = max(kinds[colour], min(fields[side, NUMBER, i] + 1, FACES))


@rule
def joint_rolls(kinds: Ints) -> int:
    """How many rolls can be told apart."""
    rolls = 1
    for colour in range(kinds.shape[0]):
        rolls *= kinds[colour]
    return rolls


@rule
def joint_chance(kinds: Ints, dice: Ints) -> float:
    """How likely the dice fall like this; the last face of a kind stands for all above it."""
    ways = 1.0
    for colour in range(kinds.shape[0]):
        if kinds[colour] > 1:
            above = FACES - kinds[colour] if dice[colour] == kinds[colour] else 0
            ways *= (1.0 + above) / FACES
    return ways


@rule
def next_joint_roll(kinds: Ints, dice: Ints) -> bool:
    """Turn the dice to the next roll, like the wheels of a counter; False after the last."""
    for colour in range(kinds.shape[0]):
        if kinds[colour] > 1:
            if dice[colour] < kinds[colour]:
                dice[colour] += 1
                return True
            dice[colour] = 1
    return False


@rule
def joint_ones(kinds: Ints, dice: Ints) -> int:
    """The colours that matter and show 1: a mask."""
    mask = 0
    for colour in range(kinds.shape[0]):
        mask |= (kinds[colour] > 1 and dice[colour] == 1) << colour
    return mask


@rule
def joint_number(kinds: Ints, dice: Ints) -> int:
    """How many rolls come before the one that cannot be told from these dice."""
    number, wheel = 0, 1
    for colour in range(kinds.shape[0]):
        number += wheel * (min(dice[colour], kinds[colour]) - 1)
        wheel *= kinds[colour]
    return number
