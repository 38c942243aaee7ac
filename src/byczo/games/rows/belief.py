"""What seats can imagine of hands and of cards that lie face down."""

from __future__ import annotations

from byczo.core.chance import draw
from byczo.core.contract import FACE_DOWN, Stream
from byczo.core.layout import Ints
from byczo.core.rule import rule
from byczo.games.rows.state import RowsState


@rule
def draw_card(cards: Ints, count: int, stream: Stream) -> int:
    """Any of the first ``count`` cards; the last of them moves to its place."""
    place = draw(stream, count)
    card = cards[place]
    cards[place] = cards[count - 1]
    return card


@rule
def imagine_chosen(state: RowsState, stream: Stream) -> None:
    """What lies face down may be any card of that hand."""
    for seat in range(state.players):
        if state.chosen[seat] == FACE_DOWN:
            state.chosen[seat] = state.hands[seat, draw(stream, state.held[seat])]
