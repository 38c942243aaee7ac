"""What the rules here ask of a state: the fields that 6 nimmt! and X nimmt! have in common."""

from __future__ import annotations

from typing import Protocol

from byczo.core.layout import Ints


class RowsState(Protocol):
    """A state with rows on the table and cards that are revealed together."""

    players: int
    round: int
    turn: int  # cards that each seat has revealed in this round
    placed: int  # cards of this turn that lie in a row
    rows: Ints
    lengths: Ints
    ends: Ints  # the last card of each row
    hands: Ints  # by seat and place
    held: Ints  # cards in each hand
    chosen: Ints
    lies: Ints  # by card: where it is
    cards: Ints  # the card that each seat has revealed
    queue: Ints  # the same from the lowest up, each with its seat
    story: Ints  # see :mod:`byczo.games.rows.story`
