"""A quick and sensible way to play David & Goliath."""

from __future__ import annotations

import pytest

from byczo.core.chance import stream_of
from byczo.games.david_goliath.notation import CARD_OF
from byczo.games.david_goliath.policy import (
    change,
    highest_worth,
    others_worth,
    policy,
    promise_of,
)
from tests.play.positions import trick


def test_what_a_card_changes_depends_on_its_colour() -> None:
    state = trick(["g5"], ["b1"], ["r8", "r7", "y3"])
    assert change(state, 1, CARD_OF["r2"]) == 3 - 15, "a third red card"
    assert change(state, 1, CARD_OF["y9"]) == 9
    assert change(state, 1, CARD_OF["v4"]) == 4


def test_the_last_card_is_judged_by_what_it_wins() -> None:
    state = trick(["g5", "r7", "y2"], ["b9", "b4", "b1"])
    assert others_worth(state, 3) == 14
    assert highest_worth(state, 3, 7) == 7
    assert promise_of(state, 3, CARD_OF["b9"]) == 14
    assert promise_of(state, 3, CARD_OF["b1"]) == 7
    assert promise_of(state, 3, CARD_OF["b4"]) == 0


@pytest.mark.parametrize(
    ("middle", "won", "card"),
    [
        (["g5", "r7", "y2"], [], "b9"),
        (["g5", "r9", "y2"], ["r8", "r7"], "b4"),
    ],
)
def test_the_card_that_promises_most_is_played(
    middle: list[str], won: list[str], card: str
) -> None:
    state = trick(middle, ["b10", "b4"] if card == "b4" else ["b9", "b4", "b1"], won)
    assert {policy(state, 3, stream_of(seed)) for seed in range(10)} == {CARD_OF[card]}


def test_the_more_are_still_to_play_the_less_is_sure() -> None:
    early, late = trick(["g5"], ["b9"], players=4), trick(["g5"], ["b9"], players=3)
    sure = promise_of(late, 1, CARD_OF["b9"]) - 0.1
    assert promise_of(early, 1, CARD_OF["b9"]) - 0.2 == pytest.approx(sure * 2 / 3)
