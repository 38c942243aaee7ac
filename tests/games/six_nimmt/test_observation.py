"""Features of 6 nimmt! for learning programs."""

from __future__ import annotations

from byczo.core.chance import Seeded
from byczo.core.match import Match
from byczo.games.rows.heads import heads_of
from byczo.games.six_nimmt import GAME
from tests.games.encoded import cards_in, encoded

ROWS = [21, 22, 23, 24]
HANDS = [[*range(1, 11)], [*range(31, 41)]]


def dealt() -> Match:
    match = Match(GAME, {"players": 2})
    match.deal({"deal": {"hands": HANDS, "rows": ROWS}})
    return match


def test_the_table_as_a_seat_sees_it() -> None:
    told = encoded(GAME, dealt().state, 1)
    assert cards_in(told["hand"]) == HANDS[1]
    assert cards_in(told["played"]) == ROWS
    assert told["rows"] == [21, 0, 0, 0, 0, 22, 0, 0, 0, 0, 23, 0, 0, 0, 0, 24, 0, 0, 0, 0]
    assert (told["ends"], told["lengths"]) == (ROWS, [1] * 4)
    assert told["row_heads"] == [heads_of([card]) for card in ROWS]
    assert (told["phase"], told["waiting"], told["chosen"]) == ([0, 1, 0], [1, 1], [0])


def test_seats_are_told_clockwise_from_the_own_one() -> None:
    match = dealt()
    match.act(0, "play 1")
    assert encoded(GAME, match.state, 0)["chosen"] == [1]
    assert encoded(GAME, match.state, 1)["chosen"] == [0], "a choice is secret"
    assert encoded(GAME, match.state, 0)["waiting"] == [0, 1]
    assert encoded(GAME, match.state, 1)["waiting"] == [1, 0]
    match.act(1, "play 31")
    told = encoded(GAME, match.state, 1)
    assert (told["cards"], told["phase"]) == ([31, 1], [0, 0, 1])
    match.act(0, "row 1")
    assert encoded(GAME, match.state, 1)["heads"] == [0, 1]
    assert GAME.observation is not None
    assert GAME.observation.standing(match.state, 0) == 1


def test_what_can_be_picked_is_told_in_the_draft_alone() -> None:
    match = Match(GAME, {"players": 2, "variant": "tactical"}, chance=Seeded(1))
    (seat,) = match.waiting
    told = encoded(GAME, match.state, seat)
    assert cards_in(told["offered"]) == match.actions(seat)
    assert told["phase"] == [1, 0, 0]
    assert cards_in(encoded(GAME, dealt().state, 0)["offered"]) == []
