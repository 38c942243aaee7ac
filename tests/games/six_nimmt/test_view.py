from __future__ import annotations

from typing import Any

import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.events import GameEnded, Ready, RoundBegun, RoundClosed
from byczo.core.match import Match
from byczo.games.rows.revealed import Revealed
from byczo.games.six_nimmt import GAME
from byczo.games.six_nimmt.view import Picked, Placed


@pytest.mark.parametrize("seed", range(5))
def test_a_preview_tells_what_happens_to_the_lowest_card(seed: int) -> None:
    """Nothing comes between the view and the placement of the lowest card."""
    match = Match(GAME, {"players": 3, "rounds": 2}, chance=Seeded(seed))
    stream = stream_of(seed)
    while not match.over:
        views: list[Any] = [match.view(seat) for seat in match.everybody]
        events = []
        for seat in match.waiting:
            legal = match.legal(seat)
            events += match.act(seat, legal[draw(stream, len(legal))])
        placed = [event for event in events if isinstance(event, Placed)]
        if not placed:
            continue
        first = placed[0]
        foreseen = [
            choice
            for choice in views[first.seat].choices
            if choice.card == first.card or (choice.card is None and choice.row == first.row)
        ]
        assert [(choice.row, choice.heads) for choice in foreseen] == [(first.row, first.heads)]


def test_a_card_below_all_rows_has_no_row_yet() -> None:
    match = Match(GAME, {"players": 2})
    hands = [list(range(1, 11)), list(range(11, 21))]
    match.deal({"deal": {"hands": hands, "rows": [9 + 91, 60, 70, 80]}})
    view: Any = match.view(0)
    assert all(choice.row is None for choice in view.choices)
    assert view.seat == 0
    assert view.unseen == tuple(c for c in range(11, 105) if c not in {60, 70, 80, 100})
    assert view.played == (60, 70, 80, 100)


def test_events_of_a_turn() -> None:
    match = Match(GAME, {"players": 2, "rounds": 1})
    hands = [[14, 3, *range(90, 98)], [20, 99, *range(80, 88)]]
    events = match.deal({"deal": {"hands": hands, "rows": [12, 37, 43, 58]}})
    assert events == [RoundBegun(round=1)]
    assert match.act(0, "play 14") == [Ready(seat=0)]
    assert match.act(1, "play 20") == [
        Revealed(cards=(14, 20)),
        Placed(seat=0, card=14, row=1, heads=0),
        Placed(seat=1, card=20, row=1, heads=0),
    ]
    match.act(0, "play 3")
    assert match.act(1, "play 99") == [Revealed(cards=(3, 99))]
    assert match.act(0, "row 1") == [
        Placed(seat=0, card=3, row=1, heads=5),
        Placed(seat=1, card=99, row=4, heads=0),
    ]
    events = []
    while not match.over:
        events += match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    assert isinstance(events[-2], RoundClosed)
    assert isinstance(events[-1], GameEnded)
    assert sum(event.heads for event in events if isinstance(event, Placed)) + 5 == sum(
        match.totals
    )


def test_picks_are_told() -> None:
    match = Match(GAME, {"players": 2, "variant": "tactical"})
    assert match.act(0, "pick 7") == [Picked(seat=0, card=7)]
    view: Any = match.view(None)
    assert view.seat is None
    assert view.places[0].hand == (7,)
    assert view.choices == ()
