"""Plain Monte Carlo: a yardstick for better searches."""

from __future__ import annotations

from byczo.core.contract import Stream, TableState
from byczo.core.declaration import OWN
from byczo.core.game import Game
from byczo.play.playout_policy import random_policy
from byczo.play.trial import Search


class MonteCarloBot:
    """Tries every action on the same number of worlds, plays on at random, counts own points."""

    def __init__(self, game: Game, stream: Stream, worlds: int = 1000, payoff: int = OWN) -> None:
        self.search = Search(game, stream, random_policy(game))
        self.worlds = worlds
        self.payoff = payoff

    def decide(self, seen: TableState, seat: int) -> int:
        """The best action found."""
        trial = self.search.trial(seen, seat, self.payoff)
        if trial.living > 1:
            trial.go_on(self.worlds)
            return trial.findings().best_action
        return int(trial.actions[0])
