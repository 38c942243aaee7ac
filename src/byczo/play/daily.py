"""The deal of the day: the same for everybody, from the date and the name of the game alone.

The secret that all deals and rolls follow from is the SHA-256 of a text (docs/daily.md). Bots draw
from streams that follow from it, too, so that the same choices of the player give the same game
on every machine.
"""

from __future__ import annotations

import hashlib
from datetime import date
from typing import Any

from byczo.core.chance import stream_of
from byczo.core.errors import BadOption
from byczo.core.fairness import Fair
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.play.levels import LEVELS, Level, bot_at
from byczo.play.undecided import undecided

PLAYER = 0
"""The seat of whoever plays the deal; bots sit in all others."""

LEVEL: Level = LEVELS[-2]
"""How the bots play: nearly as well as they can."""


class Daily:
    """The deal of a day, to be played by one person."""

    def __init__(self, game: Game, day: date) -> None:
        self.game, self.day = game, day
        self.secret = hashlib.sha256(text_of(game.id, day).encode("ascii")).digest()
        self.options = options_of(game)

    @property
    def chance(self) -> Fair:
        """Where deals and rolls come from: the method of every table, without salts."""
        return Fair(self.secret)

    def decide(self, match: Match[Any, Any, Any], seat: int) -> int:
        """What the bot in a seat does: it depends on what the seat sees and its own past alone."""
        done = sum(entry.get("seat") == seat for entry in match.log)
        stream = stream_of(f"{self.secret.hex()}|{seat}|{done}")
        seen = undecided(self.game, match.observe(seat), seat)
        return bot_at(LEVEL, self.game, stream).decide(seen, seat)


def options_of(game: Game) -> dict[str, Any]:
    """What is played every day."""
    return {"players": game.usual_players, **game.daily}


def text_of(game: str, day: date) -> str:
    """The text whose SHA-256 is the secret."""
    return f"byczo daily 1|{day.isoformat()}|{game}"


def read_date(text: str) -> date:
    """A day as people write it in records: 2026-11-17."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadOption(f"{text!r} is no date: write it as 2026-11-17") from None


def place_of(game: Game, totals: list[int], seat: int) -> int:
    """The place of a seat at the end, from 1; equals share the better one."""
    sign = 1 if game.fewest_wins else -1
    return 1 + sum(sign * total < sign * totals[seat] for total in totals)
