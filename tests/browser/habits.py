"""Settings of people who have played at this device before."""

from __future__ import annotations

from typing import NamedTuple

from tests.browser.pages import AT_ONCE


class Habit(NamedTuple):
    """How a short game is played on this device."""

    game: str
    bots: int
    options: dict[str, object]


HABITS = {
    "base": Habit("six-nimmt", 4, {"rounds": 1}),
    "tactical": Habit("six-nimmt", 2, {"variant": "tactical", "rounds": 1}),
    "halves": Habit("six-nimmt", 3, {"variant": "halves"}),
    "x-nimmt": Habit("x-nimmt", 3, {"rounds": 1}),
    "david-goliath": Habit("david-goliath", 2, {"rounds": 1}),
    "twenty-one": Habit("twenty-one", 2, {}),
}


def habits(habit: Habit, *people: str) -> dict[str, object]:
    """Settings of somebody who plays like that."""
    chosen = {"people": people, "bots": habit.bots, "level": "calf", "options": habit.options}
    return {**AT_ONCE, "name": "Ania", "habits": {habit.game: chosen}}
