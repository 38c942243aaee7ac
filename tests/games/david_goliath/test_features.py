"""Features of a card in David & Goliath."""

from __future__ import annotations

import pytest

from byczo.core.compiler.load import ENGINES
from byczo.core.rule import compiled
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
from byczo.games.david_goliath.rules import NUMBERS, PLAY, State
from byczo.play.playout_kernels import FEATURES
from tests.play.positions import trick

BITS = FEATURES.bit_length() - 1

engines = pytest.mark.parametrize("engine", ENGINES)


def heavy_trick() -> State:
    """Five cards of the colour of which seat 5 has won 18 and 17: each would cost it 32 points."""
    state = State.blank()
    state.players, state.phase, state.waiting = 6, PLAY, 1 << 5
    state.played, state.led = 5, 0
    state.middle[:5] = [1, 2, 3, 4, 5]
    state.counts[5, 0], state.sums[5, 0] = 2, 35
    state.holds[5, 0] = state.holds[5, 1] = 1
    return state


@engines
def test_the_heaviest_loss_is_a_heavy_loss(engine: str) -> None:
    """It is more than 128 points, and machine code once read beyond its table there."""
    packed = compiled(features, engine=engine)(heavy_trick(), 5, NUMBERS + 18)
    height = 5
    assert packed & (FEATURES - 1) == HIGHEST + height * GAINS


@engines
@pytest.mark.parametrize(
    ("points", "step"),
    [
        (-160, 0),
        (-8, 0),
        (-7, 1),
        (-1, 1),
        (0, 2),
        (1, 2),
        (2, 3),
        (5, 3),
        (11, 4),
        (12, 5),
        (90, 5),
    ],
)
def test_gains(engine: str, points: int, step: int) -> None:
    assert compiled(gain, engine=engine)(points) == step


def apart(state: object, seat: int, card: str) -> tuple[int, int, int]:
    number = features(state, seat, CARD_OF[card])  # type: ignore[arg-type]
    return number % FEATURES, number >> BITS & FEATURES - 1, number >> 2 * BITS


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
