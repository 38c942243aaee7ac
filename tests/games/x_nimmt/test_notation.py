from __future__ import annotations

from typing import Any

import pytest

from byczo.core.errors import BadChance, IllegalAction
from byczo.core.match import Match
from byczo.games.x_nimmt import GAME

HANDS = [[8, 7, 6, 5, 4, 3, 2, 1], [52, 51, 13, 14, 15, 16, 17, 18]]
ROWS = [50, 60, 70]


def dealt() -> Match:
    match = Match(GAME, {"players": 2})
    match.deal({"deal": {"hands": HANDS, "rows": ROWS}})
    return match


def test_hands_are_written_in_order_and_rows_as_they_lie() -> None:
    match = Match(GAME, {"players": 2})
    match.deal({"deal": {"hands": HANDS, "rows": [60, 50, 70]}})
    assert match.log == [{"deal": {"hands": [sorted(h) for h in HANDS], "rows": [60, 50, 70]}}]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("play 13", "seat 0 may not 'play 13' now; allowed: play 1, play 2"),
        ("play 101", "the number must be from 1 to 100"),
        ("play 0", "the number must be from 1 to 100"),
        ("play", "is not understood here: say, for example, 'play 45'"),
        ("row 2", "is not understood here: say, for example, 'play 45'"),
        ("x 2", "is not understood here: say, for example, 'play 45'"),
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
    match.act(1, "play 51")
    for text, why in (("row 4", "from 1 to 3"), ("row 0", "from 1 to 3"), ("x 50", "'row 2'")):
        with pytest.raises(IllegalAction, match=why):
            match.act(0, text)
    assert match.actions(0) == [101, 102, 103]
    match.act(0, "row 3")
    assert match.log[-1] == {"seat": 0, "do": "row 3"}


def test_a_card_for_the_x_row_is_its_own_number() -> None:
    match = dealt()
    for seat, do in ((0, "play 1"), (1, "play 51"), (0, "row 3"), (0, "play 2"), (1, "play 52")):
        match.act(seat, do)
    assert match.legal(1) == ["x 50", "x 51"]
    assert match.actions(1) == [50, 51]
    for text, why in (
        ("x 52", "seat 1 may not 'x 52' now; allowed: x 50, x 51"),
        ("x 101", "the number must be from 1 to 100"),
        ("play 50", "is not understood here: say, for example, 'x 37'"),
        ("row 1", "is not understood here: say, for example, 'x 37'"),
    ):
        with pytest.raises(IllegalAction, match=why):
            match.act(1, text)
    match.act(1, 51)
    assert match.log[-1] == {"seat": 1, "do": "x 51"}


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"roll": {}}, "expected one object under 'deal'"),
        ({"deal": []}, "expected one object under 'deal'"),
        ({"deal": {"hands": HANDS}}, "must hold hands and rows, it holds hands"),
        ({"deal": {"hands": HANDS, "rows": [60, 70]}}, "rows: expected a list of 3, found 2"),
        ({"deal": {"hands": HANDS[:1], "rows": ROWS}}, "hands: expected a list of 2, found 1"),
        ({"deal": {"hands": [[1], [2]], "rows": ROWS}}, "hands: expected a list of 8, found 1"),
        ({"deal": {"hands": HANDS, "rows": [50, 60, 1]}}, "card 1 is dealt twice"),
        ({"deal": {"hands": HANDS, "rows": [50, 60, 101]}}, "no card 101 to deal"),
        ({"deal": {"hands": HANDS, "rows": [50, 60, 0]}}, "no card 0 to deal"),
        ({"deal": {"hands": HANDS, "rows": [50, 60, "70"]}}, "rows: '70' is not a whole"),
        ({"deal": {"hands": HANDS, "rows": [50, 60, True]}}, "rows: True is not a whole"),
    ],
)
def test_impossible_deals(entry: dict[str, Any], why: str) -> None:
    match = Match(GAME, {"players": 2})
    before = match.state.twin()
    with pytest.raises(BadChance, match=why):
        match.deal(entry)
    assert match.state.same(before)
