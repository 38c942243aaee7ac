"""Why actions are good or bad: what the rules of a game say of them, as messages."""

from __future__ import annotations

from typing import Annotated

import msgspec
import numpy as np

from byczo.core.contract import BLANK, States, TableState
from byczo.core.game import Game
from byczo.core.json_kernel import STACK, Steps, write_json
from byczo.core.layout import Batch, Bytes, Ints
from byczo.core.message_record import RecordOf, record_of
from byczo.core.reason import Explanation, Reason
from byczo.core.rule import brief, compiled, rule

Explanations = Annotated[Batch, record_of(Explanation)]
"""A batch of records of the game's reasons."""

READER = msgspec.json.Decoder(Reason)


@rule
def why(seen: States, seat: int, action: int, trial: States, reason: RecordOf[Explanation]) -> None:
    """Fill a blank reason: why the action is good or bad, from what the seat observes.

    ``trial`` is room to try the action on a copy of it; both are batches of one.
    """
    raise TypeError(BLANK)


@brief
def write_reason(
    seen: States,
    seat: int,
    action: int,
    trial: States,
    blank: Explanations,
    reason: Explanations,
    memory: Ints,
    steps: Steps,
    texts: Bytes,
    stack: Steps,
    out: Bytes,
) -> int:
    """Write a reason as JSON, and return its length. ``memory`` is that of ``reason``."""
    reason[0] = blank[0]
    why(seen, seat, action, trial, reason[0])
    return write_json(steps, texts, stack, memory, out)


class Reasons:
    """Asks the rules of a game for reasons. Not for two threads at once."""

    def __init__(self, game: Game) -> None:
        form, rule_of_why = game.explanations, game.coaching.why
        self.known = form is not None and rule_of_why is not None
        if form is None or rule_of_why is None:
            return
        self._write = compiled(write_reason, {**game.parts, why: rule_of_why})
        reason = form.blank.copy()
        script = form.script
        self._out = np.zeros(script.size, np.uint8)
        self._room = (
            *(game.state.batch(1), form.blank, reason, reason.view(np.int16)),
            *(script.steps, script.texts, np.zeros(STACK, np.int32), self._out),
        )

    def of(self, seen: TableState, seat: int, action: int) -> Reason | None:
        """Why the action is good or bad; None where the game names no reasons."""
        if not self.known:
            return None
        size = self._write(seen.alone(), seat, action, *self._room)
        return READER.decode(self._out[:size].tobytes())
