"""A bot that plays by instinct: what was learned of good players, without a look ahead."""

from __future__ import annotations

import numpy as np

from byczo.core.contract import Stream, TableState
from byczo.core.game import Game
from byczo.core.rule import compiled
from byczo.play.choice_kernels import describe, describe_nothing, favourite
from byczo.play.greedy_bot import GreedyBot
from byczo.play.playout_policy import Parts, PlayoutPolicy, policy_of


class InstinctBot:
    """Does what players of the search's strength would most likely do. It never draws.

    In a game for which nothing was learned it does what the quick policy says.
    """

    def __init__(self, game: Game, stream: Stream, policy: PlayoutPolicy | None = None) -> None:
        self.policy = policy or policy_of(game)
        self.learned = game.strategy.features is not None
        self.greedy = GreedyBot(game, stream)
        belief = game.strategy.belief
        self.marks = np.zeros((game.actions, belief.marks if belief else 1))
        self.favourite = compiled(favourite, instinct_parts(game, self.policy))

    def decide(self, seen: TableState, seat: int) -> int:
        """The action that is liked best."""
        if not self.learned:
            return self.greedy.decide(seen, seat)
        policy = self.policy
        return int(self.favourite(seen, seat, policy.weights, policy.model, self.marks))


def instinct_parts(game: Game, policy: PlayoutPolicy) -> Parts:
    """The parts that the kernel is fitted with."""
    belief = game.strategy.belief
    return {**policy.parts, describe: belief.describe if belief else describe_nothing}
