"""What everybody may know of a state, as its class declares it.

A field is secret unless its annotation says ``PUBLIC`` or ``CHOICE``::

    class State(TableState):
        turn: Public
        dice: Annotated[Ints, (6,), PUBLIC]
        chosen: Annotated[Ints, (4,), CHOICE]
        hands: Annotated[Ints, (4, 10)]  # secret

The rule that copies such fields, and no others, is written from these annotations.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterator
from typing import Any

from byczo.core.contract import FACE_DOWN, TableState
from byczo.core.layout import CHOICE, PUBLIC
from byczo.core.rule import rule


def public_copier(state: type[TableState]) -> Callable[[Any, int, Any], None]:
    """The rule ``copy(state, seat, view)``: writes all that the class declares public.

    Of a choice, the seat itself sees what it is, and others that it is made. Nothing else is
    written: what else a seat may know, ``observe`` adds.
    """
    source = "\n".join(
        [
            "def copy(state: State, seat: int, view: State) -> None:",
            f'    """Copy what {state.__module__} declares public."""',
            *(f"    {line}" for line in _lines(state)),
            "",
        ]
    )
    file = f"<public fields of {state.__module__}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    world: dict[str, Any] = {
        "State": state,
        "FACE_DOWN": FACE_DOWN,
        "__name__": state.__module__,
    }
    exec(compile(source, file, "exec"), world)
    world["copy"].__qualname__ = "copy_public"
    return rule(world["copy"])


def _lines(state: type[TableState]) -> Iterator[str]:
    for name, note in state.notes.items():
        shape = state.layout[name].shape
        if note is PUBLIC:
            part = "[:]" if shape else ""
            yield f"view.{name}{part} = state.{name}"
        elif note is CHOICE:
            yield f"for other in range({shape[0]}):"
            yield f"    view.{name}[other] = state.{name}[other]"
            yield f"    if other != seat and state.{name}[other] != 0:"
            yield f"        view.{name}[other] = FACE_DOWN"
