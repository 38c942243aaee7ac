"""Words that clients can rely on."""

from __future__ import annotations

from typing import Literal

Status = Literal["gathering", "playing", "paused", "over", "abandoned"]
"""How far a table is."""

Away = Literal["left", "clock", "replaced"]
"""Why a bot plays for a person: who got up, was too slow, or is absent."""
