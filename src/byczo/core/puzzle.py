"""Puzzles: a position of a game, and one choice that is clearly better than all others.

A file of puzzles is data in the room of a game, made by ``byczo puzzles``. A puzzle holds the
chance and the actions that lead to its position; :func:`position_of` plays them again, so that no
puzzle can show what the rules do not allow.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from byczo.core.errors import BadRecord
from byczo.core.game import Game
from byczo.core.match import Match


class PuzzlePosition(msgspec.Struct, frozen=True, array_like=True):
    """A position, and what each action is worth there. Written as a list, to be small."""

    number: int
    """Of the game that it was found in, in the order of the search: no two puzzles share one."""
    options: dict[str, Any]
    chance: list[dict[str, Any]]
    """Deals and rolls, as entries of a log."""
    acts: list[int]
    """Actions, in order: each is done by the first of the seats that wait."""
    seat: int
    """Who has to decide. Nobody else has chosen yet."""
    costs: list[float]
    """How much less each legal action brings than the best one, in their order; one is 0."""


class Puzzle(PuzzlePosition, frozen=True, array_like=True):
    """A position as it was found."""

    missed: int
    """How many of the levels of bots mostly miss the best action: the difficulty."""

    @property
    def best(self) -> int:
        """The place of the best action."""
        return self.costs.index(0)


class PuzzleFile(msgspec.Struct, frozen=True):
    """The puzzles of a game, and the command that made them."""

    game: str
    by: str
    puzzles: list[Puzzle]


def position_of(game: Game, puzzle: PuzzlePosition) -> Match[Any, Any, Any]:
    """A match at the position of the puzzle."""
    match = Match(game, puzzle.options, compiled=True)
    chance, acts = iter(puzzle.chance), iter(puzzle.acts)
    while not match.over:
        if match.needs_chance:
            if (entry := next(chance, None)) is None:
                break
            match.deal(entry)
        else:
            if (action := next(acts, None)) is None:
                break
            match.act(match.waiting[0], action)
    if puzzle.seat not in match.waiting:
        raise BadRecord(f"puzzle {puzzle.number}: seat {puzzle.seat} has nothing to decide")
    return match


def read_puzzles(path: Path) -> PuzzleFile:
    """The puzzles of a file."""
    return msgspec.json.decode(path.read_bytes(), type=PuzzleFile)


def puzzles_of(game: Game) -> PuzzleFile | None:
    """The puzzles in the room of a game, if it has some."""
    return None if game.puzzles is None else read_puzzles(game.puzzles.file)
