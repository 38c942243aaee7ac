"""A bot for games that are solved: it needs no search."""

from __future__ import annotations

from byczo.core.contract import Stream, TableState
from byczo.core.errors import Unknown
from byczo.core.game import Game
from byczo.play.solution import solution_of


class ExactBot:
    """Chooses as the solution says."""

    def __init__(self, game: Game, stream: Stream) -> None:
        if not game.strategy.solved:
            raise Unknown(f"{game.title} has no exact bot: its solver does not know all decisions")
        self.game = game
        self.stream = stream

    def decide(self, seen: TableState, seat: int) -> int:
        """An action, drawn by the chances of the solution."""
        solution = solution_of(self.game, seen, seat)
        assert solution is not None
        return solution.choose(self.stream)
