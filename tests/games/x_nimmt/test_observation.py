"""Features of X nimmt! for learning programs."""

from __future__ import annotations

from typing import Any

from byczo.core.match import Match
from byczo.games.x_nimmt import GAME
from tests.games.encoded import cards_in, encoded

HANDS = [[5, 31, 55, 65, 66, 67, 68, 69], [32, 33, 34, 35, 36, 37, 38, 39]]


def dealt() -> Match[Any, Any, Any]:
    match = Match(GAME, {"players": 2})
    match.deal({"deal": {"hands": HANDS, "rows": [30, 50, 60]}})
    return match


def test_the_table_as_a_seat_sees_it() -> None:
    told = encoded(GAME, dealt().state, 0)
    assert cards_in(told["hand"]) == HANDS[0]
    assert cards_in(told["open"]) == [30, 50, 60]
    assert (told["ends"], told["lengths"]) == ([30, 50, 60], [1, 1, 1])
    assert (told["phase"], told["held"], told["waiting"]) == ([1, 0, 0], [8, 8], [1, 1])


def test_what_all_know_of_a_hand_is_told() -> None:
    """Seat 1 takes 30 and 31; 30 goes to its X row, and all know that it holds 31."""
    match = dealt()
    match.act(0, "play 31")
    match.act(1, "play 32")
    told = encoded(GAME, match.state, 1)
    assert [card for card in told["taken"] if card] == [30, 31]
    assert told["phase"] == [0, 0, 1]
    match.act(1, "x 30")
    mine, others = encoded(GAME, match.state, 0), encoded(GAME, match.state, 1)
    assert cards_in(mine["known"][100:]) == cards_in(others["known"][:100]) == [31]
    assert (others["x_ends"], others["x_lengths"]) == ([30, 0], [1, 0])
    assert others["cards"] == [32, 31]


def test_the_standing_is_what_the_x_pile_counts() -> None:
    state = dealt().state.twin()
    assert GAME.observation is not None
    assert GAME.observation.standing(state, 0) == 0
    state.x_cards[0, :3], state.x_count[0], state.x_first[0] = [55, 10, 20], 3, 2
    assert GAME.observation.standing(state, 0) == 2 * (7 + 3)
