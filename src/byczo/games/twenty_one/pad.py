"""The score pad of Twenty One: the sheets themselves, for dice that are rolled on the real table.

Sheets go out in order, A to the first player, who is also the first to roll.
"""

from __future__ import annotations

from byczo.core.layout import Ints
from byczo.core.pad_declaration import Pad, Turns
from byczo.core.rule import rule
from byczo.games.twenty_one.layout import LETTERS
from byczo.games.twenty_one.rules import (
    ALL_FREE,
    COLOURS,
    CROSS,
    FACES,
    KEEP,
    SHEETS,
    State,
    act,
    add_up,
    choice,
    choices,
    deal,
    next_roll,
    put_away,
)

NO_DIE, DOES_NOT_FIT = 1, 2


@rule
def begin(state: State) -> None:
    """Everybody has the sheet that lies at their place."""
    for seat in range(state.players):
        state.free[seat] = ALL_FREE
    for place in range(state.players, SHEETS):
        put_away(state, place)
    state.round = 1
    next_roll(state)


@rule
def is_open(state: State, seat: int, action: int) -> bool:
    """Whether the seat may do that now."""
    for k in range(choices(state, seat)):
        if choice(state, seat, k) == action:
            return True
    return False


@rule
def score(state: State, marks: Ints) -> int:
    """The dice as they lie in the end, then what everybody writes or crosses out."""
    for colour in range(COLOURS):
        if marks[colour] < 1 or marks[colour] > FACES:
            return NO_DIE
    deal(state, marks[0:COLOURS])
    act(state, state.active, KEEP)
    for seat in range(state.players):
        action = marks[COLOURS + seat]
        if not is_open(state, seat, action):
            return DOES_NOT_FIT
        act(state, seat, action)
    add_up(state)  # as it stands, for all to see
    return 0


PAD = Pad(
    entry=Turns(LETTERS, FACES, CROSS),
    begin=begin,
    score=score,
    problems={NO_DIE: "twenty-one-pad-no-die", DOES_NOT_FIT: "twenty-one-pad-does-not-fit"},
    turn="active",
    turn_text="twenty-one-pad-rolls",
)
