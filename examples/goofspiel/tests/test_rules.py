"""The rules of goofspiel, and the same games in OpenSpiel where that is installed."""

from __future__ import annotations

from typing import Any

import pytest

from byczo import Match, Seeded
from byczo.core.chance import draw, stream_of
from byczo.core.errors import BadChance, BadOption, IllegalAction
from goofspiel import GAME
from goofspiel.options import GoofspielOptions
from goofspiel.rules import State
from goofspiel.view import GoofspielView

Table = Match[State, GoofspielOptions, GoofspielView]


def table(players: int = 2, **options: Any) -> Table:
    """A table whose prizes the test turns up."""
    return Match(GAME, {"players": players, **options})


def trick(match: Table, prize: int, *bids: int) -> None:
    """Turn up a prize, and let all bid."""
    match.deal({"deal": {"prize": prize}})
    for seat, bid in enumerate(bids):
        match.act(seat, f"bid {bid}")


def won(match: Table) -> list[int]:
    """Points won so far."""
    return [place.total for place in match.view(None).places]


def test_the_highest_card_wins_the_prize() -> None:
    match = table(3)
    trick(match, 7, 4, 11, 2)
    assert won(match) == [0, 7, 0]
    assert 11 not in match.view(None).places[1].hand


def test_equal_highest_cards_win_nothing() -> None:
    match = table(3)
    trick(match, 7, 11, 11, 2)
    trick(match, 5, 1, 2, 3)
    assert won(match) == [0, 0, 5]


def test_a_prize_that_nobody_won_stays_if_so_agreed() -> None:
    match = table(3, ties="carry")
    trick(match, 7, 11, 11, 2)
    trick(match, 5, 1, 2, 3)
    assert won(match) == [0, 0, 12]


def test_lower_equal_cards_do_not_matter() -> None:
    match = table(3)
    trick(match, 7, 3, 3, 9)
    assert won(match) == [0, 0, 7]


def test_bids_are_secret_until_all_have_chosen() -> None:
    match = table(2)
    match.deal({"deal": {"prize": 1}})
    match.act(0, "bid 13")
    assert match.view(0).chosen == 13
    assert match.view(1).chosen is None
    assert [place.ready for place in match.view(1).places] == [True, False]
    match.act(0, "bid 12")  # and can still be changed
    assert match.view(0).chosen == 12


def test_the_most_points_win_and_equals_share() -> None:
    match = table(2, cards=3)
    for prize, bids in ((1, (2, 1)), (2, (1, 2)), (3, (3, 3))):
        trick(match, prize, *bids)
    assert match.result is not None
    assert (match.result.totals, match.result.winners) == ([1, 2], [1])
    match = table(2, cards=2)
    trick(match, 1, 1, 1)
    trick(match, 2, 2, 2)
    assert match.result is not None
    assert (match.result.totals, match.result.winners) == ([0, 0], [0, 1])


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="players must be from 2 to 6, not 7"):
        table(7)
    match = table(2, cards=3)
    with pytest.raises(BadChance, match="prize 4 is not among those that are left"):
        match.deal({"deal": {"prize": 4}})
    trick(match, 1, 1, 2)
    with pytest.raises(BadChance, match="prize 1 is not among those that are left"):
        match.deal({"deal": {"prize": 1}})
    match.deal({"deal": {"prize": 2}})
    with pytest.raises(IllegalAction, match="allowed: bid 2, bid 3"):
        match.act(0, "bid 1")


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seed", range(20))
def test_open_spiel_plays_the_same_games(players: int, seed: int) -> None:
    """The same prizes and bids give the same hands, points and choices."""
    pyspiel = pytest.importorskip("pyspiel")
    settings = "points_order=random,returns_type=total_points"
    other = pyspiel.load_game(f"goofspiel(players={players},num_cards=8,{settings})")
    theirs = other.new_initial_state()
    match = Match(GAME, {"players": players, "cards": 8}, chance=Seeded(seed))
    stream = stream_of(seed)
    while not theirs.is_terminal():  # which plays the last cards by itself
        prize = match.view(None).prize
        assert prize is not None
        theirs.apply_action(prize - 1)
        assert [theirs.legal_actions(seat) for seat in match.everybody] == [
            [card - 1 for card in place.hand] for place in match.view(None).places
        ]
        bids = []
        for seat in match.everybody:
            actions = match.actions(seat)
            bids.append(actions[draw(stream, len(actions))])
        for seat, bid in enumerate(bids):
            match.act(seat, bid)
        theirs.apply_actions([bid - 1 for bid in bids])
    for seat in match.waiting:
        match.act(seat, match.actions(seat)[0])
    assert match.over
    assert match.totals == [int(points) for points in theirs.returns()]
