"""Calls in a rule: of other rules, and of the few functions of Python that it may use."""

from __future__ import annotations

import ast
import builtins
import math
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from byczo.core.compiler.kinds import F32, F64, I64, Mixed, bounds_of, result_kinds
from byczo.core.compiler.scope import Scope, Translate
from byczo.core.compiler.types import (
    BOOL,
    FLOAT,
    INT,
    ArrayType,
    Number,
    Value,
    join_numbers,
    memory_of,
    number,
)
from byczo.core.fitting import is_rule, within_reach

CALLED = "rules, min, max, abs, int, float, bool, len, int.bit_count and math.sqrt"


def call(scope: Scope, node: ast.Call, translate: Translate) -> Value:
    """A call of a rule or of a function of Python's."""
    if isinstance(node.func, ast.Name) and node.func.id in scope.types:
        scope.refuse(node, f"a variable is not called: only {CALLED} are")
    function = scope.source.constant(node.func)
    if is_rule(function):
        if not isinstance(node.func, ast.Name):
            scope.refuse(node, "call a rule by its own name: from … import …")
        return _call_rule(scope, node, function, translate)
    known = _KNOWN.get(function) if _hashable(function) else None
    if known is None or node.keywords or any(isinstance(x, ast.Starred) for x in node.args):
        if isinstance(function, FunctionType):
            scope.refuse(
                node, "is not a rule; mark it with @rule, or write a loop if it is not yours"
            )
        scope.refuse(node, f"only {CALLED} are called; write a loop")
    values = [translate(argument) for argument in node.args]
    scope.together(node, *values)
    return known(scope, node, values).after(*values)


def _hashable(function: Any) -> bool:
    return callable(function)


def _call_rule(scope: Scope, node: ast.Call, function: FunctionType, translate: Translate) -> Value:
    part = dict(scope.fittings).get(function, function)
    values = [translate(argument) for argument in _arguments(scope, node, part)]
    scope.together(node, *values)
    fittings = within_reach(part, scope.fittings)
    callee = scope.file.callee(part, fittings, tuple(value.type for value in values))
    if callee is None:
        scope.refuse(node, "a rule cannot call itself, not even by way of others; use a loop")
    given: list[str] = []
    writes: frozenset[str] = frozenset()
    for place, (value, kind) in enumerate(zip(values, callee.types, strict=True)):
        given.append(value.c if not isinstance(kind, Number) else _argument(value, kind))
        if isinstance(kind, ArrayType):
            given += [d for d, n in zip(value.dims, kind.shape, strict=True) if n is None]
        if place in callee.written:
            scope.wrote(node, value)
            writes |= memory_of(value.type)
    scope.reads |= callee.reads
    made = Value(
        f"{callee.name}({', '.join(given)})",
        callee.result,
        reads=callee.reads,
        writes=writes,
        called=function.__name__ if writes else "",
    )
    return made.after(*values)


def _argument(value: Value, kind: Number) -> str:
    assert isinstance(value.type, Number)
    return value.c if value.type.c == kind.c else value.cast(kind.c)


def _arguments(scope: Scope, node: ast.Call, function: FunctionType) -> list[ast.expr]:
    """The arguments in the order of the parameters."""
    code = function.__code__
    names = code.co_varnames[: code.co_argcount]
    given: dict[str, ast.expr] = dict(zip(names, node.args, strict=False))
    if len(node.args) > len(names) or any(isinstance(x, ast.Starred) for x in node.args):
        scope.refuse(node, f"{function.__name__} takes {len(names)} arguments, one by one")
    for keyword in node.keywords:
        if keyword.arg is None or keyword.arg not in names:
            scope.refuse(node, f"{function.__name__} has no parameter {keyword.arg!r}")
        given[keyword.arg] = keyword.value
    defaults = dict(zip(names[::-1], (function.__defaults__ or ())[::-1], strict=False))
    for name in names:
        if name not in given:
            if name not in defaults:
                scope.refuse(node, f"{function.__name__} needs {name}, too")
            given[name] = ast.copy_location(ast.Constant(defaults[name]), node)
    return [given[name] for name in names]


