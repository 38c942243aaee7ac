"""What a seat sees of a game, as a message: the base that every game's view has."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """A table before one seat, or before a spectator.

    Every view has ``choices``: all that the seat may ``do``.
    """
