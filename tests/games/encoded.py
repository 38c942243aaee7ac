"""Features of a state by name, as learning programs get them."""

from __future__ import annotations

from typing import Any

import numpy as np

from byczo.core.game import Game


def encoded(game: Game, state: Any, seat: int) -> dict[str, list[int]]:
    """All features of a seat, by name."""
    observation = game.observation
    assert observation is not None
    out = np.full(observation.size(state.players), 99, np.uint8)
    observation.encode_shared(state, out)
    observation.encode_own(state, seat, out[observation.shared_size :])
    places = observation.places(state.players)
    return {name: out[place].tolist() for name, place in places.items()}


def cards_in(flags: list[int]) -> list[int]:
    """The cards whose flag is set."""
    return [card for card, flag in enumerate(flags, 1) if flag]
