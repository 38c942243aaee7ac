"""The score pad of X nimmt!: heads left in the hand, and heads in the X pile."""

from __future__ import annotations

from byczo.core.layout import Ints
from byczo.core.pad_declaration import Pad, PadField, PadNumbers
from byczo.core.rule import rule
from byczo.games.rows.heads import HEADS
from byczo.games.x_nimmt.rules import CARDS, ROWS, State, close_round, worth

TOO_MANY = 1

IN_PLAY = int(HEADS[: CARDS + 1].sum())
"""Heads on all cards."""

COUNTS = tuple(HEADS[1 : CARDS + 1].tolist())
MOST = IN_PLAY - ROWS


@rule
def score(state: State, marks: Ints) -> int:
    """Heads in hand and in the pile, seat by seat. A card at least is left in each row."""
    seen = ROWS
    for seat in range(state.players):
        seen += marks[2 * seat] + marks[2 * seat + 1]
        state.points[seat] = worth(marks[2 * seat], marks[2 * seat + 1])
    if seen > IN_PLAY:
        return TOO_MANY
    state.round += 1
    close_round(state)
    return 0


PAD = Pad(
    entry=PadNumbers(
        (
            PadField(text="x-nimmt-pad-hand", most=MOST, cards=COUNTS),
            PadField(text="x-nimmt-pad-pile", most=MOST, cards=COUNTS),
        )
    ),
    score=score,
    problems={TOO_MANY: "x-nimmt-pad-too-many"},
)
