"""What a seat of Twenty One can imagine: full states that fit what it sees."""

from __future__ import annotations

from byczo.core.chance import draw
from byczo.core.contract import FACE_DOWN, Stream
from byczo.core.rule import rule
from byczo.games.twenty_one.rules import State, choice, choices, observe


@rule
def imagine(view: State, seat: int, stream: Stream, state: State) -> None:
    """Others may have chosen anything that they are allowed to."""
    observe(view, seat, state)
    for other in range(view.players):
        if state.chosen[other] == FACE_DOWN:
            state.chosen[other] = choice(view, other, draw(stream, choices(view, other)))
