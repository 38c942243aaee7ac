"""A bot that plays by its game's quick policy: sensible, without a thought ahead."""

from __future__ import annotations

from byczo.core.contract import Stream, Table
from byczo.core.game import Game


class GreedyBot:
    """Takes what looks best now."""

    def __init__(self, game: Game, stream: Stream) -> None:
        self.policy = game.policy
        self.stream = stream

    def decide(self, seen: Table, seat: int) -> int:
        """What the policy says."""
        return int(self.policy(seen, seat, self.stream))
