from __future__ import annotations

from typing import Any

import msgspec
import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.events import GameEnded, RoundBegun, RoundClosed
from byczo.core.match import Match
from byczo.games.david_goliath import GAME
from byczo.games.david_goliath.view import (
    Choice,
    DavidGoliathView,
    Pile,
    Played,
    Trick,
    TrickCard,
    TrickWon,
    Winnings,
)

PACK = [f"{letter}{number}" for letter in "rygbv" for number in range(1, 10)]
HANDS = [PACK[::3], PACK[1::3], PACK[2::3]]  # r1 r4 …, r2 r5 …, r3 r6 …


def dealt() -> Match:
    match = Match(GAME, {"players": 3})
    match.deal({"deal": {"hands": HANDS, "dealer": 2}})
    return match


def seen(match: Match, seat: int | None) -> DavidGoliathView:
    view = match.view(seat)
    assert isinstance(view, DavidGoliathView)
    return view


@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_preview_tells_what_the_last_card_of_a_trick_does(players: int) -> None:
    """Nothing comes between the view of the last to play and the end of the trick."""
    match = Match(GAME, {"players": players, "rounds": 1}, chance=Seeded(players))
    stream = stream_of(players)
    tricks = 0
    while not match.over:
        seat = match.waiting[0]
        before = seen(match, seat)
        index = draw(stream, len(before.choices))
        choice = before.choices[index]
        assert [c.do for c in before.choices] == match.legal(seat)
        events = match.act(seat, choice.do)
        after = seen(match, seat)
        assert events[0] == Played(seat=seat, card=choice.card)
        if len(before.trick.cards) < players - 1:
            assert after.trick.goliath == seat or not choice.highest
            assert (after.trick.david == seat) == choice.lowest
            continue
        tricks += 1
        result = events[1]
        assert isinstance(result, TrickWon)
        assert (result.goliath == seat) == choice.highest
        assert (result.david == seat) == choice.lowest
        assert after.places[seat].worth - before.places[seat].worth == choice.gain
    assert tricks == 15


def test_what_a_seat_sees_at_the_start() -> None:
    view = seen(dealt(), 0)
    assert (view.seat, view.phase, view.round, view.rounds) == (0, "play", 1, 3)
    assert (view.numbers, view.dealer, view.leader, view.tricks) == (9, 2, 0, 0)
    assert view.waiting == (0,)
    assert view.led is None
    assert view.last is None
    assert view.trick == Trick(cards=(), goliath=None, david=None)
    assert view.places[0].hand == tuple(HANDS[0])
    assert view.places[1].hand is None
    assert [place.cards for place in view.places] == [15, 15, 15]
    assert view.played == ()
    assert set(view.unseen) == {*HANDS[1], *HANDS[2]}
    assert [choice.card for choice in view.choices] == HANDS[0]
    assert view.choices[0] == Choice(do="play r1", card="r1", highest=True, lowest=False, gain=0)


def test_a_trick_in_the_middle() -> None:
    match = dealt()
    match.act(0, "play r4")
    view = seen(match, 1)
    assert view.led == "r"
    assert view.trick == Trick(cards=(TrickCard(seat=0, card="r4"),), goliath=0, david=None)
    assert [place.cards for place in view.places] == [14, 15, 15]
    assert view.choices == (
        Choice(do="play r2", card="r2", highest=False, lowest=True, gain=4),
        Choice(do="play r5", card="r5", highest=True, lowest=False, gain=4),
        Choice(do="play r8", card="r8", highest=True, lowest=False, gain=4),
    )
    match.act(1, "play r5")
    view = seen(match, 2)
    assert (view.trick.goliath, view.trick.david) == (1, 0)
    assert [(c.card, c.highest, c.lowest, c.gain) for c in view.choices] == [
        ("r3", False, True, 5),
        ("r6", True, False, 9),
        ("r9", True, False, 9),
    ]
    assert seen(match, 0).choices == ()
    spectator = seen(match, None)
    assert spectator.seat is None
    assert all(place.hand is None for place in spectator.places)
    assert spectator.choices == ()
    assert set(spectator.unseen) == set(PACK) - {"r4", "r5"}


def test_events_and_winnings_of_a_trick() -> None:
    match = dealt()
    assert match.act(0, "play r4") == [Played(seat=0, card="r4")]
    assert match.act(1, "play r8") == [Played(seat=1, card="r8")]
    events = match.act(2, "play r3")
    view = seen(match, 1)
    assert events == [
        Played(seat=2, card="r3"),
        TrickWon(
            goliath=1,
            david=2,
            highest="r8",
            others=("r4", "r3"),
            winnings=(
                Winnings(seat=1, piles=view.places[1].piles, worth=7),
                Winnings(seat=2, piles=view.places[2].piles, worth=8),
            ),
        ),
    ]
    assert view.places[1].piles[0] == Pile(colour="r", cards=("r3", "r4"), worth=7, at_risk=True)
    assert view.places[2].piles[0] == Pile(colour="r", cards=("r8",), worth=8, at_risk=False)
    assert [place.worth for place in view.places] == [0, 7, 8]
    assert view.last == Trick(
        cards=(
            TrickCard(seat=0, card="r4"),
            TrickCard(seat=1, card="r8"),
            TrickCard(seat=2, card="r3"),
        ),
        goliath=1,
        david=2,
    )
    assert view.played == ("r3", "r4", "r8")
    # A third red card makes three points out of seven: a loss.
    choice = next(choice for choice in view.choices if choice.card == "r5")
    assert choice.gain == 0  # nothing is won as long as the card lies alone
    match.act(1, "play r5")
    match.act(2, "play r6")
    assert next(c for c in seen(match, 0).choices if c.card == "r7").gain == 11
    match.act(0, "play r1")
    assert seen(match, 2).places[2].piles[0].worth == 3


def test_events_at_the_end_of_a_round_and_the_game() -> None:
    match = Match(GAME, {"players": 3, "rounds": 1})
    assert match.deal({"deal": {"hands": HANDS, "dealer": 1}}) == [RoundBegun(round=1)]
    events = []
    while not match.over:
        events += match.act(match.waiting[0], match.legal(match.waiting[0])[-1])
    assert sum(isinstance(event, Played) for event in events) == 45
    assert sum(isinstance(event, TrickWon) for event in events) == 15
    assert isinstance(events[-2], RoundClosed)
    assert isinstance(events[-1], GameEnded)
    view = seen(match, 0)
    assert view.phase == "done"
    assert [place.worth for place in view.places] == match.totals
    assert (view.waiting, view.leader, view.unseen) == ((), None, ())
    assert view.last is not None


def test_a_void_shows_and_stays_known() -> None:
    match = Match(GAME, {"players": 3})
    match.deal({"deal": {"hands": [PACK[:15], PACK[15:30], PACK[30:]], "dealer": 2}})
    match.act(0, "play r1")
    assert seen(match, 0).places[1].voids == ()
    match.act(1, "play y7")
    match.act(2, "play v1")
    assert [place.voids for place in seen(match, 0).places] == [(), ("r",), ("r",)]


def test_a_view_is_a_message() -> None:
    view = seen(dealt(), 0)
    data = msgspec.json.encode(view)
    assert msgspec.json.decode(data, type=DavidGoliathView) == view
    decoded: Any = msgspec.json.decode(data)
    assert decoded["game"] == "david-goliath"


def test_before_the_first_deal_nothing_is_known() -> None:
    view = seen(Match(GAME, {"players": 4}), 0)
    assert (view.phase, view.dealer, view.leader, view.unseen) == ("deal", None, None, ())
    assert [place.cards for place in view.places] == [0, 0, 0, 0]
