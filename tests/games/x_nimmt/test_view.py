from __future__ import annotations

from typing import Any

import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.events import GameEnded, Ready, RoundBegun, RoundClosed
from byczo.core.match import Match
from byczo.games.rows.heads import HEADS
from byczo.games.rows.revealed import Revealed
from byczo.games.x_nimmt import GAME
from byczo.games.x_nimmt.view import Counted, IntoHand, Placed, WentToX


@pytest.mark.parametrize("seed", range(5))
def test_a_preview_tells_what_happens(seed: int) -> None:
    """Nothing comes between the view and the lowest card, a row taken, or a card for the X row."""
    match = Match(GAME, {"players": 3}, chance=Seeded(seed))
    stream = stream_of(seed)
    while not match.over:
        views: list[Any] = [match.view(seat) for seat in match.everybody]
        phase, events, done = views[0].phase, [], ""
        for seat in match.waiting:
            legal = match.legal(seat)
            done = legal[draw(stream, len(legal))]
            events += match.act(seat, done)
        if phase == "play":
            placed = [event for event in events if isinstance(event, Placed)]
            if placed:
                first = placed[0]
                foreseen = next(c for c in views[first.seat].choices if c.card == first.card)
                assert (foreseen.row, foreseen.takes) == (first.row, first.taken)
                assert foreseen.heads == HEADS[list(first.taken)].sum()
            continue
        foreseen = next(c for view in views for c in view.choices if c.do == done)
        if phase == "take":
            assert isinstance(events[0], Placed)
            assert (foreseen.row, foreseen.takes) == (events[0].row, events[0].taken)
            went = [event for event in events[1:2] if isinstance(event, WentToX)]
            assert bool(went) is (len(foreseen.takes) == 1)
            assert [foreseen.piles] == [event.piled for event in went] or not went
        else:
            assert isinstance(events[0], WentToX)
            assert isinstance(events[1], IntoHand)
            assert (foreseen.card, foreseen.piles) == (events[0].card, events[0].piled)
            assert foreseen.returns == events[1].cards


def test_a_view_shows_the_table_and_hides_other_hands() -> None:
    match = Match(GAME, {"players": 2})
    hands = [list(range(1, 9)), list(range(11, 19))]
    match.deal({"deal": {"hands": hands, "rows": [90, 60, 70]}})
    view: Any = match.view(0)
    assert (view.seat, view.phase, view.round, view.rounds, view.turn) == (0, "play", 1, 2, 0)
    assert [(row.room, row.cards, row.heads) for row in view.rows] == [
        (3, (90,), 3),
        (4, (60,), 3),
        (5, (70,), 3),
    ]
    assert all(choice.row is None for choice in view.choices)
    assert view.unseen == tuple(c for c in range(9, 101) if c not in {60, 70, 90})
    assert view.played == (60, 70, 90)
    assert view.places[0].hand == tuple(hands[0])
    assert view.places[0].hand_heads == 9
    assert (view.places[1].hand, view.places[1].hand_heads) == (None, None)
    assert view.places[1].cards == 8
    public: Any = match.view(None)
    assert (public.seat, public.choices, public.places[0].hand) == (None, (), None)
    assert len(public.unseen) == 97


def test_a_secret_choice_is_seen_by_its_seat_alone() -> None:
    match = Match(GAME, {"players": 2}, chance=Seeded(2))
    match.act(0, match.legal(0)[3])
    mine: Any = match.view(0)
    theirs: Any = match.view(1)
    assert mine.chosen == mine.choices[3].card
    assert theirs.chosen is None
    assert [place.ready for place in theirs.places] == [True, False]
    before = match.observe(1)
    match.act(0, match.legal(0)[4])
    assert match.observe(1).same(before)


def test_events_of_a_round() -> None:
    match = Match(GAME, {"players": 2, "rounds": 1})
    hands = [[32, 3, 41, 85, 86, 87, 88, 89], [31, 65, 42, 91, 92, 93, 94, 95]]
    events = match.deal({"deal": {"hands": hands, "rows": [30, 60, 80]}})
    assert events == [RoundBegun(round=1)]
    assert match.act(0, "play 32") == [Ready(seat=0)]
    assert match.act(1, "play 31") == [
        Revealed(cards=(32, 31)),
        Placed(seat=1, card=31, row=1, taken=()),
        Placed(seat=0, card=32, row=1, taken=(30, 31)),
    ]
    assert match.act(0, "x 31") == [
        WentToX(seat=0, card=31, piled=()),
        IntoHand(seat=0, cards=(30,)),
    ]
    match.act(0, "play 3")
    assert match.act(1, "play 65") == [Revealed(cards=(3, 65))]
    assert match.act(0, "row 1") == [
        Placed(seat=0, card=3, row=1, taken=(32,)),
        WentToX(seat=0, card=32, piled=()),
        Placed(seat=1, card=65, row=2, taken=()),
    ]
    match.act(0, "play 30")
    match.act(1, "play 42")
    assert match.waiting == [1]  # 3, 30, and 42 is the third card
    assert match.act(1, "x 30") == [
        WentToX(seat=1, card=30, piled=()),
        IntoHand(seat=1, cards=(3,)),
    ]
    match.act(0, "play 41")
    match.act(1, "play 3")
    assert match.act(1, "row 1") == [
        Placed(seat=1, card=3, row=1, taken=(42,)),
        WentToX(seat=1, card=42, piled=()),
        Placed(seat=0, card=41, row=1, taken=()),
    ]
    events = []
    while not match.over:
        events += match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    counted = [event for event in events if isinstance(event, Counted)]
    assert [event.seat for event in counted] == [0, 1]
    assert [c.hand_heads + 2 * c.pile_heads for c in counted] == match.totals
    assert [c.hand_heads for c in counted] == [HEADS[list(c.hand)].sum() for c in counted]
    assert isinstance(events[-2], RoundClosed)
    assert isinstance(events[-1], GameEnded)


def test_a_row_that_goes_to_the_pile_is_told() -> None:
    match = Match(GAME, {"players": 2})
    hands = [[1, 2, *range(93, 99)], [66, 67, *range(83, 89)]]
    match.deal({"deal": {"hands": hands, "rows": [40, 50, 60]}})
    for seat, do in ((0, "play 2"), (1, "play 66"), (0, "row 2"), (0, "play 1"), (1, "play 67")):
        match.act(seat, do)
    view: Any = match.view(0)
    assert [choice.piles for choice in view.choices] == [(50,), (50,), ()]  # 40, 2, or 60 66
    assert [choice.points for choice in view.choices] == [6, 6, 0]
    assert match.act(0, "row 1")[:2] == [
        Placed(seat=0, card=1, row=1, taken=(40,)),
        WentToX(seat=0, card=40, piled=(50,)),
    ]
    view = match.view(1)
    assert (view.places[0].x_row, view.places[0].x_pile) == ((40,), (50,))
    assert (view.places[0].pile_heads, view.places[0].pile_points) == (3, 6)


def test_hands_are_laid_down_to_be_counted() -> None:
    match = Match(GAME, {"players": 3}, chance=None)
    match.deal(Match(GAME, {"players": 3}, chance=Seeded(4)).log[0])
    while not match.needs_chance:
        match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    view: Any = match.view(None)
    points = [2 * place.pile_heads + place.hand_heads for place in view.places]
    assert match.scores == [points]
    assert [len(place.hand) for place in view.places] == [place.cards for place in view.places]
