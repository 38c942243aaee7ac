"""Fields of records and elements of arrays."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from byczo.core.compiler.kinds import BOOLS, INTS
from byczo.core.compiler.names import safe
from byczo.core.compiler.scope import Scope, Translate
from byczo.core.compiler.types import (
    INT,
    ArrayType,
    RecordType,
    Value,
    describe,
    number,
)

SMALL = {"b1", "i1", "u1", "i2", "u2", "i4"}
"""Elements that C computes with as its own int."""


def field(scope: Scope, node: ast.Attribute, base: Value) -> Value:
    """A field of a record."""
    if isinstance(base.type, ArrayType) and node.attr == "size":
        return Value(" * ".join(base.dims), INT, whole=len(base.dims) == 1).after(base)
    if not isinstance(base.type, RecordType):
        scope.refuse(node, f"{describe(base.type)} has no such part")
    fields: Mapping[str, Any] = base.type.layout.fields or {}
    if node.attr not in fields:
        scope.refuse(node, f"a record {base.type.cls.__name__} has no field {node.attr!r}")
    inner = fields[node.attr][0]
    name = safe(node.attr)
    c = f"{base.c[1:]}.{name}" if base.c.startswith("&") else f"{base.closed}->{name}"
    shape = inner.shape
    element = scope.file.record(inner.base.type) if inner.base.names else inner.base.str[1:]
    if shape:
        dims = tuple(map(str, shape))
        return Value(c, ArrayType(element, shape), dims, roots=base.roots).after(base)
    if isinstance(element, RecordType):
        return Value(f"&{c}", element, whole=False, roots=base.roots).after(base)
    return _loaded(scope, Value(c, INT, roots=base.roots).after(base), element, INT.kinds)


def subscript(scope: Scope, node: ast.Subscript, translate: Translate) -> Value:
    """An element, a row or a slice of an array; or a dimension of its shape."""
    if isinstance(node.value, ast.Attribute) and node.value.attr == "shape":
        return _dimension(scope, node, translate(node.value.value))
    base = translate(node.value)
    if not isinstance(base.type, ArrayType):
        scope.refuse(node, f"{describe(base.type)} has no elements")
    indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    if len(indices) > len(base.dims):
        scope.refuse(node, f"the array has only {len(base.dims)} dimensions")
    if isinstance(indices[-1], ast.Slice):
        inner = element(scope, node, base, indices[:-1], translate)
        return _slice(scope, node, inner, indices[-1], translate)
    return element(scope, node, base, indices, translate)


def element(
    scope: Scope, node: ast.AST, base: Value, indices: list[ast.expr], translate: Translate
) -> Value:
    """What lies at these indices: a number, a record, or a smaller array."""
    kind = base.type
    assert isinstance(kind, ArrayType)
    if not indices:
        return base
    places = [translate(index) for index in indices]
    scope.together(node, *places)
    steps = [
        _place(scope, index, place, kind.shape[axis], base.dims[axis])
        for axis, (index, place) in enumerate(zip(indices, places, strict=True))
    ]
    text = _offset(steps, base.dims)
    rest = base.dims[len(places) :]
    if rest:
        smaller = ArrayType(kind.element, kind.shape[len(places) :])
        inner = replace(base, type=smaller, dims=rest)
        if text != "0":
            closed = text if len(steps) == 1 and steps[0].whole else f"({text})"
            inner = replace(inner, whole=False, c=f"{base.closed} + {' * '.join([closed, *rest])}")
        return inner.after(*places)
    where = f"{base.closed}[{text}]"
    if isinstance(kind.element, RecordType):
        record = Value(f"&{where}", kind.element, whole=False, roots=base.roots)
        return record.after(base, *places)
    found = Value(where, INT, roots=base.roots).after(base, *places)
    return _loaded(scope, found, kind.element, frozenset({kind.element}))


def _offset(steps: list[Value], dims: tuple[str, ...]) -> str:
    """How far from the start of an array the indices lead, in rows of what follows them."""
    text = steps[0].c
    for axis, step in enumerate(steps[1:], 1):
        whole = steps[0].whole if axis == 1 else False
        text = f"{text if whole else f'({text})'} * {dims[axis]} + {step.closed}"
    return text


def _loaded(scope: Scope, place: Value, code: str, kinds: frozenset[str]) -> Value:
    """The number that lies in memory here."""
    tables_only = all(root.startswith("table ") for root in place.roots)
    reads = place.reads if tables_only else place.reads | {code}
    scope.reads |= reads
    return Value(
        place.c,
        number(*kinds),
        small=code in SMALL,
        element=code,
        roots=place.roots,
        reads=reads,
        writes=place.writes,
    )


def _place(scope: Scope, node: ast.expr, place: Value, known: int | None, size: str) -> Value:
    """An index along one axis."""
    kinds = scope.number(node, place).kinds
    if kinds & BOOLS or not kinds <= INTS:
        scope.refuse(node, "an index is a whole number; write int(…)")
    if place.constant is not None:
        index = int(place.constant)
        if index < 0:
            scope.refuse(node, "an index counts from the start; write shape[0] - …")
        if known is not None and index >= known:
            scope.refuse(node, f"is beyond the end: there are {known}; count from 0")
        if known is not None:
            return place
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        scope.refuse(node, "an index counts from the start; write shape[0] - …")
    if id(node) in scope.counted:
        low, high = scope.counted[id(node)]
        if low < 0:
            scope.refuse(node, f"counts from {low}; an index counts from the start, from 0")
        if known is not None and high >= known:
            scope.refuse(node, f"counts up to {high}, beyond the end: there are {known}")
    if scope.file.checked:
        return Value(f"AT({place.c}, {size}, {scope.source.line(node)})", place.type).after(place)
    return place


def _dimension(scope: Scope, node: ast.Subscript, array: Value) -> Value:
    axis = node.slice.value if isinstance(node.slice, ast.Constant) else None
    if not isinstance(array.type, ArrayType) or not isinstance(axis, int):
        scope.refuse(node, "the shape of an array is read as shape[0], shape[1], …")
    if not 0 <= axis < len(array.dims):
        scope.refuse(node, f"the array has only {len(array.dims)} dimensions")
    known = array.type.shape[axis]
    if known is not None:
        return scope.constant(node, known, ast.unparse(node))
    return Value(array.dims[axis], INT).after(array)


def _slice(
    scope: Scope, node: ast.AST, base: Value, part: ast.Slice, translate: Translate
) -> Value:
    """A part of a list, from the first index to before the second."""
    kind = base.type
    if part.step is not None or not isinstance(kind, ArrayType):
        scope.refuse(node, "a slice has no step, and is of a list; write a loop")
    if part.lower is None and part.upper is None:
        return base
    if len(base.dims) != 1:
        scope.refuse(node, "only lists can be cut; name a row first: grid[0, :2]")
    ends = [translate(end) if end is not None else None for end in (part.lower, part.upper)]
    for end in ends:
        if end is not None and end.constant is not None and int(end.constant) < 0:
            scope.refuse(node, "a slice counts from the start; write len(…) - …")
        if end is not None and end.writes:
            scope.refuse(node, "calls something with effects to find the place; use a variable")
    scope.together(node, *(end for end in ends if end is not None))
    _visible_ends(scope, node, kind.shape[0], *ends)
    low = ends[0].c if ends[0] is not None else "0"
    high = ends[1].c if ends[1] is not None else base.dims[0]
    if scope.file.checked:
        line = scope.source.line(node)
        high = f"UPTO({high}, {base.dims[0]}, {line})"
        low = f"UPTO({low}, {high}, {line})"
    length = f"({high}) - ({low})" if low != "0" else f"{high}"
    cut = ArrayType(kind.element, (None,))
    made = replace(base, c=f"{base.closed} + ({low})", type=cut, dims=(f"({length})",), whole=False)
    return made.after(*(end for end in ends if end is not None))


def _visible_ends(
    scope: Scope, node: ast.AST, known: int | None, first: Value | None, end: Value | None
) -> None:
    """Refuse a slice that Python would cut short, as far as that can be seen."""
    low = 0 if first is None else first.constant
    high = known if end is None else end.constant
    if low is not None and high is not None and low > high:
        scope.refuse(node, f"ends at {high}, before it starts at {low}; swap them")
    if known is not None and high is not None and high > known:
        scope.refuse(node, f"is longer than the list: there are {known}; end there")
