"""How 6 nimmt! is played well: what bots play for, and what they have learned."""

from __future__ import annotations

from pathlib import Path

from byczo.core.declaration import RELATIVE, WIN, Belief, Strategy, Training, Yardstick
from byczo.core.rule import rule
from byczo.games.six_nimmt.endgame import SOLVER
from byczo.games.six_nimmt.features import features
from byczo.games.six_nimmt.reading import MARKS, describe, imagine_likely, read_play
from byczo.games.six_nimmt.rules import State

USUAL = 12
"""In nearly every round the player who takes most takes at least so many heads."""


@rule
def payoff(seen: State) -> int:
    """The difference to the others; in the last round the win.

    Bots that play for the difference also take fewer heads than bots that count only their own.
    In the last round a lead of one head is as good as a lead of twenty.
    """
    return WIN if may_be_last_round(seen) else RELATIVE


@rule
def may_be_last_round(seen: State) -> bool:
    """Whether the game is likely to end with the round that is being played."""
    if seen.rounds > 0:
        return seen.rounds > 1 and seen.rounds == seen.closed + 1
    worst = 0
    for seat in range(seen.players):
        worst = max(worst, seen.totals[seat] + seen.heads[seat])
    return seen.closed > 0 and worst + USUAL > seen.target


STRATEGY = Strategy(
    playouts=60_000,
    slip=1.0,
    payoff=payoff,
    features=features,
    weights=Path(__file__).with_name("weights.json"),
    belief=Belief(
        read=read_play,
        imagine=imagine_likely,
        describe=describe,
        marks=MARKS,
    ),
    yardsticks={
        "search-1": Yardstick(
            weights=Path(__file__).with_name("search-1.json"),
            playouts=50_000,
        )
    },
    training=Training(
        tables=[{"players": players, "rounds": 1} for players in (4, 2, 4, 3, 4, 5, 6, 4, 8, 10)],
        temperature=1.0,
    ),
    solver=SOLVER,
)
