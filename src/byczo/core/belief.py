"""What a seat can imagine in games in which nothing is hidden but choices of the moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from byczo.core.chance import draw
from byczo.core.contract import FACE_DOWN, Stream, TableState, choice, choices, observe
from byczo.core.layout import Ints
from byczo.core.rule import rule

if TYPE_CHECKING:

    class TableWithChoices(TableState):
        """The state of a game whose secret choices lie in a field of this name."""

        chosen: Ints
else:
    TableWithChoices = TableState


@rule
def imagine_nothing(view: TableState, seat: int, stream: Stream, state: TableState) -> None:
    """All is seen."""
    observe(view, seat, state)


@rule
def imagine_choices(
    view: TableWithChoices, seat: int, stream: Stream, state: TableWithChoices
) -> None:
    """Others who have chosen already may have chosen anything that they are allowed to."""
    observe(view, seat, state)
    for other in range(view.players):
        if state.chosen[other] == FACE_DOWN:
            state.chosen[other] = choice(view, other, draw(stream, choices(view, other)))


def default_imagine(state: type[TableState]) -> Callable[..., None]:
    """The function for a game that declares none; ``chosen`` is where secret choices lie."""
    return imagine_choices if hasattr(state, "chosen") else imagine_nothing
