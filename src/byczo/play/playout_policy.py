"""Playout policies: how a search plays on after the action that it tries."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.layout import Floats
from byczo.play.belief_kernels import imagine_likely, read_play
from byczo.play.choice_kernels import model_size
from byczo.play.hand_chain import may_hold
from byczo.play.playout_kernels import (
    FEATURES,
    by_policy,
    by_weights,
    even_weight,
    features,
    weight_of,
)

Parts = dict[Callable[..., Any], Callable[..., Any]]

EVEN: Floats = np.ones(FEATURES)
"""Weights before anything was learned."""

NONE: Floats = np.zeros(0)
"""No weights at all: anything will do."""


class WeightsFile(msgspec.Struct, frozen=True, kw_only=True):
    """The weights of a game's features, a model of others, and how they were made."""

    game: str
    made: str  # the date
    by: str  # the command
    weights: list[float]
    model: list[float] = []  # of how players choose, where hands are read from play


class PlayoutPolicy(msgspec.Struct, frozen=True):
    """The parts that kernels are fitted with, the weights of features, and a model of others.

    Without a model all worlds are equally likely (:mod:`byczo.play.belief_kernels`).
    """

    parts: Parts
    weights: Floats
    model: Floats = msgspec.field(default_factory=lambda: NONE)


def random_policy(game: Game) -> PlayoutPolicy:
    """Playing on at random."""
    return PlayoutPolicy(policy_of(game).parts, NONE)


def policy_of(game: Game) -> PlayoutPolicy:
    """Playing on as was learned for the game, or by its quick policy if nothing was."""
    if game.strategy.features is None or game.strategy.weights is None:
        parts: Parts = {**game.parts, by_weights: by_policy, weight_of: even_weight}
        return PlayoutPolicy(parts, EVEN)
    return policy_in(game, game.strategy.weights)


def policy_in(game: Game, file: Path) -> PlayoutPolicy:
    """Playing on as a file says."""
    return weighted_policy(game, *read_weights(file))


def policy_of_file(game: Game, file: Path) -> PlayoutPolicy:
    """Playing on as somebody's own file says; BadOption if it does not suit the game."""
    try:
        held = msgspec.json.decode(file.read_bytes(), type=WeightsFile)
    except OSError as problem:
        raise BadOption(f"cannot read {file}: {problem.strerror}") from None
    except msgspec.DecodeError:
        raise BadOption(f"{file} holds no weights of 'byczo train'") from None
    if held.game != game.id:
        raise BadOption(f"{file} has the weights of {held.game}, not of {game.id}")
    belief = game.strategy.belief
    models = (0,) if belief is None else (0, model_size(belief.marks))
    fits = len(held.weights) == FEATURES and len(held.model) in models
    if game.strategy.features is None or not fits or min(held.weights) < 0:
        raise BadOption(f"{file} does not fit this version of {game.title}: train anew")
    return weighted_policy(game, np.array(held.weights), np.array(held.model))


def weighted_policy(game: Game, weights: Floats, model: Floats = NONE) -> PlayoutPolicy:
    """Playing on with these weights of the game's features, and with this model of others."""
    assert game.strategy.features is not None, "only features have weights"
    parts: Parts = {**game.parts, features: game.strategy.features}
    belief = game.strategy.belief
    if belief is not None:
        parts |= {read_play: belief.read, imagine_likely: belief.imagine}
        parts |= {may_hold: belief.may_hold} if belief.may_hold is not None else {}
    return PlayoutPolicy(parts, weights, model)


@cache
def read_weights(file: Path) -> tuple[Floats, Floats]:
    """The weights and the model that a file holds."""
    held = msgspec.json.decode(file.read_bytes(), type=WeightsFile)
    return np.array(held.weights), np.array(held.model)
