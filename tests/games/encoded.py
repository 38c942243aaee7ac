"""Features of a state by name, as learning programs get them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from byczo.core.encoding import Observation
from byczo.core.fitting import interpreted
from byczo.core.game import Game


def encoded(game: Game, state: Any, seat: int) -> dict[str, list[int]]:
    """All features of a seat, by name."""
    observation = game.observation
    assert observation is not None
    out = np.full(observation.size(state.players), 99, np.uint8)
    write_features(observation, state, seat, out, interpreted)
    places = observation.places(state.players)
    return {name: out[place].tolist() for name, place in places.items()}


def write_features(
    observation: Observation, state: Any, seat: int, out: Any, fitted: Callable[..., Any]
) -> None:
    """Write what a seat is given, feature by feature; ``fitted`` makes functions of rules."""
    players = state.players
    by_seat = np.zeros(out.shape, np.uint8)
    fitted(observation.encode_shared)(state, out)
    fitted(observation.encode_own)(state, seat, out[observation.shared_size :])
    fitted(observation.encode_seats)(state, by_seat)
    start = 0
    for feature in observation.by_seat:
        end = start + feature.size * players
        lines = by_seat[start:end].reshape(players, feature.size)
        out[observation.places(players)[feature.name]] = np.roll(lines, -seat, axis=0).ravel()
        start = end


def cards_in(flags: list[int]) -> list[int]:
    """The cards whose flag is set."""
    return [card for card, flag in enumerate(flags, 1) if flag]
