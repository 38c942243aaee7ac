"""Closed lists of words that messages use."""

from __future__ import annotations

from typing import Literal

Status = Literal["gathering", "playing", "paused", "over", "abandoned"]
"""How far a table is."""

Away = Literal["left", "clock", "replaced"]
"""Why a bot plays for a person: the person left, was too slow, or is absent."""

ClockName = Literal["off", "relaxed", "quick"]
"""How long a seat may think; :mod:`byczo.table.turn_limits` has the seconds."""

DeviceKind = Literal["phone", "tablet", "computer", "program"]
"""What a device seems to be, by what it says of itself."""

Reaction = Literal["bull", "clap", "cry", "fire", "heart", "laugh", "luck", "think", "wow"]
"""The feelings one can show at the table. Clients draw and name them."""
