"""A bot that does anything the rules allow."""

from __future__ import annotations

from byczo.core.chance import draw
from byczo.core.contract import Stream, TableState
from byczo.core.game import Game


class RandomBot:
    """Chooses uniformly among the legal actions."""

    def __init__(self, game: Game, stream: Stream) -> None:
        self.engine = game.interpreted
        self.stream = stream

    def decide(self, seen: TableState, seat: int) -> int:
        """Any legal action."""
        index = draw(self.stream, self.engine.choices(seen, seat))
        return int(self.engine.choice(seen, seat, index))
