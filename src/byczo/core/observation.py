"""What everybody may know of a state, as its class declares it.

A field is secret unless its annotation says ``PUBLIC`` or ``CHOICE``::

    class State(TableState):
        turn: Public
        dice: Annotated[Ints, (6,), PUBLIC]
        chosen: Annotated[Ints, (4,), CHOICE]
        hands: Annotated[Ints, (4, 10)]  # secret

The rules about such fields are written from these annotations.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from byczo.core.contract import FACE_DOWN, TableState
from byczo.core.layout import CHOICE, PUBLIC
from byczo.core.rule import rule


def public_copier(state: type[TableState]) -> Callable[[Any, int, Any], None]:
    """The rule ``copy(state, seat, view)``: writes all that the class declares public.

    Of a choice, the seat itself sees what it is, and others that it is made. Nothing else is
    written: what else a seat may know, ``observe`` adds.
    """
    doc = f"Copy what {state.__module__} declares public."
    return _written(state, "copy(state: State, seat: int, view: State) -> None", doc, _copies)


@cache
def choice_finder(state: type[TableState]) -> Callable[[Any, int], bool]:
    """The rule ``chosen(state, seat)``: whether a choice of the seat lies face down."""
    doc = f"Look for the choices that {state.__module__} declares."
    return _written(state, "chosen(state: State, seat: int) -> bool", doc, _choices)


def _written(
    state: type[TableState], head: str, doc: str, lines: Callable[[type[TableState]], Iterator[str]]
) -> Callable[..., Any]:
    """The rule with these lines, whose source can be read."""
    name = head.partition("(")[0]
    source = "\n".join(
        [f"def {head}:", f'    """{doc}"""', *(f"    {line}" for line in lines(state)), ""]
    )
    file = f"<{name} public fields of {state.__module__}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    world: dict[str, Any] = {
        "State": state,
        "FACE_DOWN": FACE_DOWN,
        "__name__": state.__module__,
    }
    exec(compile(source, file, "exec"), world)
    world[name].__qualname__ = f"{name}_public"
    return rule(world[name])


def _copies(state: type[TableState]) -> Iterator[str]:
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


def _choices(state: type[TableState]) -> Iterator[str]:
    for name, note in state.notes.items():
        if note is CHOICE:
            yield f"if state.{name}[seat] != 0:"
            yield "    return True"
    yield "return False"
