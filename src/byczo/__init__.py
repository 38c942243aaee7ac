"""Byczo: card and dice games at one table, exact, fast and fair."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from byczo.core.chance import Seeded as Seeded
    from byczo.core.errors import ByczoError as ByczoError
    from byczo.core.fairness import Fair as Fair
    from byczo.core.game_record import GameRecord as GameRecord, read_records as read_records
    from byczo.core.match import Match as Match
    from byczo.core.verification import verify as verify
    from byczo.games import GAMES as GAMES, game_of as game_of

__version__ = "0.1.0"

_HOMES = {
    "GAMES": "byczo.games",
    "ByczoError": "byczo.core.errors",
    "Fair": "byczo.core.fairness",
    "GameRecord": "byczo.core.game_record",
    "Match": "byczo.core.match",
    "Seeded": "byczo.core.chance",
    "game_of": "byczo.games",
    "read_records": "byczo.core.game_record",
    "verify": "byczo.core.verification",
}


def __getattr__(name: str) -> Any:
    """Load what is asked for when it is asked for: ``import byczo`` costs nothing."""
    if name not in _HOMES:
        raise AttributeError(f"module 'byczo' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
