"""Byczo: card and dice games at one table, exact, fast and fair.

A short game:

    from byczo import GAMES, Match, Seeded

    game = next(iter(GAMES.values()))
    match = Match(game, {"players": 3}, chance=Seeded(1))
    while not match.over:
        for seat in match.waiting:
            match.act(seat, match.legal(seat)[0])
    print(match.result)

``GAMES`` are all games that are installed. What is listed in ``__all__`` is stable: see
docs/reference.md. Names are loaded when they are first used, so that ``import byczo`` costs
nothing.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from byczo.core.chance import Seeded, stream_of
    from byczo.core.errors import ByczoError
    from byczo.core.fairness import Fair
    from byczo.core.game import Game
    from byczo.core.game_record import GameRecord, read_records, write_records
    from byczo.core.match import Match
    from byczo.core.verification import verify
    from byczo.games.catalogue import GAMES, game_of
    from byczo.play.coach import Coach
    from byczo.play.review import ReviewJob
    from byczo.play.roster import bot_of

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "ByczoError",
    "Coach",
    "Fair",
    "Game",
    "GameRecord",
    "Match",
    "ReviewJob",
    "Seeded",
    "bot_of",
    "game_of",
    "read_records",
    "stream_of",
    "verify",
    "write_records",
]

_HOMES = {
    "GAMES": "byczo.games.catalogue",
    "ByczoError": "byczo.core.errors",
    "Coach": "byczo.play.coach",
    "Fair": "byczo.core.fairness",
    "Game": "byczo.core.game",
    "GameRecord": "byczo.core.game_record",
    "Match": "byczo.core.match",
    "ReviewJob": "byczo.play.review",
    "Seeded": "byczo.core.chance",
    "bot_of": "byczo.play.roster",
    "game_of": "byczo.games.catalogue",
    "read_records": "byczo.core.game_record",
    "stream_of": "byczo.core.chance",
    "verify": "byczo.core.verification",
    "write_records": "byczo.core.game_record",
}


def __getattr__(name: str) -> Any:
    """Load what is asked for when it is asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module 'byczo' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])


if "gymnasium" in sys.modules:  # its make("byczo:…") imports us to find our environments
    import_module("byczo.envs.gymnasium")
