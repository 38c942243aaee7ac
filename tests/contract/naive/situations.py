"""Situations to count positions from: the lines of positions.txt."""

from __future__ import annotations

from typing import Any, NamedTuple

CARDS = {"hands", "rows", "offered", "x-rows", "x-piles", "won"}


class Situation(NamedTuple):
    """A line of the file."""

    game: str
    title: str
    given: dict[str, list[list[Any]]]  # hands, rows, …: groups of words
    counts: list[int]
    complete: bool  # no position after the last count can be played on

    def groups(self, name: str) -> list[list[Any]]:
        """By seat or by row, if the line says anything about it."""
        return self.given.get(name, [])

    def cards(self, name: str) -> list[Any]:
        """The same in one list."""
        return [card for group in self.groups(name) for card in group]

    def number(self, name: str, otherwise: int = 0) -> int:
        """A single number."""
        return int(self.given[name][0][0]) if name in self.given else otherwise

    @property
    def players(self) -> int:
        """One hand, or one sheet, for each."""
        return len(self.groups("hands") or self.groups("colours"))


def read(line: str) -> Situation:
    """``game | title | name words / words | … | counts``, the last word ``end`` or ``...``."""
    game, title, *fields, counts = (part.strip() for part in line.split("|"))
    given: dict[str, list[list[Any]]] = {}
    for field in fields:
        name, _, words = field.partition(" ")
        given[name] = [group.split() for group in words.split("/")]
        if game.endswith("nimmt"):
            given[name] = [[int(word) for word in group] for group in given[name]]
    cards = [card for name in given.keys() & CARDS for group in given[name] for card in group]
    assert len(set(cards)) == len(cards), line
    *numbers, last = counts.split()
    assert last in {"end", "..."}, line
    return Situation(game, title, given, [int(number) for number in numbers], last == "end")
