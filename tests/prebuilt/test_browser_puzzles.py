"""Puzzles as a browser gets them."""

from __future__ import annotations

import pytest

from byczo.core.game import Game
from byczo.core.puzzle import puzzles_of
from byczo.games import GAMES
from byczo.prebuilt.browser_puzzles import browser_puzzles, grade_of, reasons_of

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
WITH_PUZZLES = [game for game in GAMES.values() if puzzles_of(game)]
with_puzzles = pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.id)


@games
def test_all_puzzles_come_the_easier_ones_first(game: Game) -> None:
    found, declared = browser_puzzles(game), puzzles_of(game)
    if declared is None:
        assert found is None
        return
    assert found is not None
    grades = [puzzle.grade for puzzle in found.puzzles]
    assert grades == sorted(grades)
    numbers = {puzzle.number for puzzle in found.puzzles}
    assert numbers == {puzzle.number for puzzle in declared.puzzles}


@with_puzzles
def test_a_reason_is_its_text_and_its_values(game: Game) -> None:
    found, declared = browser_puzzles(game), puzzles_of(game)
    assert found is not None
    assert declared is not None
    first = found.puzzles[0]
    (puzzle,) = (one for one in declared.puzzles if one.number == first.number)
    for written, reason in zip(first.reasons, reasons_of(game, puzzle), strict=True):
        if reason is None:
            assert written == []
        else:
            assert found.reasons[int(written[0])] == [reason.text, *reason.values]
            assert written[1:] == list(reason.values.values())


@pytest.mark.parametrize(("missed", "grade"), [(0, 0), (1, 0), (2, 1), (3, 2), (6, 2)])
def test_the_more_levels_miss_a_puzzle_the_harder_it_is(missed: int, grade: int) -> None:
    assert grade_of(missed) == grade
