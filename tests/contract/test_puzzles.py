"""Every puzzle can be played up to, and of a sample the best choice is found again."""

from __future__ import annotations

import gzip
from collections import Counter

import msgspec
import pytest

from byczo.core.chance import stream_of
from byczo.core.game import Game
from byczo.core.puzzle import Puzzle, position_of, puzzles_of
from byczo.games import GAMES
from byczo.play.levels import LEVELS
from byczo.play.puzzle_search import SAME_GRADE, SAME_THEME, judge, theme_of
from byczo.play.trial import Search
from byczo.prebuilt.browser_puzzles import browser_puzzles

WITH_PUZZLES = [game for game in GAMES.values() if game.puzzles]
SAMPLE = 8
"""Puzzles of each game that are searched anew."""
GUESSES, WORLDS = 2000, 4000
"""For a fresh search, with another stream than the one that found them."""
ENOUGH = 200
SMALL = 40_000
"""Bytes of a file for browsers, compressed."""

by_game = pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.id)


def puzzles_in(game: Game) -> list[Puzzle]:
    found = puzzles_of(game)
    assert found is not None
    assert found.game == game.id
    return found.puzzles


@by_game
def test_every_puzzle_is_a_decision_with_one_best_choice(game: Game) -> None:
    assert game.puzzles is not None
    for puzzle in puzzles_in(game):
        match = position_of(game, puzzle)
        assert len(match.actions(puzzle.seat)) == len(puzzle.costs) >= 3
        costs = sorted(puzzle.costs)
        assert costs[0] == 0
        assert costs[1] >= game.puzzles.least
        assert 1 <= puzzle.missed <= len(LEVELS)


@by_game
def test_the_best_choice_is_found_again(game: Game) -> None:
    assert game.puzzles is not None
    puzzles = puzzles_in(game)
    for puzzle in puzzles[:: max(len(puzzles) // SAMPLE, 1)]:
        seen = position_of(game, puzzle).observe(puzzle.seat)
        search = Search(game, stream_of(f"fresh {puzzle.number}"))
        trial = search.trial(seen, puzzle.seat, game.coaching.payoff(seen), GUESSES)
        trial.go_on(WORLDS)
        judged = judge(trial)
        assert judged.best == puzzle.best, puzzle.number
        assert judged.at_most > game.puzzles.least


@by_game
def test_puzzles_are_many_and_of_all_kinds(game: Game) -> None:
    puzzles = puzzles_in(game)
    assert len(puzzles) >= ENOUGH
    assert len({puzzle.number for puzzle in puzzles}) == len(puzzles)
    for kinds, share in (
        (Counter(puzzle.missed for puzzle in puzzles), SAME_GRADE),
        (Counter(theme_of(game, puzzle) for puzzle in puzzles), SAME_THEME),
        (Counter(puzzle.options["players"] for puzzle in puzzles), 0.6),
        (Counter(len(puzzle.costs) for puzzle in puzzles), 0.6),
    ):
        assert len(kinds) >= 3
        assert max(kinds.values()) <= share * len(puzzles) + 1


@by_game
def test_a_browser_gets_a_small_file(game: Game) -> None:
    assert len(gzip.compress(msgspec.json.encode(browser_puzzles(game)))) <= SMALL
