"""Reading a table: marks of a card among the unseen ones, and hands dealt from these."""

from __future__ import annotations

from byczo.core.contract import NOBODY, Stream
from byczo.core.layout import Floats, IntGrid, Ints
from byczo.core.rule import rule
from byczo.games.rows.belief import draw_card
from byczo.games.rows.gaps import lowest_end
from byczo.games.rows.heads import HEADS
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
def mark_height(ends: Ints, card: int, unseen: Ints, marks: Floats) -> int:
    """Write the marks 0 to 2, 7 and 10: how high the card is among unseen cards and rows.

    Returns how many rows end below it.
    """
    total = max(unseen[unseen.shape[0] - 1], 1)
    above, rank = unseen.shape[0], 0  # the lowest end above the card
    for row in range(len(ends)):
        if ends[row] > card:
            above = min(above, ends[row])
        else:
            rank += 1
    height = unseen[card] / total
    marks[0] = height
    marks[1] = height * height
    marks[2] = HEADS[card] / 5
    marks[7] = unseen[lowest_end(ends)] / total
    marks[10] = 3 * (unseen[above - 1] - unseen[card]) / total
    return rank


@rule
def mark_gap(
    end: int, card: int, players: int, free: int, unseen: Ints, marks: Floats, first: int
) -> None:
    """Write three marks from ``first`` on, 26 and 27: who may slip between a row and the card."""
    total = max(unseen[unseen.shape[0] - 1], 1)
    gap = unseen[card - 1] - unseen[end]
    others = (players - 1) * gap / total  # that would slip in if cards were chosen blindly
    marks[first] = 5 * gap / total
    marks[first + 1] = 1 / (1 + others)
    marks[first + 2] = 1 / (1 + 4 * others)
    marks[26] = min(others, 4.0) / 4
    marks[27] = min(max(free - others, -2.0), 2.0) / 2


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
