"""Putting numbers in order, in rules."""

from __future__ import annotations

from byczo.core.layout import Ints
from byczo.core.rule import rule


@rule
def sort_part(numbers: Ints, start: int, stop: int) -> None:
    """Sort the numbers from start to before stop, ascending: quick where few are out of order."""
    for i in range(start + 1, stop):
        number = numbers[i]
        place = i
        while place > start and numbers[place - 1] > number:
            numbers[place] = numbers[place - 1]
            place -= 1
        numbers[place] = number
