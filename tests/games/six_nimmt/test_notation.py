from __future__ import annotations

from typing import Any

import pytest

from byczo.core.errors import BadChance, IllegalAction
from byczo.core.match import Match
from byczo.games.six_nimmt import GAME

HANDS = [list(range(1, 11)), list(range(11, 21))]
ROWS = [50, 60, 70, 80]


def dealt() -> Match:
    match = Match(GAME, {"players": 2})
    match.deal({"deal": {"hands": HANDS, "rows": ROWS}})
    return match


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("play 11", "seat 0 may not 'play 11' now; allowed: play 1, play 2"),
        ("play 105", "the number must be from 1 to 104"),
        ("play", "is not understood here: say, for example, 'play 45'"),
        ("row 2", "is not understood here: say, for example, 'play 45'"),
        ("play ½", "is not understood"),
        ("play -3", "is not understood"),
        ("PLAY 3", "is not understood"),
    ],
)
def test_bad_actions(text: str, why: str) -> None:
    with pytest.raises(IllegalAction, match=why):
        dealt().act(0, text)


def test_rows_are_numbered_from_1() -> None:
    match = dealt()
    match.act(0, "play 1")
    match.act(1, "play 11")
    with pytest.raises(IllegalAction, match="from 1 to 4"):
        match.act(0, "row 5")
    match.act(0, "row 4")
    assert match.log[-1] == {"seat": 0, "do": "row 4"}


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"roll": {}}, "expected one object under 'deal'"),
        ({"deal": []}, "expected one object under 'deal'"),
        ({"deal": {"hands": HANDS}}, "must hold hands and rows, it holds hands"),
        ({"deal": {"hands": HANDS, "rows": [1, 2, 3]}}, "rows: expected a list of 4, found 3"),
        ({"deal": {"hands": HANDS[:1], "rows": ROWS}}, "hands: expected a list of 2, found 1"),
        ({"deal": {"hands": HANDS, "rows": [50, 60, 70, 1]}}, "card 1 is dealt twice"),
        ({"deal": {"hands": HANDS, "rows": [50, 60, 70, 105]}}, "no card 105 to deal"),
        ({"deal": {"hands": HANDS, "rows": [50, 60, 70, "80"]}}, "rows: '80' is not a whole"),
        ({"deal": {"hands": HANDS, "rows": [50, 60, 70, True]}}, "rows: True is not a whole"),
    ],
)
def test_impossible_deals(entry: dict[str, Any], why: str) -> None:
    match = Match(GAME, {"players": 2})
    before = match.state.twin()
    with pytest.raises(BadChance, match=why):
        match.deal(entry)
    assert match.state.same(before)


def test_a_second_half_deals_only_what_is_left() -> None:
    match = Match(GAME, {"players": 4, "variant": "halves"})
    hands = [list(range(5 + 12 * seat, 17 + 12 * seat)) for seat in range(4)]
    match.deal({"deal": {"hands": hands, "rows": [1, 2, 3, 4]}})
    while not match.needs_chance:
        match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    rest = [*range(54, 105), 5]
    with pytest.raises(BadChance, match="no card 5 to deal"):
        match.deal({"deal": {"hands": [rest[13 * s : 13 * s + 13] for s in range(4)]}})


def test_tactical_rows_are_what_nobody_picked() -> None:
    match = Match(GAME, {"players": 2, "variant": "tactical"})
    for pick in range(20):
        match.act(pick % 2, f"pick {pick + 1}")
    with pytest.raises(BadChance, match="the rows must start with 21, 22, 23 and 24"):
        match.deal({"deal": {"rows": [24, 23, 22, 21]}})
