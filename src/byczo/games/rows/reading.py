"""Reading a table: which cards nobody has seen, and hands dealt from them."""

from __future__ import annotations

from byczo.core.contract import NOBODY, Stream
from byczo.core.layout import IntGrid, Ints
from byczo.core.rule import rule
from byczo.games.rows.belief import draw_card
from byczo.games.rows.placing import UNSEEN
from byczo.play.hand_chain import CARD, COUNT, DEALT, NUMBERS, OWNER


@rule
def count_unseen(lies: Ints, unseen: Ints) -> None:
    """``unseen[card]``: how many cards up to this one nobody has seen."""
    count = 0
    unseen[0] = 0
    for card in range(1, unseen.shape[0]):
        count += lies[card] == UNSEEN
        unseen[card] = count


@rule
def deal_slots(
    cards: Ints, count: int, hidden: Ints, players: int, seat: int, slots: IntGrid, stream: Stream
) -> None:
    """Any deal of the first ``count`` cards: hands of the others first, then those left over.

    ``hidden`` tells of how many cards in each hand the seat knows nothing.
    """
    place, left = 0, count
    for other in range(players):
        if other != seat:
            for _ in range(hidden[other]):
                slots[CARD, place] = draw_card(cards, left, stream)
                slots[OWNER, place] = other
                left -= 1
                place += 1
    slots[NUMBERS, DEALT] = place
    for i in range(left):
        slots[CARD, place] = cards[i]
        slots[OWNER, place] = NOBODY
        place += 1
    slots[NUMBERS, COUNT] = place
