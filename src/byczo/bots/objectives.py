"""What a searching bot plays for."""

from __future__ import annotations

from typing import cast

from byczo.bots.searching import OWN, RELATIVE, WIN
from byczo.core.contract import Table
from byczo.core.game import Game
from byczo.games.six_nimmt.rules import State

USUAL = 12
"""Heads that the player who takes most in a round of 6 nimmt! is hardly ever below."""

ALWAYS = {"x-nimmt": RELATIVE, "david-goliath": RELATIVE, "twenty-one": WIN}


def objective_of(game: Game, seen: Table) -> int:
    """The payoff that counts here.

    In 6 nimmt! that is few heads of one's own, until the match can end with this round: then it
    is the win, for which a lead of one head is as good as a lead of twenty.
    """
    if game.id in ALWAYS:
        return ALWAYS[game.id]
    return WIN if may_be_last_round(cast(State, seen)) else OWN


def may_be_last_round(seen: State) -> bool:
    """Whether a match of 6 nimmt! is likely to end with the round that is being played."""
    if seen.rounds:
        return bool(1 < seen.rounds == seen.closed + 1)
    worst = int(max(seen.totals[: seen.players] + seen.heads[: seen.players]))
    return seen.closed > 0 and worst + USUAL > seen.target
