"""Two players of the usual kind, written for comparison: nothing was ever trained on them.

``cheapest-row`` is the Monte Carlo search that most programs for 6 nimmt! use: every card on even
worlds, everybody plays on at random, and who has to take a row takes the cheapest. ``ismcts`` is
information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012) with a tree of the
own actions, in which everybody else, and the rest of the round, goes by the game's quick policy.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, log, sqrt

import numpy as np

from byczo.core.chance import draw
from byczo.core.contract import CHANCE, OVER, Stream, TableState, act, choice, choices, policy
from byczo.core.declaration import OWN, RELATIVE
from byczo.core.game import Game
from byczo.core.kernels import happen, room_for
from byczo.core.layout import Floats, Ints
from byczo.core.rule import compiled, rule
from byczo.core.waiting import lowest_seat
from byczo.games.six_nimmt.rules import TAKE
from byczo.play.playout_kernels import by_policy, by_weights, even_weight, weight_of
from byczo.play.playout_policy import EVEN, Parts, PlayoutPolicy
from byczo.play.search_kernels import PAYOFFS, pay, play_round
from byczo.play.trial import Search, sign_of

WORLDS = 1000
"""On which ``cheapest-row`` tries each action."""

ITERATIONS = 300
"""Of ``ismcts`` for a decision."""

CURIOSITY = 8.0
"""Points by which ``ismcts`` overrates what was hardly tried: about how much playouts differ."""


@rule
def cheapest_row(state: TableState, seat: int, weights: Floats, stream: Stream) -> int:
    """Any card; of rows the one that the quick policy takes, the cheapest."""
    if state.phase == TAKE:
        return policy(state, seat, stream)
    return choice(state, seat, draw(stream, choices(state, seat)))


class CheapestRowBot:
    """Monte Carlo search on even worlds for its own points. For games with rows to take."""

    def __init__(self, game: Game, stream: Stream) -> None:
        parts: Parts = {**game.parts, by_weights: cheapest_row, weight_of: even_weight}
        self.search = Search(game, stream, PlayoutPolicy(parts, EVEN))

    def decide(self, seen: TableState, seat: int) -> int:
        """The best action found."""
        trial = self.search.trial(seen, seat, OWN)
        if trial.living > 1:
            trial.go_on(WORLDS)
        return trial.findings().best_action if trial.living > 1 else int(trial.actions[0])


@rule
def until_turn(
    state: TableState,
    seat: int,
    closed: int,
    stream: Stream,
    bounds: Ints,
    draws: Ints,
    outcome: Ints,
) -> None:
    """All others act by the quick policy, until only this seat is waited for or the round ends."""
    while state.waiting != OVER and state.closed == closed and state.waiting != 1 << seat:
        if state.waiting == CHANCE:
            happen(state, stream, bounds, draws, outcome)
        else:
            waiting = state.waiting & ~(1 << seat)
            while waiting > 0:
                other = lowest_seat(waiting)
                waiting &= waiting - 1
                act(state, other, policy(state, other, stream))


@dataclass
class Node:
    """What is known after some own actions."""

    visits: int = 0
    offered: int = 0  # how often it could have been visited
    total: float = 0.0
    after: dict[int, Node] = field(default_factory=dict)

    def bound(self) -> float:
        """An upper bound of what it is worth: the less often tried, the higher."""
        if self.visits == 0:
            return inf
        return self.total / self.visits + CURIOSITY * sqrt(log(self.offered) / self.visits)


class TreeSearchBot:
    """Grows a tree of its own actions over imagined worlds; plays for the lead."""

    def __init__(self, game: Game, stream: Stream) -> None:
        self.game, self.stream, self.sign = game, stream, sign_of(game)
        parts: Parts = {**game.parts, by_weights: by_policy, weight_of: even_weight}
        self.until_turn = compiled(until_turn, parts)
        self.play_round = compiled(play_round, parts)
        self.pay = compiled(pay, parts)
        self.room = room_for(game)

    def decide(self, seen: TableState, seat: int) -> int:
        """The action that was tried most."""
        actions = self.game.compiled.actions(seen.alone(), seat)
        root = Node()
        for _ in range(ITERATIONS if len(actions) > 1 else 0):
            self._grow(root, seen, seat)
        return max(actions, key=lambda action: root.after.get(action, root).visits)

    def _grow(self, root: Node, seen: TableState, seat: int) -> None:
        """Imagine a world, walk down the tree and one step beyond, and play to the end."""
        engine, state = self.game.compiled, type(seen).blank()
        engine.imagine(seen, seat, self.stream, state)
        closed = int(seen.closed)
        path = [root]
        self.until_turn(state, seat, closed, self.stream, *self.room)
        while state.waiting == 1 << seat and state.closed == closed:
            actions = engine.actions(state.alone(), seat)
            nodes = [path[-1].after.setdefault(action, Node()) for action in actions]
            for node in nodes:
                node.offered += 1
            place = max(range(len(nodes)), key=lambda place: nodes[place].bound())
            path.append(nodes[place])
            engine.act(state, seat, actions[place])
            self.until_turn(state, seat, closed, self.stream, *self.room)
            if nodes[place].visits == 0:
                break
        bounds, draws, outcome = self.room
        self.play_round(state, EVEN, self.stream, bounds, draws, outcome, closed)
        payoffs = np.zeros(PAYOFFS)
        self.pay(state, seat, self.sign, payoffs)
        for node in path:
            node.visits += 1
            node.total += payoffs[RELATIVE]
