"""A quick and sensible way to play Twenty One."""

from __future__ import annotations

from typing import Any

from byczo.core.chance import stream_of
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.policy import good_dice, policy
from byczo.games.twenty_one.rules import CROSS, KEEP, REROLL


def rolled(**dice: int) -> Any:
    """Sheet A has the row k6 y5 w4 g3 b2 r1; all dice but these show 6."""
    match = Match(GAME, {"players": 2})
    match.deal({"deal": {"sheets": default_layout()[:2], "first": 0}})
    match.deal({"roll": {**dict.fromkeys("wyrgb", 6), "k": 1, **dice}})
    return match


def do(match: Any, seat: int = 0) -> int:
    return int(policy(match.state, seat, stream_of(1)))


def test_dice_that_hardly_fit_are_rolled_again() -> None:
    assert do(rolled()) == REROLL
    assert do(rolled(y=5)) == KEEP
    assert do(rolled(y=4)) == KEEP, "one below is nearly a hit"


def test_good_dice_are_written() -> None:
    match = rolled(y=5, w=3, g=1)
    match.act(0, "keep")
    assert good_dice(match.state, 0, int(match.state.fits[0])) == do(match) == 0b000011


def test_what_fits_is_written_where_nothing_is_good() -> None:
    match = rolled()
    match.act(0, "keep")
    assert do(match) == 1 << 5, "the black 1 fits below the 6"
    match = rolled(k=6, y=6)
    match.state.free[0] = 0b000010
    match.state.fits[0] = 0
    match.act(0, "keep")
    match.state.fits[0] = 0
    assert do(match) == CROSS
