"""Writing into elements, fields and whole arrays."""

from __future__ import annotations

import ast

import numpy as np

from byczo.core.compiler.kinds import BOUNDS, I64
from byczo.core.compiler.scope import Scope
from byczo.core.compiler.types import ArrayType, Number, RecordType, Value, describe


def store(scope: Scope, node: ast.AST, place: Value, value: Value) -> str:
    """The statement that puts a value into a place."""
    if isinstance(place.type, RecordType):
        if place.type != value.type:
            scope.refuse(node, f"would put {describe(value.type)} into {describe(place.type)}")
        return f"{_itself(place)} = {_itself(value)};"
    if not isinstance(value.type, Number):
        scope.refuse(node, f"would put {describe(value.type)} into a number")
    return f"{place.c} = {_fitted(scope, node, element_of(scope, node, place), value)};"


def fill(scope: Scope, node: ast.AST, place: Value, value: Value) -> str:
    """The statement that puts one number into all elements of an array.

    Where it starts and ends is found first: the bounds of a slice may depend on what is filled.
    """
    kind = place.type
    assert isinstance(kind, ArrayType)
    if not isinstance(kind.element, str) or not isinstance(value.type, Number):
        scope.refuse(node, "only a number can fill an array; copy element by element")
    count = " * ".join(place.dims)
    given = _fitted(scope, node, kind.element, value)
    start = f"{kind.c_element} *from__ = {place.c}"
    loop = f"for (i64 at__ = 0, end__ = {count}; at__ < end__; at__++)"
    return f"{{ {start}; {loop} from__[at__] = {given}; }}"


def copy(scope: Scope, node: ast.AST, place: Value, value: Value) -> str:
    """The statement that copies an array into another, or a part of a list, of the same shape."""
    kind, given = place.type, value.type
    assert isinstance(kind, ArrayType) and isinstance(given, ArrayType)
    alike = kind.element == given.element and isinstance(kind.element, str)
    if not alike or len(place.dims) != len(value.dims):
        scope.refuse(node, "only an array of the same kind of numbers can be copied into an array")
    known = [None not in axis for axis in zip(kind.shape, given.shape, strict=True)]
    if all(known) and kind.shape != given.shape:
        scope.refuse(node, f"would copy an array of {given.shape} into one of {kind.shape}")
    lengths = [
        f"AS_LONG({length}, {room}, {scope.source.line(node)})"
        if scope.file.checked and not sure
        else length
        for sure, length, room in zip(known, value.dims, place.dims, strict=True)
    ]
    count = " * ".join(f"({length})" for length in lengths)
    return f"py_copy({place.c}, {value.c}, {count} * (i64)sizeof({kind.c_element}));"


def element_of(scope: Scope, node: ast.AST, place: Value) -> str:
    """What lies in memory at a place, by numpy's code."""
    if place.element is None:
        scope.refuse(node, "is no place that a value can be put into")
    return place.element


def _fitted(scope: Scope, node: ast.AST, code: str, value: Value) -> str:
    """The value as an element of this kind."""
    assert isinstance(value.type, Number)
    if code == "b1":
        return f"{value.closed} != 0"
    if code not in {"f4", "f8"} and value.type.c != I64:
        scope.refuse(node, "would cut off a fraction; write int(…)")
    if code in BOUNDS:
        low, high = BOUNDS[code]
        if value.constant is not None and not low <= value.constant <= high:
            scope.refuse(node, f"{value.constant} does not fit into {np.dtype(code).name}")
        if value.constant is None and scope.file.checked:
            return f"FIT({value.wide}, {low}, {high}, {scope.source.line(node)})"
    return value.c


def _itself(value: Value) -> str:
    """A record as C's own value instead of a reference."""
    return value.c[1:] if value.c.startswith("&") else f"*{value.closed}"
