"""Features of a card in David & Goliath."""

from __future__ import annotations

from byczo.games.david_goliath.features import (
    BETWEEN,
    GAINS,
    GIFT,
    HIGHEST,
    LEADS,
    LOWEST,
    NOTHING,
    PLACES,
    features,
    gain,
)
from byczo.games.david_goliath.notation import CARD_OF
from byczo.play.playout_kernels import FEATURES
from tests.play.positions import trick

BITS = FEATURES.bit_length() - 1


def apart(state: object, seat: int, card: str) -> tuple[int, int, int]:
    number = features(state, seat, CARD_OF[card])  # type: ignore[arg-type]
    return number % FEATURES, number >> BITS & FEATURES - 1, number >> 2 * BITS


def test_gains_rise_in_steps() -> None:
    steps = [gain(points) for points in range(-128, 128)]
    assert steps == sorted(steps)
    assert (steps[0], steps[-1]) == (0, GAINS - 1)
    assert gain(0) != gain(2) != gain(12)


def test_a_leader_has_nothing_to_win_or_give() -> None:
    state = trick([], ["b1", "b12"])
    low, high = apart(state, 0, "b1"), apart(state, 0, "b12")
    assert low[2] == high[2] == NOTHING
    assert LEADS <= low[0] - 3 * PLACES < high[0] - 3 * PLACES < HIGHEST


def test_places_in_the_trick_are_told_apart() -> None:
    state = trick(["g5", "r7", "y2"], ["b9", "b4", "b1"])
    first = {card: apart(state, 3, card)[0] for card in ("b9", "b4", "b1")}
    assert HIGHEST <= first["b9"] < LOWEST <= first["b1"] < BETWEEN <= first["b4"] < PLACES
    assert apart(state, 3, "b9")[2] == NOTHING
    assert apart(state, 3, "b4")[2] >= GIFT


def test_a_colour_that_follows_is_told_apart() -> None:
    state = trick(["g5"], ["g4", "b4"])
    assert apart(state, 1, "g4")[1] != apart(state, 1, "b4")[1]
