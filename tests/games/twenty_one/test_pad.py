from __future__ import annotations

import pytest

from byczo.core.errors import BadRound
from byczo.core.score_pad import ScorePad, Standing, standing
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.rules import CROSS

ALL = 63
ONES = [1] * 6


def kept(*turns: list[int], players: int = 2) -> Standing:
    names = [f"P{n}" for n in range(players)]
    return standing(GAME, ScorePad(game=GAME.id, names=names, rounds=[*turns]))


def test_dice_are_written_with_their_bonus() -> None:
    now = kept([*ONES, ALL, CROSS])
    assert now.totals == [6 + 1, 0]  # one hit: the field that says 1
    assert now.turn == 1
    assert not now.over


def test_sheets_go_out_in_order() -> None:
    assert kept(players=6).state.letters.tolist() == [1, 2, 3, 4, 5, 6]
    assert kept(players=2).state.letters.tolist() == [1, 2, 0, 0, 0, 0]


def test_a_die_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadRound, match="twenty-one-pad-does-not-fit"):
        kept([6, 6, 6, 6, 6, 6, ALL, CROSS])


def test_a_correction_that_spoils_a_later_turn_names_that_turn() -> None:
    right = ScorePad(
        game=GAME.id, names=["Ada", "Ben"], rounds=[[*ONES, 1, CROSS], [*ONES, 2, CROSS]]
    )
    assert standing(GAME, right).totals[0] > 0
    with pytest.raises(BadRound) as found:
        standing(GAME, right.with_correction(1, [*ONES, 2, CROSS]))
    assert found.value.number == 2


def test_a_full_sheet_ends_the_game() -> None:
    now = kept(*[[*ONES, ALL, CROSS]] * 5)
    assert now.over
    assert now.reason == "sheet"
    assert now.totals == [5 * 7, 0]
    assert now.places == [1, 2]
