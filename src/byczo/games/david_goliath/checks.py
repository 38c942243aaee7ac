"""What tests hold David & Goliath to: cards and points add up, and the game ends."""

from __future__ import annotations

from byczo.core.declaration import Checks
from byczo.games.david_goliath.options import DavidGoliathOptions, rounds_of
from byczo.games.david_goliath.rules import (
    CARDS,
    COLOUR,
    COLOURS,
    HAND,
    NUMBER,
    PLAY,
    WON,
    State,
)


def conserved(state: State) -> None:
    """All cards are in hands, in the trick or won; what was won is counted; voids are true."""
    if not state.round:
        return
    seats = range(state.players)
    hands = [
        int(card)
        for s in seats
        for colour in range(COLOURS)
        for card in state.hands[s, colour, : state.holds[s, colour]]
    ]
    middle = [int(card) for card in state.middle[: state.played]] if state.phase == PLAY else []
    won = {s: [c for c in range(1, CARDS + 1) if state.lies[c] == WON + s] for s in seats}
    cards = hands + middle + [card for pile in won.values() for card in pile]
    if state.phase == PLAY:
        assert len(set(cards)) == len(cards) == HAND * state.players
    for seat, pile in won.items():
        for colour in range(COLOURS):
            numbers = [int(NUMBER[c]) for c in pile if COLOUR[c] == colour]
            assert state.counts[seat, colour] == len(numbers)
            assert state.sums[seat, colour] == sum(numbers)
            assert not (state.voids[seat, colour] and state.holds[seat, colour])


def longest(options: DavidGoliathOptions) -> int:
    """A deal and 15 cards a seat in each round."""
    return 1 + rounds_of(options) * (1 + HAND * options.players)


CHECKS = Checks(conserved=conserved, longest=longest)
