"""Features of David & Goliath for learning programs."""

from __future__ import annotations

from byczo.games.david_goliath import GAME
from byczo.games.david_goliath.notation import CARD_OF
from tests.games.encoded import cards_in, encoded
from tests.play.positions import trick


def test_the_trick_as_a_seat_sees_it() -> None:
    state = trick(["g5", "r7"], ["b9", "b4"], ["y3"])
    told = encoded(GAME, state, 2)
    assert cards_in(told["hand"]) == sorted(CARD_OF[card] for card in ("b4", "b9"))
    assert sum(told["led"]) == 1
    assert (told["played"], told["tricks"]) == ([2], [13])
    assert told["waiting"] == [1, 0, 0, 0]
    assert told["cards"] == [0, 0, CARD_OF["g5"], CARD_OF["r7"]], "clockwise from the own seat"
    assert {CARD_OF["g5"], CARD_OF["r7"], CARD_OF["y3"]} <= set(cards_in(told["gone"]))
    assert not {CARD_OF["b9"], CARD_OF["b4"]} & set(cards_in(told["gone"]))


def test_what_was_won_is_told_by_colour() -> None:
    state = trick(["g5", "r7"], ["b9"], ["y3", "y4"])
    told = encoded(GAME, state, 2)
    assert sorted(told["counts"][:5]) == [0, 0, 0, 0, 2]
    assert sorted(told["sums"][:5]) == [0, 0, 0, 0, 7]
    assert GAME.observation is not None
    assert GAME.observation.standing(state, 2) == 7


def test_an_empty_middle_has_no_colour_to_follow() -> None:
    told = encoded(GAME, trick([], ["b9"]), 0)
    assert (sum(told["led"]), told["played"], told["cards"]) == (0, [0], [0] * 4)
    state = trick([], ["b9"], ["y3", "y4", "y9"])
    assert GAME.observation is not None
    assert GAME.observation.standing(state, 0) == 3, "three of a colour count 1 each"
