"""How long bots take to answer, so that people can follow.

A pause does not depend on the cards, so that it does not tell who has only one choice.
"""

from __future__ import annotations

from byczo.core.chance import HIGHEST_LIMIT, draw
from byczo.core.contract import Stream

INSTANT, QUICK, NATURAL = 0.0, 0.4, 1.0
"""Paces: how much of the time that a person would take."""


def pause(pace: float, stream: Stream) -> float:
    """Random seconds before a bot's answer."""
    whim = draw(stream, HIGHEST_LIMIT) / HIGHEST_LIMIT
    return pace * (0.8 + whim + 1.5 * whim**4)
