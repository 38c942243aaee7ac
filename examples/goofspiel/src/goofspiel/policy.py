"""A quick and sensible way to play goofspiel, by which the search plays games to their end."""

from __future__ import annotations

from byczo.core.chance import draw
from byczo.core.contract import Stream
from byczo.core.rule import rule
from goofspiel.rules import State

WHIM = 5  # a bid is up to two cards off, so that nobody can rely on it


@rule
def policy(state: State, seat: int, stream: Stream) -> int:
    """A card about as high as the stake."""
    aim = state.stake + draw(stream, WHIM) - WHIM // 2
    best = 0
    for card in range(1, state.cards + 1):
        if state.hands[seat, card] and (best == 0 or abs(card - aim) < abs(best - aim)):
            best = card
    return best
