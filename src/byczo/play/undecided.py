"""What a seat sees before anybody has chosen, where all choose at the same time."""

from __future__ import annotations

from byczo.core.contract import TableState
from byczo.core.errors import NotYourTurn
from byczo.core.game import Game


def undecided(game: Game, seen: TableState, seat: int) -> TableState:
    """The observation as it is before anybody has chosen.

    Whoever thinks about it is told nothing of who has chosen already, so that the answer does not
    depend on when it is asked for. Observing it once more makes sure that nothing else is used,
    whatever was given.
    """
    engine = game.compiled
    fresh = engine.seen(seen, seat)
    deciding = [s for s in range(fresh.players) if engine.choices(fresh, s) > 0]
    if seat not in deciding:
        raise NotYourTurn(f"seat {seat} has nothing to decide now")
    fresh.waiting = sum(1 << s for s in deciding)
    if hasattr(fresh, "chosen"):
        fresh.chosen[:] = 0
    return fresh
