from __future__ import annotations

from typing import Any

import pytest

from byczo.core.chance import Seeded
from byczo.core.errors import BadChance, IllegalAction
from byczo.core.match import Match
from byczo.games.david_goliath import GAME
from byczo.games.david_goliath.notation import CARD_OF, NAMES, read_action, write_action
from tests.support import finish

PACK = [f"{letter}{number}" for letter in "rygbv" for number in range(1, 10)]
HANDS = [PACK[:15], PACK[15:30], PACK[30:]]


def dealt(**options: Any) -> Match:
    match = Match(GAME, {"players": 3, **options})
    match.deal({"deal": {"hands": HANDS, "dealer": 2}})
    return match


def test_cards_are_numbered_by_colour_and_number() -> None:
    assert len(CARD_OF) == len(set(CARD_OF.values())) == 90
    named = {"r1": 1, "r18": 18, "y1": 19, "g7": 43, "b18": 72, "v1": 73, "v18": 90}
    assert {name: CARD_OF[name] for name in named} == named
    assert all(NAMES[card] == name for name, card in named.items())


def test_actions_can_be_written_and_read() -> None:
    state: Any = GAME.start(GAME.read_options({"players": 6}))
    for action in range(1, GAME.actions + 1):
        assert read_action(state, write_action(state, action)) == action


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("play g7", "seat 0 may not 'play g7' now; allowed: play r1, play r2"),
        ("play r10", "one of the letters rygbv and a number from 1 to 9; allowed: play r1"),
        ("play w3", "one of the letters rygbv and a number from 1 to 9"),
        ("play r0", "one of the letters rygbv"),
        ("play r01", "one of the letters rygbv"),
        ("play r²", "one of the letters rygbv"),
        ("play R1", "one of the letters rygbv"),
        ("play 3", "one of the letters rygbv"),
        ("play", "is not understood here: say, for example, 'play g7'"),
        ("play r 1", "is not understood here"),
        ("row 2", "is not understood here"),
        ("", "is not understood here"),
    ],
)
def test_bad_actions(text: str, why: str) -> None:
    match = dealt()
    before = match.state.twin()
    with pytest.raises(IllegalAction, match=why):
        match.act(0, text)
    assert match.state.same(before)


def swapped(name: object) -> list[list[Any]]:
    """The hands with another card in place of the very last."""
    return [*HANDS[:2], [*HANDS[2][:-1], name]]


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        ([], "expected one object under 'deal'"),
        ({"hands": HANDS}, "'deal' must hold dealer and hands, it holds hands"),
        ({"hands": HANDS, "dealer": 3}, "dealer: there is no seat 3, seats are 0 to 2"),
        ({"hands": HANDS, "dealer": -1}, "dealer: there is no seat -1"),
        ({"hands": HANDS, "dealer": "0"}, "dealer: '0' is not a whole number"),
        ({"hands": HANDS, "dealer": True}, "dealer: True is not a whole number"),
        ({"hands": HANDS[:2], "dealer": 0}, "hands: expected a list of 3, found 2"),
        ({"hands": "all", "dealer": 0}, "hands: expected a list of 3, found no list"),
        ({"hands": [*HANDS[:2], PACK[31:]], "dealer": 0}, "15 cards for each seat, found 14"),
        ({"hands": [*HANDS[:2], "v1"], "dealer": 0}, "15 cards for each seat, found no list"),
        ({"hands": swapped("r1"), "dealer": 0}, "hands: card r1 is dealt twice"),
        ({"hands": swapped("v10"), "dealer": 0}, "no card 'v10' to deal: .* from 1 to 9"),
        ({"hands": swapped(81), "dealer": 0}, "no card 81 to deal"),
        ({"hands": swapped(["v9"]), "dealer": 0}, "no card .'v9'. to deal"),
    ],
)
def test_impossible_deals(deal: Any, why: str) -> None:
    match = Match(GAME, {"players": 3})
    before = match.state.twin()
    with pytest.raises(BadChance, match=why):
        match.deal({"deal": deal})
    assert match.state.same(before)


def test_the_next_round_has_the_next_dealer() -> None:
    match = dealt()
    while not match.needs_chance:
        match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    with pytest.raises(BadChance, match="dealer: it is seat 0's turn to deal, not 2's"):
        match.deal({"deal": {"hands": HANDS, "dealer": 2}})
    match.deal({"deal": {"hands": HANDS, "dealer": 0}})
    assert match.waiting == [1]


def test_deals_are_logged_in_order_of_colour_and_number() -> None:
    match = Match(GAME, {"players": 3})
    match.deal({"deal": {"hands": [hand[::-1] for hand in HANDS], "dealer": 1}})
    assert match.log == [{"deal": {"hands": HANDS, "dealer": 1}}]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_record_replays(players: int) -> None:
    match = finish(Match(GAME, {"players": players, "rounds": 2}, chance=Seeded(7)), 7)
    assert Match.load(GAME, match.record(), compiled=True).record() == match.record()


class Listed:
    """A source that gives the draws it was told."""

    def __init__(self, *draws: list[int]) -> None:
        self.left = list(draws)
        self.asked: list[list[int]] = []

    def draws(self, limits: list[int]) -> list[int]:
        self.asked.append(limits)
        return self.left.pop(0)


def test_how_draws_become_a_deal() -> None:
    """The first draw is the dealer; then Fisher–Yates over the pack in ascending order."""
    source = Listed([2, 44, *[0] * 44], [1, *[0] * 44])
    match = Match(GAME, {"players": 3}, chance=source)
    assert source.asked == [[3, *range(45, 0, -1)]]
    # Place 0 changes with place 44: the hand of seat 0 begins with the last card, v9.
    first = [["v9", *PACK[1:15]], PACK[15:30], [*PACK[30:44], "r1"]]
    order = PACK.index
    assert match.log[0] == {
        "deal": {"hands": [sorted(hand, key=order) for hand in first], "dealer": 2}
    }
    while len(source.asked) == 1:
        match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    assert source.asked[1] == list(range(45, 0, -1))
    assert match.log[-1]["deal"]["dealer"] == 0
    assert match.log[-1]["deal"]["hands"][0][:2] == ["r1", "r2"]
