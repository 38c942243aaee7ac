"""Levels for people: six named opponents per game, from a calf to the aurochs.

All think with the same search, and the strongest plays exactly what can be solved. The weaker
ones look less far and slip: they choose among actions that seem nearly as good, so that they lose
without doing anything absurd. How strong each is, and that each is stronger than the one before,
is measured in ``docs/levels.md``.
"""

from __future__ import annotations

import msgspec

from byczo.core.contract import Stream
from byczo.core.game import Game
from byczo.play.bot import Bot
from byczo.play.search import Effort, SearchBot

WORTH_GUESSING = 0.05
"""A level that plays a smaller part of the full playouts does not guess how others choose."""


class Level(msgspec.Struct, frozen=True):
    """How a named opponent thinks: its part of the full effort, and how it slips."""

    name: str
    part: float
    slip: float


LEVELS = (
    Level("calf", 0.005, 4.0),
    Level("heifer", 0.01, 2.2),
    Level("cow", 0.02, 1.3),
    Level("ox", 0.03, 0.5),
    Level("bull", 0.06, 0.1),
    Level("aurochs", 1.0, 0.0),
)
"""From the gentlest to the strongest."""


def effort_of(level: Level, game: Game) -> Effort:
    """The effort of a level in a game."""
    guesses = Effort().guesses if level.part >= WORTH_GUESSING else 0.0
    return Effort(part=level.part, guesses=guesses, slip=level.slip * game.strategy.slip)


def bot_at(level: Level, game: Game, stream: Stream) -> Bot:
    """A bot that plays at a level."""
    return SearchBot(game, stream, effort_of(level, game))
