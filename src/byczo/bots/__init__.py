"""Players that are programs. A bot is given what its seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from byczo.bots.greedy import GreedyBot
from byczo.bots.random import RandomBot
from byczo.bots.search import SearchBot
from byczo.bots.twenty_one import ExactTwentyOne
from byczo.core.contract import Stream, Table
from byczo.core.errors import Unknown
from byczo.core.game import Game
from byczo.core.options import listed


class Bot(Protocol):
    """Decides for a seat."""

    def decide(self, seen: Table, seat: int) -> int:
        """The number of a legal action."""
        ...


BOTS: dict[str, Callable[[Game, Stream], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}
"""Bots that play all games."""


OF_A_GAME: dict[str, dict[str, Callable[[Game, Stream], Bot]]] = {
    "twenty-one": {"exact": ExactTwentyOne},
}
"""Bots that play one game only."""


def bots_for(game: Game) -> dict[str, Callable[[Game, Stream], Bot]]:
    """All bots that play a game, by name."""
    return {**BOTS, **OF_A_GAME.get(game.id, {})}


def bot_of(name: str, game: Game, stream: Stream) -> Bot:
    """A bot of that name for a game, which draws from the stream where it has to."""
    bots = bots_for(game)
    if name not in bots:
        raise Unknown(f"there is no bot {name!r}: there are {listed(list(bots))}")
    return bots[name](game, stream)
