"""The searcher: imagined worlds, regret matching, sequential halving."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import ceil, log2

import numpy as np

from byczo.core.chance import HIGHEST_LIMIT, draw
from byczo.core.contract import NOBODY, Stream, Table
from byczo.core.declaration import Solution
from byczo.core.game import Game
from byczo.core.kernels import room_for
from byczo.core.layout import Floats
from byczo.core.rule import compiled
from byczo.play.playout_policy import PlayoutPolicy, policy_of, random_policy
from byczo.play.search_kernels import GUESS, PAYOFFS, match_regrets, try_actions

TASTE = 10
"""Worlds of a first look, and between two looks at the clock."""


@dataclass(frozen=True)
class Findings:
    """What a trial has found so far: payoffs of the legal actions, with errors.

    Errors are standard errors. Those of gaps are paired: both actions met the same worlds.
    """

    actions: list[int]
    payoff: int
    worlds: Floats  # tried with each action
    means: Floats  # by action and payoff
    errors: Floats
    gaps: Floats  # gaps[k, j]: how much more the action k brought than j, as the payoff counts
    gap_errors: Floats

    @property
    def best(self) -> int:
        """The place of the action with the highest mean."""
        return int(np.argmax(self.means[:, self.payoff]))

    @property
    def best_action(self) -> int:
        """The action with the highest mean."""
        return self.actions[self.best]


class Trial:
    """The legal actions of one decision, tried on more and more imagined worlds."""

    def __init__(self, search: Search, seen: Table, seat: int, payoff: int, guess: Floats) -> None:
        engine = search.game.compiled
        self.search, self.seen, self.seat = search, seen, seat
        self.payoff, self.guess = payoff, guess
        count = int(engine.choices(seen, seat))
        actions = sorted(int(engine.choice(seen, seat, k)) for k in range(count))
        self.actions = np.array(actions, np.int16)
        self.alive = np.ones(count, np.int16)
        self.worlds: Floats = np.zeros(count)
        self.sums: Floats = np.zeros((2, count + 1, PAYOFFS))
        self.gaps: Floats = np.zeros((2, count + 1, count))

    @property
    def living(self) -> int:
        """How many actions are still tried."""
        return int(self.alive.sum())

    def go_on(self, worlds: int) -> None:
        """Try what is still alive on that many more worlds.

        In some of them the others choose as they should, in most as players are used to: who
        prepares for one of these alone is the weaker against the other.
        """
        guessed = worlds // 3 if self.guess.any() else 0
        self._try(guessed, self.guess)
        self._try(worlds - guessed, np.zeros_like(self.guess))
        self.worlds[self.alive > 0] += worlds

    def _try(self, worlds: int, guess: Floats) -> None:
        search = self.search
        search.try_actions(
            self.seen,
            self.seat,
            search.sign,
            self.payoff,
            self.actions,
            self.alive,
            guess,
            search.policy.weights,
            worlds,
            search.stream,
            search.common,
            search.states,
            search.room,
            self.sums,
            self.gaps,
        )

    def drop_worse_half(self) -> None:
        """Go on only with the better half of what is still tried."""
        means = self.sums[0, :-1, self.payoff] / self.worlds
        means[self.alive == 0] = -np.inf
        keep = np.argsort(-means, kind="stable")[: (self.living + 1) // 2]
        self.alive[:] = 0
        self.alive[keep] = 1

    def findings(self) -> Findings:
        """What is known by now."""
        worlds = self.worlds
        means = self.sums[0, :-1] / worlds[:, None]
        spread = np.maximum(self.sums[1, :-1] / worlds[:, None] - means**2, 0)
        both = np.minimum.outer(worlds, worlds)
        lower = np.tril(self.gaps[0, :-1])
        gaps = (lower - lower.T) / both
        squares = np.tril(self.gaps[1, :-1])
        gap_spread = np.maximum((squares + squares.T) / both - gaps**2, 0)
        return Findings(
            actions=self.actions.tolist(),
            payoff=self.payoff,
            worlds=worlds.copy(),
            means=means,
            errors=np.sqrt(spread / worlds[:, None]),
            gaps=gaps,
            gap_errors=np.sqrt(gap_spread / both),
        )


class Search:
    """The kernels of one game, and room for them to work in. Not for two threads at once."""

    def __init__(self, game: Game, stream: Stream, policy: PlayoutPolicy | None = None) -> None:
        self.game = game
        self.stream = stream
        self.policy = policy or policy_of(game)
        self.sign = -1 if game.fewest_wins else 1
        self.states = game.state.batch(2)
        self.room = room_for(game)
        self.common = np.zeros(1, np.int64)
        self.try_actions = compiled(try_actions, self.policy.parts)
        # Three times as many random playouts tell more than a third of them by the policy.
        self.match_regrets = compiled(match_regrets, random_policy(game).parts)

    def trial(self, seen: Table, seat: int, payoff: int, regret_playouts: int = 0) -> Trial:
        """Begin to compare the legal actions of a seat."""
        return Trial(self, seen, seat, payoff, self.guess_others(seen, payoff, regret_playouts))

    def guess_others(self, seen: Table, payoff: int, playouts: int) -> Floats:
        """How likely the others are to choose each action, as far as everybody can tell.

        All zero, which stands for the playout policy, where they do not choose now.
        """
        tables: Floats = np.zeros((4, self.game.actions + PAYOFFS + 1))
        engine = self.game.compiled
        most = [int(engine.choices(seen, seat)) for seat in range(seen.players)]
        if playouts and sum(count > 0 for count in most) > 1:
            self.match_regrets(
                engine.seen(seen, NOBODY),
                self.sign,
                payoff,
                max(playouts // max(most), 1),
                self.policy.weights,
                self.stream,
                self.common,
                self.states,
                self.room,
                tables,
            )
        guess: Floats = tables[GUESS]
        return guess


def usual_playouts(game: Game, players: int) -> int:
    """What fits into some 20 ms a decision on one core; more players take longer."""
    return game.strategy.playouts // (players + 1)


def solution_of(game: Game, seen: Table, seat: int) -> Solution | None:
    """What the game's solver says of a decision, if it has one that can solve it."""
    solve = game.strategy.solve
    return None if solve is None else solve(seen, seat)


