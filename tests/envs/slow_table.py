"""One table played step by step in Python, to compare batches with."""

from __future__ import annotations

from typing import Any

import numpy as np

from byczo.core.chance import draw, stream_of
from byczo.core.contract import CHANCE, OVER
from byczo.core.game import Game
from byczo.core.options import Options
from byczo.core.rule import compiled
from byczo.envs import Tables
from tests.games.encoded import write_features
from tests.support import drawn, legal


def states_of(tables: Tables) -> Any:
    """The full states at the tables, which no learner is given."""
    layout = tables.game.state.layout
    return tables.snapshot().arrays["states"].reshape(-1).view(layout)


class SlowTable:
    """Begins anew when its game ends; all seats are learners."""

    def __init__(self, game: Game, options: Options, seed: int) -> None:
        self.game, self.options, self.engine = game, options, game.compiled
        self.chance = stream_of(f"chance {seed}")
        self.choosing = stream_of(f"choices {seed}")
        self.totals: list[int] = [0] * options.players
        self.rewards: list[float] = []
        self.done = False
        self.begin()

    def begin(self) -> None:
        self.state: Any = self.game.start(self.options)
        self.paid = [0] * self.options.players
        self.settle()

    def settle(self) -> None:
        while self.state.waiting == CHANCE:
            self.engine.deal(self.state, drawn(self.game, self.state, self.chance, self.engine))

    def random_actions(self) -> list[int]:
        """Uniformly random, drawn as a batch draws them."""
        state, actions = self.state, [0] * self.options.players
        for seat in range(self.options.players):
            if state.waiting >> seat & 1:
                index = draw(self.choosing, self.engine.choices(state, seat))
                actions[seat] = int(self.engine.choice(state, seat, index))
        return actions

    def step(self, actions: list[int]) -> None:
        """All who must decide act."""
        assert self.game.observation is not None
        movers = [seat for seat in range(self.options.players) if self.state.waiting >> seat & 1]
        for seat in movers:
            self.engine.act(self.state, seat, actions[seat])
        self.settle()
        self.done = self.state.waiting == OVER
        points = self.state.totals[: self.options.players].tolist()
        if self.done:
            self.totals = points
        else:
            now = [self.game.observation.standing(self.state, s) for s in range(len(points))]
            points = [a + b for a, b in zip(points, now, strict=True)]
        sign = -1 if self.game.fewest_wins else 1
        gains = [a - b for a, b in zip(points, self.paid, strict=True)]
        others = [(sum(gains) - gain) / (len(gains) - 1) for gain in gains]
        self.rewards = [sign * (a - b) for a, b in zip(gains, others, strict=True)]
        self.paid = points
        if self.done:
            self.begin()

    def masks(self) -> Any:
        masks = np.zeros((self.options.players, self.game.actions + 1), np.int8)
        for seat in range(self.options.players):
            decides = self.state.waiting >> seat & 1
            masks[seat, legal(self.engine, self.state, seat) if decides else [0]] = 1
        return masks

    def features(self) -> Any:
        observation = self.game.observation
        assert observation is not None
        players = self.options.players
        out = np.zeros((players, observation.size(players)), np.uint8)
        for seat in range(players):
            write_features(observation, self.state, seat, out[seat], compiled)
        return out
