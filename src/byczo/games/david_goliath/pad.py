"""The score pad of David & Goliath: who has won which card; the first player deals first."""

from __future__ import annotations

from byczo.core.layout import Ints
from byczo.core.pad_declaration import Owners, Pad
from byczo.core.rule import rule
from byczo.games.david_goliath.notation import LETTERS
from byczo.games.david_goliath.rules import (
    COLOURS,
    NUMBERS,
    SEATS,
    State,
    clear_away,
    end_round,
    highest_number,
    next_dealer,
    win_card,
)

INCOMPLETE = 1


@rule
def score(state: State, marks: Ints) -> int:
    """The owners of all cards in play, counted from 1. The deal moves on clockwise.

    Cards without an owner are a problem, but those of the others are counted.
    """
    clear_away(state)
    problem = 0
    for colour in range(COLOURS):
        for number in range(1, highest_number(state.players) + 1):
            card = colour * NUMBERS + number
            owner = marks[card - 1]
            if owner < 1 or owner > state.players:
                problem = INCOMPLETE
            else:
                win_card(state, owner - 1, card)
    state.round += 1
    state.dealer = next_dealer(state)
    end_round(state)
    return problem


PAD = Pad(
    entry=Owners(
        LETTERS, {players: highest_number(players) for players in range(3, SEATS + 1)}, NUMBERS
    ),
    score=score,
    problems={INCOMPLETE: "david-goliath-pad-incomplete"},
    turn="dealer",
    turn_text="david-goliath-pad-deals",
)
