from __future__ import annotations

from typing import Any

import msgspec
import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.events import GameEnded, Ready, RoundBegun, RoundClosed
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.view import (
    Choice,
    Crossed,
    Dealt,
    Decided,
    Rolled,
    RowFilled,
    TwentyOneView,
    Wrote,
)

SHEETS = default_layout()
ROLL = {"w": 4, "y": 4, "r": 1, "g": 2, "b": 3, "k": 1}


def dealt() -> Match:
    match = Match(GAME, {"players": 2})
    match.deal({"deal": {"sheets": [SHEETS[1], SHEETS[0]], "first": 1}})
    return match


@pytest.mark.parametrize("seed", range(5))
def test_a_preview_tells_what_then_happens(seed: int) -> None:
    """Nothing that others do changes what an entry brings."""
    match = Match(GAME, {"players": 3}, chance=Seeded(seed))
    stream = stream_of(seed)
    while not match.over:
        views: list[Any] = [match.view(seat) for seat in match.everybody]
        chosen = {}
        for seat in match.waiting:
            assert [choice.do for choice in views[seat].choices] == match.legal(seat)
            chosen[seat] = views[seat].choices[draw(stream, len(views[seat].choices))]
            match.act(seat, chosen[seat].do)
        if len(chosen) < 3:
            continue
        after: Any = match.view(None)
        for seat, choice in chosen.items():
            at = views[seat].places[seat].row
            before, now = views[seat].places[seat].rows[at - 1], after.places[seat].rows[at - 1]
            assert (now.points, now.hits, now.full) == (choice.points, choice.hits, choice.fills)
            assert now.points - before.points == choice.gain
            new = [n for n in range(6) if now.fields[n].crossed > before.fields[n].crossed]
            new += [n for n in range(6) if now.fields[n].written != before.fields[n].written]
            assert tuple(n + 1 for n in new) == choice.fields
            assert after.places[seat].last == choice.do
            assert after.places[seat].last_row == at
        assert match.over == any(choice.ends for choice in chosen.values())
    totals = [place.total for place in after.places]
    assert totals == match.totals


def test_the_table_before_and_after_the_deal() -> None:
    match = Match(GAME, {"players": 2})
    view: Any = match.view(0)
    assert (view.phase, view.active, view.dice, view.choices) == ("deal", None, None, ())
    assert [place.sheet for place in view.places] == [None, None]
    match.deal({"deal": {"sheets": [SHEETS[1], SHEETS[0]], "first": 1}})
    view = match.view(0)
    assert (view.phase, view.active, view.dice) == ("roll", 1, None)
    assert [place.sheet for place in view.places] == ["B", "A"]
    row = view.places[0].rows[0]
    assert [[field.colour, field.number] for field in row.fields] == SHEETS[1][0]
    assert view.bonus == (0, 1, 3, 6, 10, 15, 21)


def test_what_fits_is_marked_while_the_active_seat_decides_and_while_all_write() -> None:
    match = dealt()
    match.deal({"roll": ROLL})
    for _ in range(2):
        view: Any = match.view(0)
        fits = [field.colour for field in view.places[0].rows[0].fields if field.fits]
        assert fits == ["y", "r", "g", "b", "k"]
        assert not any(field.fits for field in view.places[0].rows[1].fields)
        if view.phase == "decide":
            others: Any = match.view(1)
            assert others.choices == (
                Choice(do="keep"),
                Choice(do="reroll", dice="wygb"),
            )
            match.act(1, "keep")


def test_a_secret_choice_is_shown_to_its_seat_alone() -> None:
    match = dealt()
    match.deal({"roll": ROLL})
    match.act(1, "keep")
    match.act(0, "write ybk")
    mine, other, public = (match.view(seat) for seat in (0, 1, None))
    assert isinstance(mine, TwentyOneView)
    assert mine.chosen == "write ybk"
    assert isinstance(other, TwentyOneView)
    assert other.chosen is None
    assert b"ybk" not in msgspec.json.encode(public)
    assert other.waiting == (1,)


def test_events_of_a_turn() -> None:
    match = Match(GAME, {"players": 2})
    assert match.deal({"deal": {"sheets": [SHEETS[1], SHEETS[0]], "first": 1}}) == [
        RoundBegun(round=1),
        Dealt(sheets=("B", "A"), first=1),
    ]
    first = {**ROLL, "b": 6}
    assert match.deal({"roll": first}) == [Rolled(seat=1, dice=first, again=False)]
    assert match.act(1, "reroll") == [Decided(seat=1, keeps=False, dice="wygb")]
    assert match.deal({"roll": ROLL}) == [Rolled(seat=1, dice=ROLL, again=True)]
    assert match.act(1, "cross") == [Ready(seat=1)]
    assert match.act(0, "write ybk") == [
        Wrote(seat=0, row=1, dice={"y": 4, "b": 3, "k": 1}, hits="bk"),
        Crossed(seat=1, row=1, field=1, colour="k", number=6),
    ]
    match.deal({"roll": {**ROLL, "w": 2, "g": 4}})
    assert match.act(0, "keep") == [Decided(seat=0, keeps=True, dice="")]
    match.act(1, "cross")
    assert match.act(0, "write wrg") == [
        Wrote(seat=0, row=1, dice={"r": 1, "g": 4, "w": 2}, hits="gw"),
        RowFilled(seat=0, row=1, numbers=15, hits=4, bonus=10, points=25),
        Crossed(seat=1, row=1, field=2, colour="y", number=5),
    ]


def test_the_end_is_told() -> None:
    match = Match(GAME, {"players": 2}, chance=Seeded(2))
    events = []
    while not match.over:
        for seat in match.waiting:
            events += match.act(seat, match.legal(seat)[-1])
    assert isinstance(events[-2], RoundClosed)
    assert isinstance(events[-1], GameEnded)
    assert events[-2].points == events[-1].totals == tuple(match.totals)
    view: Any = match.view(0)
    assert view.phase == "done"
    assert None in [place.row for place in view.places]
