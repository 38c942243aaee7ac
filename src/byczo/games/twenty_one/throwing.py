"""Chance in the kernels of Twenty One, where most throws are of six dice."""

from __future__ import annotations

from byczo.core.chance import draw_each
from byczo.core.contract import Stream
from byczo.core.layout import Ints
from byczo.core.rule import rule
from byczo.games.twenty_one.rules import COLOURS, ROLL, State, deal, limits, unfold


@rule
def throw(state: State, stream: Stream, bounds: Ints, draws: Ints, outcome: Ints) -> None:
    """The same as :func:`byczo.core.kernels.happen`, where the compiler sees how many dice roll.

    A first throw is of all six: then nothing needs a loop, nor draws to lie in memory.
    """
    if state.phase == ROLL:
        limits(state, bounds)
        draw_each(stream, bounds, COLOURS, draws)
    else:
        draw_each(stream, bounds, limits(state, bounds), draws)
    unfold(state, draws, outcome)
    deal(state, outcome)
