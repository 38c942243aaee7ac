"""Joint rolls: all that two sides can tell apart, each with its chance."""

from __future__ import annotations

import numpy as np
import pytest

from byczo.games.twenty_one.rules import COLOURS
from byczo.games.twenty_one.solver.joint_rolls import (
    ASPECTS,
    COLOUR,
    FEW,
    MADE,
    ME,
    NUMBER,
    RIVAL,
    SIDES,
    joint_chance,
    joint_kinds,
    joint_number,
    joint_ones,
    joint_rolls,
    next_joint_roll,
)


@pytest.fixture
def kinds() -> np.ndarray:
    """I have a 3 of colour 2 and a 6 of colour 4 open, the rival a 5 of colour 2."""
    fields = np.zeros((SIDES, ASPECTS, FEW), np.int16)
    fields[ME, NUMBER, :2], fields[ME, COLOUR, :2] = (3, 6), (2, 4)
    fields[RIVAL, NUMBER, 0], fields[RIVAL, COLOUR, 0] = 5, 2
    found = np.zeros(COLOURS, np.int16)
    joint_kinds(fields, np.array([0b11 << MADE, 0b1 << MADE], np.int16), found)
    return found


def test_faces_that_fit_nowhere_are_one(kinds: np.ndarray) -> None:
    assert kinds.tolist() == [1, 1, 6, 1, 6, 1]
    assert joint_rolls(kinds) == 36


def test_all_rolls_come_in_order_and_their_chances_add_up() -> None:
    kinds = np.array([1, 4, 1, 2, 6, 1], np.int16)
    dice = np.ones(COLOURS, np.int16)
    chances: list[float] = []
    going = True
    while going:
        assert joint_number(kinds, dice) == len(chances)
        chances.append(joint_chance(kinds, dice))
        going = next_joint_roll(kinds, dice)
    assert len(chances) == joint_rolls(kinds) == 48
    assert sum(chances) == pytest.approx(1)
    assert chances[0] == pytest.approx(1 / 216)
    assert max(chances) == pytest.approx(3 * 5 / 216), "three faces stand behind 4, five behind 2"


def test_dice_that_do_not_matter_stay() -> None:
    kinds, dice = np.array([1, 2, 1, 1, 1, 1], np.int16), np.array([5, 1, 4, 1, 3, 6], np.int16)
    assert joint_chance(kinds, dice) == pytest.approx(1 / 6)
    assert joint_ones(kinds, dice) == 0b10
    assert next_joint_roll(kinds, dice)
    assert dice.tolist() == [5, 2, 4, 1, 3, 6]
    assert not next_joint_roll(kinds, dice)
