"""The score pad of 6 nimmt!: the heads that everybody has taken in a round."""

from __future__ import annotations

from byczo.core.layout import Ints
from byczo.core.pad_declaration import Pad, PadField, PadNumbers
from byczo.core.rule import rule
from byczo.games.rows.heads import HEADS
from byczo.games.six_nimmt.rules import CARDS, HAND, ROWS, TACTICAL, State, end_round

TOO_MANY = 1


@rule
def heads_in_play(state: State) -> int:
    """The heads on all cards; the tactical variant leaves the highest cards in the box."""
    cards = CARDS
    if state.variant == TACTICAL:
        cards = HAND * state.players + ROWS
    total = 0
    for card in range(1, cards + 1):
        total += HEADS[card]
    return total


@rule
def score(state: State, marks: Ints) -> int:
    """Heads by seat. A card at least is left in each row, and it has a head at least."""
    taken = ROWS
    for seat in range(state.players):
        taken += marks[seat]
        state.heads[seat] = marks[seat]
    if taken > heads_in_play(state):
        return TOO_MANY
    state.round += 1
    end_round(state)
    return 0


PAD = Pad(
    entry=PadNumbers(
        (
            PadField(
                text="six-nimmt-pad-heads",
                most=int(HEADS.sum()) - ROWS,
                cards=tuple(HEADS[1 : CARDS + 1].tolist()),
            ),
        )
    ),
    score=score,
    problems={TOO_MANY: "six-nimmt-pad-too-many"},
    line="target",
)
