"""The spaces of environments: what a learner is given and what it may answer."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Discrete

from byczo.core.encoder import observation_of
from byczo.core.game import Game


def feature_space(game: Game, players: int) -> Box:
    """The features of a seat, each from 0 to what the game declares."""
    high = observation_of(game).highest(players)
    return Box(np.zeros_like(high), high, dtype=np.uint8)


def action_space(game: Game) -> Discrete:
    """The numbers of all actions; 0 is for a seat that has nothing to decide."""
    return Discrete(game.actions + 1)
