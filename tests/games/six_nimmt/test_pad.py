from __future__ import annotations

import pytest

from byczo.core.errors import BadRound
from byczo.core.score_pad import ScorePad, Standing, standing
from byczo.games.six_nimmt import GAME


def kept(*rounds: list[int], **options: object) -> Standing:
    names = [f"P{n}" for n in range(len(rounds[0]))]
    return standing(GAME, ScorePad(game=GAME.id, options=options, names=names, rounds=[*rounds]))


@pytest.mark.parametrize(("ends", "over"), [("above", False), ("at", True)])
def test_the_line_ends_the_game_as_agreed(ends: str, over: bool) -> None:
    assert kept([40, 1], [26, 1], ends=ends).over is over
    assert kept([40, 1], [27, 1], ends=ends).reason == "target"


def test_a_fixed_number_of_rounds() -> None:
    assert kept([100, 1], rounds=2).over is False
    assert kept([100, 1], [100, 1], rounds=2).reason == "rounds"


def test_heads_on_the_table_and_taken_are_at_most_171() -> None:
    """A card of each of four rows stays on the table."""
    assert kept([100, 67]).totals == [100, 67]
    with pytest.raises(BadRound, match="six-nimmt-pad-too-many"):
        kept([100, 68])


def test_the_tactical_variant_has_fewer_cards() -> None:
    """Cards 1 to 24 for two: two of five heads, two of three, three of two."""
    in_play = 24 + 2 * 4 + 2 * 2 + 2
    assert kept([in_play - 4, 0], variant="tactical").totals == [in_play - 4, 0]
    with pytest.raises(BadRound):
        kept([in_play - 3, 0], variant="tactical")


def test_fewest_heads_win_and_ties_share() -> None:
    assert kept([3, 3, 70]).places == [1, 1, 3]