# --- The functions of Python's that rules may call ---------------------------------------------


def _one(scope: Scope, node: ast.Call, values: list[Value]) -> tuple[Value, Number]:
    if len(values) != 1:
        scope.refuse(node, "takes one number here")
    return values[0], scope.number(node, values[0])


def _extreme(scope: Scope, node: ast.Call, values: list[Value]) -> Value:
    name = "py_min" if scope.source.constant(node.func) is builtins.min else "py_max"
    if len(values) < 2:
        scope.refuse(node, "takes two numbers or more here")
    kind = scope.number(node, values[0])
    for value in values[1:]:
        try:
            kind = join_numbers(kind, scope.number(node, value))
        except Mixed as problem:
            scope.refuse(node, f"may have different precision ({problem}); write float(…)")
    suffix = "" if kind.c == I64 else f"_{kind.c}"
    if suffix:
        values = [scope.exact(node, value) for value in values]
    c = _argument(values[0], kind)
    for value in values[1:]:
        c = f"{name}{suffix}({c}, {_argument(value, kind)})"
    return Value(c, kind)


def _abs(scope: Scope, node: ast.Call, values: list[Value]) -> Value:
    value, kind = _one(scope, node, values)
    made = Number(result_kinds(abs, kind.kinds))
    c = f"py_abs{'' if made.c == I64 else '_' + made.c}({value.c})"
    bounds = bounds_of(made.kinds)
    if scope.file.checked and bounds:
        c = f"FIT({c}, {bounds[0]}, {bounds[1]}, {scope.source.line(node)})"
    return Value(c, made)


def _int(scope: Scope, node: ast.Call, values: list[Value]) -> Value:
    value, kind = _one(scope, node, values)
    if kind.c == I64:
        return Value(value.c, INT, whole=value.whole, small=value.small)
    if scope.file.checked:
        return Value(f"WHOLE({value.cast(F64)}, {scope.source.line(node)})", INT)
    return Value(f"py_int({value.cast(F64)})", INT)


def _float(scope: Scope, node: ast.Call, values: list[Value]) -> Value:
    value, _ = _one(scope, node, values)
    return Value(value.cast(F64), FLOAT, whole=False)


def _single(scope: Scope, node: ast.Call, values: list[Value]) -> Value:
    value, _ = _one(scope, node, values)
    return Value(value.cast(F32), number("f4"), whole=False)


def _bool(scope: Scope, node: ast.Call, values: list[Value]) -> Value:
    value, _ = _one(scope, node, values)
    return Value(f"{value.closed} != 0", BOOL, whole=False, small=True)


def _bit_count(scope: Scope, node: ast.Call, values: list[Value]) -> Value:
    value, kind = _one(scope, node, values)
    if not kind.kinds <= {"int", "bool"}:
        scope.refuse(node, "counts the bits of Python's own integers; write int.bit_count(int(…))")
    return Value(f"py_bit_count({value.wide})", INT)


def _sqrt(scope: Scope, node: ast.Call, values: list[Value]) -> Value:
    value, _ = _one(scope, node, values)
    if scope.file.checked:
        return Value(f"SQUARE_ROOT({value.cast(F64)}, {scope.source.line(node)})", FLOAT)
    return Value(f"__builtin_sqrt({value.cast(F64)})", FLOAT)


def _len(scope: Scope, node: ast.Call, values: list[Value]) -> Value:
    if len(values) != 1 or not isinstance(values[0].type, ArrayType):
        scope.refuse(node, "takes an array here")
    return Value(values[0].dims[0], INT, small=values[0].dims[0].isdigit())


_KNOWN: dict[Any, Callable[[Scope, ast.Call, list[Value]], Value]] = {
    builtins.min: _extreme,
    builtins.max: _extreme,
    builtins.abs: _abs,
    builtins.int: _int,
    builtins.float: _float,
    builtins.bool: _bool,
    builtins.len: _len,
    int.bit_count: _bit_count,
    math.sqrt: _sqrt,
    np.float32: _single,
}
