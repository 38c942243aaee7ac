"""Which kernels there are, and how each is called: what the translator tells the loader."""

from __future__ import annotations

import builtins
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import FunctionType, NoneType
from typing import Annotated, Any, cast, get_args, get_origin, get_type_hints

import msgspec

from byczo.core.compiler.errors import NotTranslatable
from byczo.core.fitting import Fittings, Parts, fittings_of, within_reach


class Parameter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A parameter of a kernel as callers must know it."""

    name: str
    kind: str  # int, float, bool, record or array
    element: str = ""  # numpy's code of an array's element, or a record class as module:name
    rank: int = 0
    written: bool = False


class KernelSpec(msgspec.Struct, frozen=True):
    """How a kernel in a library is called."""

    symbol: str
    parameters: list[Parameter]
    result: str  # int, float, bool, none, or several of them, joined by commas
    brief: bool


Bindings = tuple[tuple[type, type], ...]
"""Record classes that a kernel for all games names, and those of the game in their place."""


@dataclass(frozen=True)
class KernelEntry:
    """A kernel that Python calls, fitted with the parts that matter to it."""

    function: FunctionType
    fittings: Fittings = ()
    bindings: Bindings = ()

    @classmethod
    def of(cls, function: Callable[..., Any], parts: Parts | None = None) -> KernelEntry:
        """The entry of a kernel fitted with these parts."""
        kernel, fittings = cast(FunctionType, function), fittings_of(parts)
        bound = _bindings(fittings)
        if bound:
            named = {record for hint in hints_of(kernel).values() for record in _records_in(hint)}
            bound = tuple(pair for pair in bound if pair[0] in named)
        return cls(kernel, within_reach(kernel, fittings), bound)

    @property
    def key(self) -> str:
        """Tells it apart from all other kernels, in any process."""
        names: list[Any] = [self.function, *(f for pair in self.fittings for f in pair)]
        names += [record for _, record in self.bindings]
        text = "|".join(f"{f.__module__}:{f.__qualname__}" for f in names)
        return f"{self.function.__name__}.{hashlib.sha256(text.encode()).hexdigest()[:16]}"


@cache
def hints_of(function: FunctionType) -> dict[str, Any]:
    """The annotations of a function; most are names, which are sooner looked up than evaluated."""
    world = {**vars(builtins), **function.__globals__}
    notes = function.__annotations__
    if all(isinstance(note, str) and note in world for note in notes.values()):
        found = {name: world[note] for name, note in notes.items()}
        return {name: NoneType if hint is None else hint for name, hint in found.items()}
    try:
        return get_type_hints(function, include_extras=True)
    except NameError as problem:
        raise NotTranslatable(
            f"{function.__code__.co_filename}:{function.__code__.co_firstlineno}",
            function.__qualname__,
            f"{problem}; what an annotation names must be imported at run time, too",
        ) from None


def is_record(hint: Any) -> bool:
    """Whether an annotation is a record class."""
    return isinstance(hint, type) and hasattr(hint, "layout")


def _records_in(hint: Any) -> list[type]:
    """The record classes that an annotation names: itself, or those of an array."""
    notes = get_args(hint)[1:] if get_origin(hint) is Annotated else (hint,)
    return [note for note in notes if is_record(note)]


@cache
def _bindings(fittings: Fittings) -> Bindings:
    """Where a blank takes a base class and its part a class of its own, that one is meant."""
    found: dict[type, type] = {}
    for blank, part in fittings:
        for base, record in zip(hints_of(blank).values(), hints_of(part).values(), strict=False):
            special = is_record(base) and is_record(record) and base is not record
            if special and issubclass(record, base) and found.setdefault(base, record) != record:
                raise NotTranslatable(
                    f"{part.__code__.co_filename}:{part.__code__.co_firstlineno}",
                    part.__qualname__,
                    f"takes a {record.__name__} where other parts take a {found[base].__name__}",
                )
    return tuple(found.items())
