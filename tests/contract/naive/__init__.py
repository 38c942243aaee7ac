"""The four games a second time, written from the rulebooks alone: slow, plain, without numpy.

A second opinion for tests. Each module offers the same functions over immutable positions:

- ``start``: a position in the middle of a round, from what lies on the table
- ``waiting``: the seats that must act now; ``legal``: what a seat may say, as notation
- ``act``: the position after it; ``key``: a position in comparable form
- ``opening``, ``chance``: what a round begins with, and what a deal or roll of a log makes of it
- ``finished``, ``scores``: whether the round is over, and what each seat gets for it
- ``ended``, ``BEST``: whether the game is over after these rounds, and which total wins it
"""

from __future__ import annotations

from typing import Any


def changed(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    """The same tuple with another item at that place."""
    return (*items[:place], item, *items[place + 1 :])
