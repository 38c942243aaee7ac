"""Learning the weights of features by expert iteration.

Bots play among themselves, and at each decision the search says what every action is worth. The
weights are then fitted so that playouts choose the more often what the search found better. The
next iteration searches with these playouts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from byczo.core.chance import Drawn, draw
from byczo.core.contract import Stream, TableState
from byczo.core.declaration import RELATIVE, Training
from byczo.core.driver import moves
from byczo.core.game import Game
from byczo.core.layout import Floats
from byczo.core.rule import compiled
from byczo.play.playout_kernels import FEATURE_BITS, FEATURES, LONG
from byczo.play.playout_policy import PlayoutPolicy, random_policy, weighted_policy
from byczo.play.training_games import TrainingGames, games_here
from byczo.play.trial import Search

RIDGE = 3.0
"""Features that were hardly seen are worth little."""

CHUNK = 1000
"""Decisions that are fitted at a time."""

WHIM = 4
"""One decision in so many is made at random, so that more than the best lines are seen."""


@dataclass(frozen=True)
class Samples:
    """What the search found: one sample for each action of each decision."""

    features: npt.NDArray[np.int64]  # packed
    values: Floats
    decisions: npt.NDArray[np.int64]  # the decision that each belongs to


Decisions = list[tuple[list[int], Floats]]
"""The features of the actions of each decision, and what the search found them worth."""


def learn(game: Game, training: Training, seed: str, games: TrainingGames | None = None) -> Floats:
    """Weights of all features of a game."""
    games = games or games_here(game)
    policy = random_policy(game)
    for iteration in range(training.iterations):
        name = f"{seed}/{iteration}"
        played = games.play(sample_game, Decisions, game, training, policy, name, training.games)
        policy = weighted_policy(game, fit(samples_of(played), training.temperature))
    return policy.weights


def samples_of(games: list[Decisions]) -> Samples:
    """The samples of all games."""
    decisions = [decision for game in games for decision in game]
    return Samples(
        features=np.array([f for features, _ in decisions for f in features], np.int64),
        values=np.concatenate([values for _, values in decisions]),
        decisions=np.repeat(np.arange(len(decisions)), [len(f) for f, _ in decisions]),
    )


def sample_game(
    game: Game, training: Training, policy: PlayoutPolicy, number: int, stream: Stream
) -> Decisions:
    """Play a game and write down what the search finds at each decision."""
    options = training.tables[number % len(training.tables)]
    search = Search(game, stream, policy)
    return _decisions_of_game(game, options, search, training.worlds, stream)


def _decisions_of_game(
    game: Game, options: Mapping[str, Any], search: Search, worlds: int, stream: Stream
) -> Decisions:
    assert game.strategy.features is not None, "only features have weights"
    engine = game.compiled
    features = compiled(game.strategy.features)
    found: Decisions = []

    def decide(state: TableState, seat: int) -> int:
        seen = engine.seen(state, seat)
        count = engine.choices(seen, seat)
        action = int(engine.choice(seen, seat, draw(stream, count)))
        if 1 < count <= LONG:
            trial = search.trial(seen, seat, RELATIVE)
            trial.go_on(worlds)
            findings = trial.findings()
            described = [features(seen, seat, action) for action in findings.actions]
            found.append((described, findings.means[:, RELATIVE]))
            if draw(stream, WHIM):
                action = findings.best_action
        return action

    state = game.start(game.read_options(options))
    for _ in moves(game, state, engine, lambda _: Drawn(stream), decide):
        pass
    return found


def fit(samples: Samples, temperature: float) -> Floats:
    """Weights by feature.

    What an action is worth, compared with the others of its decision, is taken as the sum of
    what its features are worth: ridge regression. So many points as the temperature make an
    action e times as likely.
    """
    columns = [samples.features >> (FEATURE_BITS * place) & (FEATURES - 1) for place in range(3)]
    used, places = np.unique(columns, return_inverse=True)
    square, right = RIDGE * np.eye(len(used)), np.zeros(len(used))
    ends = np.searchsorted(samples.decisions, np.arange(0, samples.decisions[-1] + 1, CHUNK))
    for first, last in pairwise([*ends, len(samples.decisions)]):
        decisions = samples.decisions[first:last] - samples.decisions[first]
        lines = np.zeros((last - first, len(used)))
        for place in places.reshape(3, -1)[:, first:last]:
            lines[np.arange(last - first), place] += 1
        lines -= _means(lines, decisions)
        values = samples.values[first:last, None]
        square += lines.T @ lines
        right += lines.T @ (values - _means(values, decisions))[:, 0]
    weights: Floats = np.ones(FEATURES)
    weights[used] = np.exp(np.linalg.solve(square, right) / temperature)
    return weights


def _means(lines: Floats, decisions: npt.NDArray[np.int64]) -> Floats:
    """For each line, the mean over the lines of its decision."""
    firsts = np.flatnonzero(np.diff(decisions, prepend=-1))
    counts = np.bincount(decisions)[:, None]
    means: Floats = (np.add.reduceat(lines, firsts) / counts)[decisions]
    return means
