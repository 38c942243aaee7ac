from __future__ import annotations

import pytest

from byczo.core.errors import BadRound
from byczo.core.score_pad import ScorePad, Standing, standing
from byczo.games.x_nimmt import GAME
from byczo.games.x_nimmt.pad import IN_PLAY, MOST


def kept(*rounds: list[int]) -> Standing:
    names = [f"P{n}" for n in range(len(rounds[0]) // 2)]
    return standing(GAME, ScorePad(game=GAME.id, names=names, rounds=[*rounds]))


def test_the_hand_counts_once_and_the_pile_twice() -> None:
    now = kept([3, 4, 0, 10])
    assert now.totals == [3 + 2 * 4, 2 * 10]
    assert not now.over


def test_two_rounds_are_a_game_and_fewest_win() -> None:
    now = kept([3, 4, 0, 10], [9, 0, 0, 0])
    assert now.over
    assert now.totals == [20, 20]
    assert now.places == [1, 1]


def test_no_more_heads_than_there_are() -> None:
    assert kept([MOST, 0, 0, 0]).totals[0] == MOST == IN_PLAY - 3
    with pytest.raises(BadRound, match="x-nimmt-pad-too-many"):
        kept([MOST, 0, 0, 1])
