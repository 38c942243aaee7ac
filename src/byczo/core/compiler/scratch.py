"""Arrays that a rule makes for itself: they live as long as the call."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

import numpy as np

from byczo.core.compiler.scope import Scope
from byczo.core.compiler.source import MISSING
from byczo.core.compiler.types import C_ELEMENTS, ArrayType, Value

MAKERS = (np.empty, np.zeros)
LARGEST = 1 << 16
"""Bytes of an array, which lies on the stack."""


def is_scratch(scope: Scope, node: ast.expr) -> bool:
    """Whether an expression makes an array."""
    if not isinstance(node, ast.Call):
        return False
    function = scope.source.constant(node.func)
    return any(function is maker for maker in MAKERS)


def scratch_of(
    scope: Scope, node: ast.Call, translate: Callable[[ast.expr], Value]
) -> tuple[ArrayType, bool]:
    """The type of the array, and whether it is filled with zeros."""
    kind = _sized(scope, node, translate)
    if kind.size * np.dtype(str(kind.element)).itemsize > LARGEST:
        scope.refuse(node, f"is larger than {LARGEST} bytes; take it as a parameter")
    return kind, scope.source.constant(node.func) is np.zeros


def _sized(scope: Scope, node: ast.Call, translate: Callable[[ast.expr], Value]) -> ArrayType:
    given = {**dict(zip(("shape", "dtype"), node.args, strict=False))}
    given |= {str(keyword.arg): keyword.value for keyword in node.keywords}
    if not {"shape"} <= set(given) <= {"shape", "dtype"}:
        scope.refuse(node, "takes a shape and a type of numpy's")
    shape = given["shape"]
    sizes = shape.elts if isinstance(shape, ast.Tuple) else [shape]
    known = [translate(size).constant for size in sizes]
    if any(not isinstance(size, int) or size <= 0 for size in known):
        scope.refuse(node, "must have a size that is a constant")
    code = "f8"
    if "dtype" in given:
        wanted: Any = scope.source.constant(given["dtype"])
        code = "" if wanted is MISSING else np.dtype(wanted).str[1:]
    if code not in C_ELEMENTS:
        scope.refuse(node, "must be of a type such as np.int16, np.int64 or np.float64")
    return ArrayType(code, tuple(int(size) for size in known))
