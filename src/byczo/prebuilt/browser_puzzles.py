"""The puzzles of a game as a browser gets them: with the reasons of the coach.

Everything is written as short as possible, for a reader opens one puzzle of hundreds: reasons name
their text by its place in a list, and their values by their order.
"""

from __future__ import annotations

import msgspec

from byczo.core.game import Game
from byczo.core.puzzle import Puzzle, PuzzlePosition, position_of, puzzles_of
from byczo.core.reason import Reason, Unit
from byczo.play.reasons import Reasons

GRADES = (1, 2)
"""A puzzle that at most so many levels miss is easy, or medium; any other is hard."""


class BrowserPuzzle(PuzzlePosition, frozen=True, array_like=True):
    """A position with what the coach says of it."""

    grade: int  # 0, 1 or 2
    reasons: list[list[int | str]]
    """Of each action: the place of its text in the list of all, and the values; empty: none."""


class BrowserPuzzles(msgspec.Struct, frozen=True):
    """All puzzles of a game, the easier ones first."""

    unit: Unit
    reasons: list[list[str]]
    """Texts of reasons, each with the names of its values."""
    puzzles: list[BrowserPuzzle]


def browser_puzzles(game: Game) -> BrowserPuzzles | None:
    """The puzzles of a game, if it has some."""
    found = puzzles_of(game)
    if found is None:
        return None
    texts: dict[tuple[str, ...], int] = {}
    puzzles = sorted(found.puzzles, key=lambda puzzle: grade_of(puzzle.missed))
    written = [_written(game, puzzle, texts) for puzzle in puzzles]
    return BrowserPuzzles(game.coaching.unit, [list(text) for text in texts], written)


def grade_of(missed: int) -> int:
    """How hard a puzzle is that so many levels miss."""
    return sum(missed > most for most in GRADES)


def reasons_of(game: Game, puzzle: Puzzle) -> list[Reason | None]:
    """What the coach says of each action of a puzzle."""
    match = position_of(game, puzzle)
    seen, seat = match.observe(puzzle.seat), puzzle.seat
    reasons = Reasons(game)
    return [reasons.of(seen, seat, action) for action in match.actions(seat)]


def _written(game: Game, puzzle: Puzzle, texts: dict[tuple[str, ...], int]) -> BrowserPuzzle:
    reasons: list[list[int | str]] = []
    for reason in reasons_of(game, puzzle):
        if reason is None:
            reasons.append([])
        else:
            place = texts.setdefault((reason.text, *reason.values), len(texts))
            reasons.append([place, *reason.values.values()])
    return BrowserPuzzle(
        number=puzzle.number,
        options=puzzle.options,
        chance=puzzle.chance,
        acts=puzzle.acts,
        seat=puzzle.seat,
        costs=puzzle.costs,
        grade=grade_of(puzzle.missed),
        reasons=reasons,
    )
