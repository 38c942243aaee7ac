"""Playout policies: how a search plays on after the action that it tries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from byczo.core.game import Game
from byczo.core.layout import Floats
from byczo.play.playout_kernels import FEATURES, anything, by_policy, features, quick

Parts = dict[Callable[..., Any], Callable[..., Any]]

EVEN: Floats = np.ones(FEATURES)
"""Weights before anything was learned."""


class WeightsFile(msgspec.Struct, frozen=True, kw_only=True):
    """The weights of a game's features, and how they were made."""

    game: str
    made: str  # the date
    by: str  # the command
    weights: list[float]


@dataclass(frozen=True)
class PlayoutPolicy:
    """The parts that kernels are fitted with, and the weights of features."""

    parts: Parts
    weights: Floats


def random_policy(game: Game) -> PlayoutPolicy:
    """Playing on at random."""
    return PlayoutPolicy({**game.parts, quick: anything}, EVEN)


def policy_of(game: Game) -> PlayoutPolicy:
    """Playing on as was learned for the game, or by its quick policy if nothing was."""
    if game.strategy.features is None or game.strategy.weights is None:
        return PlayoutPolicy({**game.parts, quick: by_policy}, EVEN)
    return weighted_policy(game, read_weights(game.strategy.weights))


def weighted_policy(game: Game, weights: Floats) -> PlayoutPolicy:
    """Playing on with these weights of the game's features."""
    assert game.strategy.features is not None, "only features have weights"
    return PlayoutPolicy({**game.parts, features: game.strategy.features}, weights)


@cache
def read_weights(file: Path) -> Floats:
    """The weights that a file holds."""
    return np.array(msgspec.json.decode(file.read_bytes(), type=WeightsFile).weights)
