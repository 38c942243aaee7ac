"""The rule of thumb of a careful player."""

from __future__ import annotations

from typing import Any

from byczo.core.chance import stream_of
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.rules import CROSS, KEEP, REROLL
from byczo.games.twenty_one.solver.careful_bot import CarefulBot
from byczo.games.twenty_one.solver.fixed_price_bot import FixedPriceBot
from tests.games.twenty_one.solver.playing import bot_of, won_by_first


def rolled(**dice: int) -> Any:
    """Sheet A has the row k6 y5 w4 g3 b2 r1; all dice but these show 6, black shows 2."""
    match = Match(GAME, {"players": 2}, compiled=True)
    match.deal({"deal": {"sheets": default_layout()[:2], "first": 0}})
    match.deal({"roll": {**dict.fromkeys("wyrgb", 6), "k": 2, **dice}})
    return match


def test_a_hit_is_kept_and_nothing_else_is() -> None:
    assert bot_of(CarefulBot).decide(rolled().observe(0), 0) == REROLL
    assert bot_of(CarefulBot).decide(rolled(y=5).observe(0), 0) == KEEP


def test_what_beats_the_estimate_is_written() -> None:
    match = rolled(y=3, w=2, k=4)
    match.act(0, "keep")
    assert bot_of(CarefulBot).decide(match.observe(0), 0) == 0b100010, "yellow 3 of 5, black 4 of 6"


def test_a_poor_die_is_better_than_a_cross_of_a_dear_field() -> None:
    match = rolled(y=2)
    match.act(0, "keep")
    assert bot_of(CarefulBot).decide(match.observe(0), 0) in {1 << 1, 1 << 5}
    match = rolled(k=6)
    match.state.free[0] = 0b000100  # only the red 1 is open, and red shows 6
    match.act(0, "keep")
    assert bot_of(CarefulBot).decide(match.observe(0), 0) == CROSS


def test_the_careful_player_is_no_strawman() -> None:
    """It holds its own against the table that plays for points alone."""
    careful, table = bot_of(CarefulBot), FixedPriceBot(GAME, stream_of(1), 0.0)
    assert won_by_first([careful, table], 300, "decent") > 0.45
