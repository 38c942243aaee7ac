"""How long bots take to answer, so that people can follow."""

from __future__ import annotations

from math import log2

from byczo.core.chance import draw
from byczo.core.contract import Stream

PACES = {"instant": 0.0, "quick": 0.4, "natural": 1.0}
"""How the seconds of a pause are stretched."""

FINE = 1 << 15


def pause(pace: str, choices: int, stream: Stream) -> float:
    """Seconds before a bot's answer: more for more choices, and never twice the same."""
    if choices <= 1:
        return 0.3 * PACES[pace]
    whim = draw(stream, FINE) / FINE
    return PACES[pace] * (0.6 + 0.3 * log2(choices)) * (0.6 + whim + whim**4)
