"""What a coach knows of each game beyond its rules: one line per game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from byczo.core.game import Game
from byczo.games.david_goliath import coach as david_goliath
from byczo.games.six_nimmt import coach as six_nimmt
from byczo.games.twenty_one import coach as twenty_one
from byczo.games.twenty_one.exact.weighing import exact as weighed
from byczo.games.x_nimmt import coach as x_nimmt
from byczo.play.advice import Reason, Unit
from byczo.play.exact import Exact


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
