"""What a seat of X nimmt! can imagine: full states that fit what it sees."""

from __future__ import annotations

import numpy as np

from byczo.core.contract import Stream
from byczo.core.field_copies import copy_list
from byczo.core.rule import rule
from byczo.games.rows.belief import draw_card, imagine_chosen
from byczo.games.rows.placing import UNSEEN
from byczo.games.x_nimmt.rules import (
    CARDS,
    HELD,
    LONGEST_HAND,
    State,
    hands_are_open,
    hold,
    observe,
)


@rule
def imagine(view: State, seat: int, stream: Stream, state: State) -> None:
    """Other hands hold what was seen going into them, and cards that this seat has not seen."""
    observe(view, seat, state)
    if hands_are_open(view):
        return
    seen = np.empty(CARDS + 1, np.int16)
    copy_list(view.lies, seen)
    if seat >= 0:
        for i in range(view.held[seat]):
            seen[view.hands[seat, i]] = HELD + seat
    for other in range(view.players):
        if other != seat:
            state.held[other] = 0
    unseen = np.empty(CARDS, np.int16)
    left = 0
    for card in range(1, CARDS + 1):
        holder = seen[card] - HELD
        if seen[card] == UNSEEN:
            unseen[left] = card
            left += 1
        elif holder >= 0 and holder != seat:
            hold(state, holder, state.held[holder], card)
            state.held[holder] += 1
    for other in range(view.players):
        if other == seat:
            continue
        while state.held[other] < view.held[other]:
            card = draw_card(unseen, left, stream)
            hold(state, other, state.held[other], card)
            state.held[other] += 1
            left -= 1
        for i in range(view.held[other], LONGEST_HAND + 1):
            state.hands[other, i] = 0
    imagine_chosen(state, stream)
