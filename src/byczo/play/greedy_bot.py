"""A bot that plays by its game's quick policy, without looking ahead."""

from __future__ import annotations

from byczo.core.contract import Stream, TableState
from byczo.core.game import Game


class GreedyBot:
    """Does what the quick policy says."""

    def __init__(self, game: Game, stream: Stream) -> None:
        self.policy = game.policy
        self.stream = stream

    def decide(self, seen: TableState, seat: int) -> int:
        """The action of the policy."""
        return int(self.policy(seen, seat, self.stream))
