"""The kinds of numbers that a rule may hold, as Python and numpy tell them apart.

A variable of a rule is a Python number in one moment and a scalar of numpy in the next, and what
``+`` gives depends on that: 16-bit scalars stay at 16 bits, and single precision stays single
beside a Python float but not beside a double. So each expression has the *set* of kinds that it
may be of. How kinds combine is not written down here: Python and numpy are asked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

Kinds = frozenset[str]

SAMPLES: dict[str, Any] = {
    "bool": True,
    "int": 1,
    "float": 1.0,
    "exact": 1.0,  # a Python float that single precision holds without rounding
    "b1": np.True_,
    **{kind: np.dtype(kind).type(1) for kind in ("i1", "i2", "i4", "i8", "u1", "u2")},
    "f4": np.float32(1),
    "f8": np.float64(1),
}
"""One number of each kind: Python's by name, numpy's by the code of their type."""

BOOLS = frozenset({"bool", "b1"})
FLOATS = frozenset({"float", "exact", "f4", "f8"})
INTS = frozenset(SAMPLES) - FLOATS
UNSIGNED = frozenset({"u1", "u2"})

BOUNDS = {
    kind: (int(np.iinfo(kind).min), int(np.iinfo(kind).max))
    for kind in ("i1", "i2", "i4", "u1", "u2")
}
"""The least and the greatest number of each kind that is narrower than 64 bits."""

I64, F32, F64 = "i64", "f32", "f64"
"""What numbers are in C."""


class Mixed(Exception):
    """Kinds that no type of C can stand for at once."""


def kind_of(number: Any) -> str:
    """The kind of a Python number or numpy scalar."""
    if isinstance(number, np.generic):
        return number.dtype.str[1:]
    if type(number) is float:
        exact = np.isfinite(number) and abs(number) < 1e38 and float(np.float32(number)) == number
        return "exact" if exact else "float"
    return type(number).__name__


@cache
def _result(operation: Callable[..., Any], *kinds: str) -> str:
    with np.errstate(all="ignore"):
        made = operation(*(SAMPLES[kind] for kind in kinds))
    return "float" if type(made) is float else kind_of(made)


@cache
def result_kinds(operation: Callable[..., Any], *sides: Kinds) -> Kinds:
    """What an operation may give. TypeError says that some of these kinds do not have it."""
    found = {()}
    for side in sides:
        found = {(*before, kind) for before in found for kind in side}  # type: ignore[misc]
    return frozenset(_result(operation, *kinds) for kinds in found)


def in_words(kinds: Kinds) -> str:
    """The kinds for a reader: Python's names and numpy's."""
    own = {"bool", "int", "float"}
    names = {kind if kind in own else np.dtype(kind).name for kind in kinds - {"exact"}}
    return ", ".join(sorted(names | ({"float"} if "exact" in kinds else set())))


def representation(kinds: Kinds) -> str:
    """The type of C for a number that may be of these kinds; Mixed if there is none."""
    if not kinds & FLOATS:
        return I64
    if "f4" not in kinds:
        return F64
    if kinds <= {"f4", "exact"}:
        return F32
    raise Mixed(in_words(kinds))


def bounds_of(kinds: Kinds) -> tuple[int, int] | None:
    """The bounds of the narrowest kind; None if all have 64 bits or more."""
    bounds = [BOUNDS[kind] for kind in kinds if kind in BOUNDS]
    if not bounds:
        return None
    return max(low for low, _ in bounds), min(high for _, high in bounds)
