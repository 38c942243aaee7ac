from __future__ import annotations

from collections.abc import Iterator

import pytest

from byczo.cli.pad_entry import Unclear, read_round
from byczo.core.score_pad import Marks, ScorePad, standing
from byczo.games import GAMES
from byczo.locales import voice


def read(game: str, *lines: str) -> Marks:
    """The marks of three players' lines."""
    first, *more = lines
    answers: Iterator[str] = iter(more)
    pad = ScorePad(game=game, names=["Ada", "Ben", "Cleo"])
    say = voice("en", GAMES[game].texts)
    return read_round(GAMES[game], pad, first, lambda _: next(answers), say)


def test_numbers_and_cards() -> None:
    assert read("six-nimmt", "12 0 =55,10,3") == [12, 0, 7 + 3 + 1]
    assert read("six-nimmt", "= 1 2") == [0, 1, 2]


def test_two_numbers_of_each_player() -> None:
    assert read("x-nimmt", "3+10 0+4 =5+=55") == [3, 10, 0, 4, 2, 7]
    with pytest.raises(Unclear, match=r"Ben: write Hand ×1 \+ X pile ×2"):
        read("x-nimmt", "3+10 4 0+0")


def test_cards_by_owner_and_the_rest() -> None:
    marks = read("david-goliath", "r1 r9", "rest", "")
    assert (marks[0], marks[1], marks[8], marks[17]) == (1, 2, 1, 0)
    game = GAMES["david-goliath"]
    pad = ScorePad(game=game.id, names=["Ada", "Ben", "Cleo"], rounds=[marks])
    assert standing(game, pad).totals == [10, 43, 0]


@pytest.mark.parametrize("lines", [("r1 r1", "", ""), ("r10", "", ""), ("x", "", ""), ("r1", "r1")])
def test_cards_that_nobody_can_have(lines: tuple[str, ...]) -> None:
    with pytest.raises(Unclear, match="there is no such card"):
        read("david-goliath", *lines)


def test_dice_and_actions() -> None:
    marks = read("twenty-one", "65 43 21", "write wk", "cross", "write y")
    assert marks == [6, 5, 4, 3, 2, 1, 33, 64, 2]


@pytest.mark.parametrize("dice", ["", "12345", "1234567", "123450", "abcdef"])
def test_dice_that_cannot_lie(dice: str) -> None:
    with pytest.raises(Unclear, match="Six dice, in the order wyrgbk"):
        read("twenty-one", dice)


def test_actions_that_there_are_not() -> None:
    with pytest.raises(Unclear, match="no die 'z'"):
        read("twenty-one", "111111", "write z")
