"""What a seat of 6 nimmt! can imagine: full states that fit what it sees."""

from __future__ import annotations

import numpy as np

from byczo.core.contract import Stream
from byczo.core.rule import rule
from byczo.games.rows.belief import draw_card, imagine_chosen
from byczo.games.rows.placing import UNSEEN
from byczo.games.six_nimmt.rules import (
    CARDS,
    LONGEST_HAND,
    TACTICAL,
    State,
    has,
    hold,
    observe,
)


@rule
def imagine(view: State, seat: int, stream: Stream, state: State) -> None:
    """Other hands are dealt from the cards that this seat has not seen."""
    observe(view, seat, state)
    if view.variant != TACTICAL:
        unseen = np.empty(CARDS, np.int16)
        left = 0
        for card in range(1, CARDS + 1):
            if view.lies[card] == UNSEEN and not has(view, seat, card):
                unseen[left] = card
                left += 1
        for other in range(view.players):
            if other == seat:
                continue
            for i in range(LONGEST_HAND):
                state.hands[other, i] = 0
            for i in range(view.held[other]):
                hold(state, other, i, draw_card(unseen, left, stream))
                left -= 1
    imagine_chosen(state, stream)
