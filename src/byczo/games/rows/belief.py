"""What seats can imagine of hands and of cards that lie face down."""

from __future__ import annotations

from typing import Protocol

from byczo.core.chance import draw
from byczo.core.contract import FACE_DOWN, Stream
from byczo.core.layout import Ints
from byczo.core.rule import rule


class Hands(Protocol):
    """A state in which seats choose cards from their hands."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        ...

    @property
    def hands(self) -> Ints:
        """By seat and place."""
        ...

    @property
    def held(self) -> Ints:
        """How many cards each seat holds."""
        ...

    @property
    def chosen(self) -> Ints:
        """What each seat has chosen."""
        ...


@rule
def draw_card(cards: Ints, count: int, stream: Stream) -> int:
    """Any of the first ``count`` cards; the last of them moves to its place."""
    place = draw(stream, count)
    card = cards[place]
    cards[place] = cards[count - 1]
    return card


@rule
def imagine_chosen(state: Hands, stream: Stream) -> None:
    """What lies face down may be any card of that hand."""
    for seat in range(state.players):
        if state.chosen[seat] == FACE_DOWN:
            state.chosen[seat] = state.hands[seat, draw(stream, state.held[seat])]