@dataclass(frozen=True)
class Effort:
    """How hard to search, and for which payoff; by default what suits the game."""

    part: float = 1.0  # of the usual playouts
    playouts: int | None = None  # instead
    seconds: float | None = None  # go on as long as this lasts, instead
    guesses: float = 0.6  # random playouts about what the others do, for each other playout
    payoff: int | None = None
    slip: float = 0.0  # how much worse than the best an action may be to be chosen now and then


class SearchBot:
    """Searches with what its seat sees.

    The same stream and observation give the same decision, unless the effort is a time.
    """

    def __init__(
        self,
        game: Game,
        stream: Stream,
        effort: Effort | None = None,
        policy: PlayoutPolicy | None = None,
    ) -> None:
        self.game = game
        self.stream = stream
        self.effort = effort or Effort()
        self.search = Search(game, stream, policy)

    def decide(self, seen: Table, seat: int) -> int:
        """The best action found; with slips, one that is not much worse."""
        engine = self.game.compiled
        if engine.choices(seen, seat) == 1:
            return int(engine.choice(seen, seat, 0))
        if self.effort.slip:
            return self._slip(self.think(seen, seat))
        solution = solution_of(self.game, seen, seat)
        if solution is not None:
            return solution.choose(self.stream)
        return self.think(seen, seat).best_action

    def think(self, seen: Table, seat: int) -> Findings:
        """Compare all legal actions, dropping the worse half again and again."""
        effort = self.effort
        payoff = self.game.strategy.payoff(seen) if effort.payoff is None else effort.payoff
        usual = usual_playouts(self.game, seen.players)
        playouts = effort.playouts or max(int(effort.part * usual), 1)
        if effort.seconds is not None:
            return self._think_for(seen, seat, payoff, effort.seconds)
        trial = self.search.trial(seen, seat, payoff, int(playouts * effort.guesses))
        stages = max(ceil(log2(trial.living)), 1)
        for _ in range(stages):
            trial.go_on(max(1, playouts // (stages * trial.living)))
            if not effort.slip:
                trial.drop_worse_half()
        return trial.findings()

    def _think_for(self, seen: Table, seat: int, payoff: int, seconds: float) -> Findings:
        """The same by the clock: a first look tells how many playouts fit into the time."""
        began = time.perf_counter()
        trial = self.search.trial(seen, seat, payoff)
        trial.go_on(TASTE)
        speed = TASTE * trial.living / (time.perf_counter() - began)
        trial = self.search.trial(
            seen, seat, payoff, int(self.effort.guesses * speed * seconds / 2)
        )
        stages = max(ceil(log2(trial.living)), 1)
        left = max(began + seconds - time.perf_counter(), 0.0)
        for stage in reversed(range(stages)):
            end = began + seconds - left * stage / stages
            trial.go_on(TASTE)
            while time.perf_counter() < end:
                trial.go_on(TASTE)
            trial.drop_worse_half()
        return trial.findings()

    def _slip(self, found: Findings) -> int:
        """An action drawn by how good it is: for ``slip`` less it is e times as rare."""
        worth = found.means[:, found.payoff]
        odds = np.cumsum(np.exp((worth - worth.max()) / self.effort.slip))
        aim = odds[-1] * draw(self.stream, HIGHEST_LIMIT) / HIGHEST_LIMIT
        return found.actions[int(np.searchsorted(odds, aim, side="right"))]
