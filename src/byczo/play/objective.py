"""What a searching bot plays for."""

from __future__ import annotations

from byczo.core.contract import Table
from byczo.core.game import Game
from byczo.games.six_nimmt.rules import State
from byczo.play.search_kernels import RELATIVE, WIN

USUAL = 12
"""Heads that the player who takes most in a round of 6 nimmt! is hardly ever below."""

WIN_FROM_THE_START = {"twenty-one"}


def objective_of(game: Game, seen: Table) -> int:
    """The payoff that counts here.

    That is the difference to the others: what a seat leaves to them is worth as much as what it
    spares itself. (In 6 nimmt! whoever plays so also takes fewer heads than who counts only the
    own ones.) When a match of 6 nimmt! can end with this round, and from the start in Twenty
    One, it is the win, for which a lead of one point is as good as a lead of twenty.
    """
    if game.id in WIN_FROM_THE_START:
        return WIN
    if isinstance(seen, State) and may_be_last_round(seen):
        return WIN
    return RELATIVE


def may_be_last_round(seen: State) -> bool:
    """Whether a match of 6 nimmt! is likely to end with the round that is being played."""
    if seen.rounds:
        return bool(1 < seen.rounds == seen.closed + 1)
    worst = int(max(seen.totals[: seen.players] + seen.heads[: seen.players]))
    return seen.closed > 0 and worst + USUAL > seen.target
