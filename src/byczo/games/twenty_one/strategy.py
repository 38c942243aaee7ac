"""How Twenty One is played well: its decisions are solved."""

from __future__ import annotations

from byczo.core.declaration import WIN, Strategy
from byczo.core.rule import rule
from byczo.games.twenty_one.rules import State
from byczo.games.twenty_one.solver.solution import SOLVER


@rule
def payoff(seen: State) -> int:
    """The win from the start: a lead of one point is as good as a lead of twenty."""
    return WIN


STRATEGY = Strategy(playouts=24_000, slip=0.015, payoff=payoff, solver=SOLVER, solved=True)
