"""What a coach knows of each game beyond its rules: one line per game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from byczo.bots.advice import Reason, Unit
from byczo.bots.david_goliath import reasons as david_goliath
from byczo.bots.exactly import Exact
from byczo.bots.six_nimmt import reasons as six_nimmt
from byczo.bots.twenty_one import reasons as twenty_one
from byczo.bots.twenty_one.weighing import exact as weighed
from byczo.bots.x_nimmt import reasons as x_nimmt
from byczo.core.game import Game


def _never(seen: Any, seat: int, actions: list[int]) -> Exact | None:
    """Nothing of this game is computed exactly."""
    return None


@dataclass(frozen=True)
class Insight:
    """What is at stake in a game, and what can be said of its actions."""

    unit: Unit
    payoff: Callable[[Any], int]
    turn: Callable[[Any], int]
    why: Callable[[Any, int, int], Reason]
    danger: Callable[[Any], str | None]  # what to fear in this decision
    harmed: Callable[[Any, Any, int], bool] | None = None  # a rule: whether it has come
    risk: Callable[[Any, int, int], float] | None = None  # or how likely it comes
    exact: Callable[[Any, int, list[int]], Exact | None] = _never


INSIGHTS = {
    "six-nimmt": Insight(
        unit="heads",
        payoff=six_nimmt.payoff,
        turn=six_nimmt.turn_of,
        why=six_nimmt.why,
        danger=six_nimmt.danger,
        harmed=six_nimmt.harmed,
        exact=six_nimmt.exact,
    ),
    "x-nimmt": Insight(
        unit="points",
        payoff=x_nimmt.payoff,
        turn=x_nimmt.turn_of,
        why=x_nimmt.why,
        danger=x_nimmt.danger,
        harmed=x_nimmt.harmed,
    ),
    "david-goliath": Insight(
        unit="points",
        payoff=david_goliath.payoff,
        turn=david_goliath.turn_of,
        why=david_goliath.why,
        danger=david_goliath.danger,
        harmed=david_goliath.harmed,
    ),
    "twenty-one": Insight(
        unit="percent",
        payoff=twenty_one.payoff,
        turn=twenty_one.turn_of,
        why=twenty_one.why,
        danger=twenty_one.danger,
        risk=twenty_one.risk,
        exact=weighed,
    ),
}
"""By game."""


def insight_of(game: Game) -> Insight:
    """What a coach knows of a game."""
    return INSIGHTS[game.id]
