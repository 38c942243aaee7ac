"""The yardstick that plays for points, each turn at a price."""

from __future__ import annotations

from typing import Any

from byczo.core.chance import stream_of
from byczo.core.match import Match
from byczo.games.twenty_one import GAME
from byczo.games.twenty_one.layout import default_layout
from byczo.games.twenty_one.rules import CROSS, REROLL
from byczo.games.twenty_one.solver.fixed_price_bot import FixedPriceBot, tables_for
from byczo.games.twenty_one.solver.rows_by_place import numbers_of
from byczo.play.exact_bot import ExactBot
from tests.games.twenty_one.solver.playing import bot_of, won_by_first
from tests.nights import NIGHT


def rolled(**dice: int) -> Any:
    """Sheet A has the row k6 y5 w4 g3 b2 r1; all dice but these show 6, black shows 2."""
    match = Match(GAME, {"players": 2}, compiled=True)
    match.deal({"deal": {"sheets": default_layout()[:2], "first": 0}})
    match.deal({"roll": {**dict.fromkeys("wyrgb", 6), "k": 2, **dice}})
    return match


def test_dice_that_fit_nowhere_are_rolled_again() -> None:
    assert bot_of(FixedPriceBot).decide(rolled(k=1).observe(0), 0) == REROLL


def test_a_higher_price_hurries() -> None:
    """It writes poor dice rather than waiting for better ones."""
    match = rolled(y=1, w=1, g=1, b=1, k=1)
    match.act(0, "keep")
    seen = match.observe(0)
    slow, quick = (FixedPriceBot(GAME, stream_of(1), price).decide(seen, 0) for price in (0, 20))
    assert quick.bit_count() > slow.bit_count() or slow == CROSS


def test_tables_are_computed_once() -> None:
    numbers = numbers_of(rolled().state, 0)
    assert tables_for(numbers, 2, 4.0) is tables_for(numbers, 2, 4.0)
    values, _ = tables_for(numbers, 2, 4.0)
    dearer, _ = tables_for(numbers, 2, 6.0)
    assert (dearer <= values).all()


@NIGHT
def test_the_solution_beats_a_fixed_price() -> None:
    """61 % are expected, 3 standard errors are 8."""
    exact, priced = bot_of(ExactBot), bot_of(FixedPriceBot)
    assert won_by_first([exact, priced], 360, "priced") > 0.52
