from __future__ import annotations

from typing import Any

import pytest

from byczo.core.errors import BadChance, IllegalAction
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.notation import read_action, write_action
from byczo.games.twenty_one.rules import ACTIONS, CROSS, KEEP, REROLL

SHEETS = default_layout()
ROLL = {"w": 4, "y": 4, "r": 1, "g": 2, "b": 3, "k": 1}


def dealt() -> Match:
    match = Match(GAME, {"players": 2})
    match.deal({"deal": {"sheets": [SHEETS[1], SHEETS[0]], "first": 0}})
    return match


def rolled() -> Match:
    match = dealt()
    match.deal({"roll": ROLL})
    return match


def writing() -> Match:
    match = rolled()
    match.act(0, "keep")
    return match


def test_every_action_has_a_text_of_its_own() -> None:
    state = writing().state
    texts = [write_action(state, action) for action in range(1, ACTIONS + 1)]
    assert len(set(texts)) == ACTIONS
    assert [read_action(state, text) for text in texts] == list(range(1, ACTIONS + 1))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("write w", 1),
        ("write k", 32),
        ("write wrk", 1 + 4 + 32),
        ("write krw", 1 + 4 + 32),
        ("write wyrgbk", 63),
        ("cross", CROSS),
        ("keep", KEEP),
        ("reroll", REROLL),
    ],
)
def test_texts(text: str, action: int) -> None:
    assert read_action(writing().state, text) == action


def test_letters_are_written_in_order() -> None:
    match = writing()
    match.act(0, "write kby")
    assert match.log[-1] == {"seat": 0, "do": "write ybk"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("write w", "seat 0 may not 'write w' now; allowed: write y, write r"),
        ("write", "'write' is not understood here: say, for example, 'write wrk' or 'cross'"),
        ("write y b", "is not understood here"),
        ("Cross", "is not understood here"),
        ("", "is not understood here"),
        ("write v", "there is no die 'v', the dice are wyrgbk"),
        ("write yby", "there is only one die 'y'"),
        ("keep", "seat 0 may not 'keep' now"),
    ],
)
def test_bad_entries(text: str, why: str) -> None:
    match = writing()
    before = match.state.twin()
    with pytest.raises(IllegalAction, match=why):
        match.act(0, text)
    assert match.state.same(before)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("roll", "is not understood here: say, for example, 'keep' or 'reroll'; allowed: keep, re"),
        ("cross", "seat 0 may not 'cross' now; allowed: keep, reroll"),
    ],
)
def test_bad_decisions(text: str, why: str) -> None:
    with pytest.raises(IllegalAction, match=why):
        rolled().act(0, text)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"roll": ROLL}, "expected one object under 'deal'"),
        ({"deal": {"sheets": SHEETS[:2]}}, "must hold first and sheets, it holds sheets"),
        ({"deal": {"sheets": SHEETS[:3], "first": 0}}, "sheets: expected a list of 2"),
        ({"deal": {"sheets": "AB", "first": 0}}, "sheets: expected a list of 2"),
        (
            {"deal": {"sheets": [SHEETS[0], SHEETS[0]], "first": 0}},
            "that of seat 1 is handed out twice",
        ),
        (
            {"deal": {"sheets": [SHEETS[0], []], "first": 0}},
            "seat 1: expected 5 rows, found 0",
        ),
        ({"deal": {"sheets": SHEETS[:2], "first": 2}}, "no seat 2; seats are 0 to 1"),
        ({"deal": {"sheets": SHEETS[:2], "first": -1}}, "no seat -1"),
        ({"deal": {"sheets": SHEETS[:2], "first": "0"}}, "first: '0' is not a whole number"),
    ],
)
def test_impossible_deals(entry: dict[str, Any], why: str) -> None:
    match = Match(GAME, {"players": 2})
    before = match.state.twin()
    with pytest.raises(BadChance, match=why):
        match.deal(entry)
    assert match.state.same(before)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"deal": {}}, "expected one object under 'roll'"),
        ({"roll": {"w": 1}}, "must hold b, g, k, r, w and y, it holds w"),
        ({"roll": {**ROLL, "g": 7}}, "die 'g': it shows 1 to 6, not 7"),
        ({"roll": {**ROLL, "g": 0}}, "die 'g': it shows 1 to 6, not 0"),
        ({"roll": {**ROLL, "g": True}}, "die 'g': True is not a whole number"),
    ],
)
def test_impossible_rolls(entry: dict[str, Any], why: str) -> None:
    with pytest.raises(BadChance, match=why):
        dealt().deal(entry)


def test_ones_stay_in_a_second_roll() -> None:
    match = rolled()
    match.act(0, "reroll")
    with pytest.raises(BadChance, match="die 'r': the red 1 is not rolled again"):
        match.deal({"roll": {**ROLL, "r": 2}})
    match.deal({"roll": {**ROLL, "w": 1, "g": 6}})
    assert match.log[-1] == {"roll": {**ROLL, "w": 1, "g": 6}}


def test_a_deal_is_logged_with_whole_sheets() -> None:
    assert dealt().log == [{"deal": {"sheets": [SHEETS[1], SHEETS[0]], "first": 0}}]
