"""The story of a round: the starters, then turn by turn and seat by seat the cards revealed.

The lowest bits of an entry are the card; what each game notes with it lies above.
"""

from __future__ import annotations

from byczo.core.rule import rule
from byczo.games.rows.placing import UNSEEN
from byczo.games.rows.state import RowsState

CARD_BITS = 7
CARD_MASK = (1 << CARD_BITS) - 1


@rule
def clear_away(state: RowsState) -> None:
    """A new round begins, and nothing is left to see of the last one."""
    state.round += 1
    state.turn = 0
    state.placed = 0
    for seat in range(state.players):
        state.chosen[seat] = 0
        state.cards[seat] = 0
    for card in range(1, len(state.lies)):
        state.lies[card] = UNSEEN
    for place in range(len(state.story)):
        state.story[place] = 0


@rule
def place_in_story(state: RowsState, turn: int, seat: int) -> int:
    """Where the story has the card that a seat revealed in a turn."""
    return len(state.ends) + turn * state.players + seat


@rule
def card_in_story(state: RowsState, turn: int, seat: int) -> int:
    """The card that a seat revealed in a turn."""
    return state.story[place_in_story(state, turn, seat)] & CARD_MASK
