from __future__ import annotations

import pytest

from byczo.core.errors import BadRound
from byczo.core.score_pad import ScorePad, Standing, standing
from byczo.games.david_goliath import GAME
from byczo.games.david_goliath.notation import CARD_OF


def owners(rest: int, **cards: int) -> list[int]:
    """Who has won which card; ``rest`` all others."""
    marks = [rest] * len(CARD_OF)
    for card, owner in cards.items():
        marks[CARD_OF[card] - 1] = owner
    return marks


def kept(*rounds: list[int], players: int = 3) -> Standing:
    names = [f"P{n}" for n in range(players)]
    return standing(GAME, ScorePad(game=GAME.id, names=names, rounds=[*rounds]))


def test_two_of_a_colour_count_their_numbers_and_three_one_each() -> None:
    now = kept(owners(3, r1=1, r9=1, g7=1, b1=2, b2=2, b9=2))
    assert now.totals == [1 + 9 + 7, 3, (9 - 2) + (9 - 1) + (9 - 3) + 9 + 9]


def test_cards_that_are_not_in_play_need_no_owner() -> None:
    assert kept(owners(1, r10=0, v18=0)).totals == [45, 0, 0]


def test_every_card_is_won_by_somebody() -> None:
    with pytest.raises(BadRound, match="david-goliath-pad-incomplete"):
        kept(owners(1, g9=0))


def test_everybody_deals_once_and_most_points_win() -> None:
    rounds = [owners(1), owners(2), owners(2)]
    assert [kept(*rounds[:n]).turn for n in (1, 2)] == [1, 2]
    now = kept(*rounds)
    assert now.over
    assert now.places == [2, 1, 3]
