from __future__ import annotations

import pytest

from byczo.core.compiler.load import ENGINES
from byczo.core.rule import compiled
from byczo.games.david_goliath.features import GAINS, HIGHEST, features, gain
from byczo.games.david_goliath.rules import NUMBERS, PLAY, State
from byczo.play.playout_kernels import FEATURES

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
