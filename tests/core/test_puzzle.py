"""Puzzles are data that the rules play again."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from byczo.core.chance import Seeded
from byczo.core.errors import BadRecord
from byczo.core.match import Match
from byczo.core.puzzle import Puzzle, PuzzleFile, position_of, puzzles_of
from byczo.games import GAMES, game_of

GAME = game_of("six-nimmt")


def made(seat: int = 0) -> Puzzle:
    """The second decision of a game between players who always do the first thing they may."""
    match = Match(GAME, {"players": 2, "rounds": 1}, chance=Seeded("puzzle"))
    acts = []
    for each in (0, 1):
        acts.append(match.actions(each)[0])
        match.act(each, acts[-1])
    while len(match.waiting) < 2:
        acts.append(match.actions(match.waiting[0])[0])
        match.act(match.waiting[0], acts[-1])
    costs = [2.0] * len(match.actions(0))
    costs[1] = 0.0
    return Puzzle(7, {"players": 2, "rounds": 1}, match.log[:1], acts, seat, costs, 3)


def test_a_puzzle_is_played_again() -> None:
    match = position_of(GAME, made())
    assert match.waiting == [0, 1]
    assert len(match.actions(0)) == len(made().costs) == 9
    assert made().best == 1


def test_a_puzzle_in_which_nobody_decides_is_refused() -> None:
    with pytest.raises(BadRecord, match="puzzle 7: seat 5 has nothing to decide"):
        position_of(GAME, made(seat=5))


def test_a_file_is_small_and_read_again() -> None:
    file = PuzzleFile("six-nimmt", "byczo puzzles", [made()])
    sent = msgspec.json.encode(file)
    assert b'[[7,{"players":2' in sent
    assert msgspec.json.decode(sent, type=PuzzleFile) == file


def test_a_game_without_puzzles_has_none() -> None:
    found = [game.id for game in GAMES.values() if puzzles_of(game)]
    assert "six-nimmt" in found
    assert puzzles_of(dataclasses.replace(GAME, puzzles=None)) is None
