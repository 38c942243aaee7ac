"""A bot that searches: imagined worlds, regret matching, sequential halving."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, log2

import numpy as np

from byczo.bots.searching import OWN, PAYOFFS, Floats, match_regrets, try_actions
from byczo.core.contract import NOBODY, Stream, Table
from byczo.core.game import Game
from byczo.core.kernels import room_for
from byczo.core.rule import compiled


@dataclass(frozen=True)
class Effort:
    """How hard to think: playouts for a decision, and the part of them spent on the others."""

    playouts: int = 8000
    regrets: float = 0.3
    payoff: int = OWN


@dataclass(frozen=True)
class Findings:
    """What a search found: legal actions, worlds tried, and mean payoffs with their errors."""

    actions: list[int]
    worlds: list[int]
    means: Floats
    errors: Floats

    def best(self, payoff: int) -> int:
        """The action with the highest mean."""
        return self.actions[int(np.argmax(self.means[:, payoff]))]


class SearchBot:
    """Thinks with what its seat sees. The same stream and observation give the same decision."""

    def __init__(self, game: Game, stream: Stream, effort: Effort | None = None) -> None:
        self.game = game
        self.stream = stream
        self.effort = effort or Effort()
        self.sign = -1 if game.fewest_wins else 1
        self.states = game.state.batch(2)
        self.room = room_for(game)
        self.common = np.zeros(1, np.int64)
        self.try_actions = compiled(try_actions, game.parts)
        self.match_regrets = compiled(match_regrets, game.parts)

    def decide(self, seen: Table, seat: int) -> int:
        """The best action found."""
        engine = self.game.compiled
        if engine.choices(seen, seat) == 1:
            return int(engine.choice(seen, seat, 0))
        return self.search(seen, seat).best(self.effort.payoff)

    def search(self, seen: Table, seat: int) -> Findings:
        """Compare all legal actions, dropping the worse half again and again."""
        engine = self.game.compiled
        count = engine.choices(seen, seat)
        actions = np.array(sorted(engine.choice(seen, seat, k) for k in range(count)), np.int16)
        weights = self._guess_others(seen)
        values = np.zeros((count + 1, 3, PAYOFFS))
        worlds = np.zeros(count, np.int64)
        alive = np.ones(count, np.int16)
        playouts = self.effort.playouts * (1 - self.effort.regrets)
        stages = ceil(log2(count)) if count > 1 else 1
        for _ in range(stages):
            living = int(alive.sum())
            number = max(1, int(playouts / stages / living))
            self.try_actions(
                seen,
                seat,
                self.sign,
                actions,
                alive,
                weights,
                number,
                self.stream,
                self.common,
                self.states,
                self.room,
                values,
            )
            worlds[alive > 0] += number
            means = values[:count, 0, self.effort.payoff] / worlds
            ranked = sorted((k for k in range(count) if alive[k]), key=lambda k: -means[k])
            alive[:] = 0
            alive[ranked[: max(1, (living + 1) // 2)]] = 1
        means = values[:count, 0] / worlds[:, None]
        spread = np.maximum(values[:count, 1] / worlds[:, None] - means**2, 0)
        return Findings(
            actions=actions.tolist(),
            worlds=worlds.tolist(),
            means=means,
            errors=np.sqrt(spread / worlds[:, None]),
        )

    def _guess_others(self, seen: Table) -> Floats:
        """How likely the others are to choose each action, as far as everybody can tell."""
        tables: Floats = np.zeros((4, self.game.actions + PAYOFFS + 1))
        weights: Floats = tables[1]
        playouts = int(self.effort.playouts * self.effort.regrets)
        if not self._is_simultaneous(seen) or not playouts:
            return weights
        public = self.game.state.blank()
        engine = self.game.compiled
        engine.observe(seen, NOBODY, public)
        rounds = playouts // max(engine.choices(seen, seat) for seat in range(seen.players))
        self.match_regrets(
            public,
            self.sign,
            self.effort.payoff,
            max(rounds, 1),
            self.stream,
            self.common,
            self.states,
            self.room,
            tables,
        )
        return weights

    def _is_simultaneous(self, seen: Table) -> bool:
        """Whether several seats choose at the same time here, also if some have done so."""
        engine = self.game.compiled
        return sum(engine.choices(seen, seat) > 0 for seat in range(seen.players)) > 1
