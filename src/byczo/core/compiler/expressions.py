"""Expressions of a rule in C."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from byczo.core.compiler.calls import call
from byczo.core.compiler.indexing import field, subscript
from byczo.core.compiler.kinds import (
    BOOLS,
    F64,
    FLOATS,
    I64,
    UNSIGNED,
    Mixed,
    bounds_of,
    result_kinds,
)
from byczo.core.compiler.scope import Scope
from byczo.core.compiler.source import MISSING
from byczo.core.compiler.types import ArrayType, Number, Type, Value, describe, join, number

OPERATIONS: dict[type[ast.operator], tuple[Callable[..., Any], str]] = {
    ast.Add: (operator.add, "+"),
    ast.Sub: (operator.sub, "-"),
    ast.Mult: (operator.mul, "*"),
    ast.Div: (operator.truediv, "/"),
    ast.FloorDiv: (operator.floordiv, "//"),
    ast.Mod: (operator.mod, "%"),
    ast.LShift: (operator.lshift, "<<"),
    ast.RShift: (operator.rshift, ">>"),
    ast.BitAnd: (operator.and_, "&"),
    ast.BitOr: (operator.or_, "|"),
    ast.BitXor: (operator.xor, "^"),
}
COMPARISONS: dict[type[ast.cmpop], tuple[Callable[..., Any], str]] = {
    ast.Eq: (operator.eq, "=="),
    ast.NotEq: (operator.ne, "!="),
    ast.Lt: (operator.lt, "<"),
    ast.LtE: (operator.le, "<="),
    ast.Gt: (operator.gt, ">"),
    ast.GtE: (operator.ge, ">="),
}
SIGNS: dict[type[ast.unaryop], tuple[Callable[..., Any], str]] = {
    ast.USub: (operator.neg, "-"),
    ast.UAdd: (operator.pos, "+"),
    ast.Invert: (operator.invert, "~"),
}
BITWISE = {"&", "|", "^"}


class Expressions:
    """Translates the expressions of one rule."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    def value(self, node: ast.expr) -> Value:
        """An expression in C."""
        match node:
            case ast.Constant():
                return self.scope.constant(node, node.value)
            case ast.Name():
                return self._name(node)
            case ast.Attribute():
                return self._attribute(node)
            case ast.Subscript():
                return subscript(self.scope, node, self.value)
            case ast.BinOp():
                return self.binary(node, node.op, self.value(node.left), self.value(node.right))
            case ast.UnaryOp():
                return self._unary(node)
            case ast.BoolOp():
                return self._both(node)
            case ast.Compare():
                return self._compare(node)
            case ast.IfExp():
                return self._either(node)
            case ast.Call():
                return call(self.scope, node, self.value)
        return self.scope.refuse(node, "is not part of the language of rules; use a variable")

    def truth(self, node: ast.expr) -> Value:
        """An expression as a condition."""
        if isinstance(node, ast.BoolOp):
            return self._all_true(node)
        found = self.value(node)
        self.scope.number(node, found)
        return found

    def _name(self, node: ast.Name) -> Value:
        if node.id in self.scope.types:
            return self.scope.variable(node.id)
        known = self.scope.source.constant(node)
        if known is MISSING:
            self.scope.refuse(node, "is not known here; import it, or give it a value")
        return self.scope.constant(node, known, node.id)

    def _attribute(self, node: ast.Attribute) -> Value:
        known = self.scope.source.constant(node)
        if known is not MISSING:
            return self.scope.constant(node, known, node.attr)
        return field(self.scope, node, self.value(node.value))

    def binary(self, node: ast.AST, op: ast.operator, a: Value, b: Value) -> Value:
        """An operation on two numbers."""
        scope = self.scope
        one, two = scope.number(node, a), scope.number(node, b)
        if type(op) not in OPERATIONS:
            scope.refuse(node, "is no operation of rules; write + - * / // % or << >> & | ^")
        operation, sign = OPERATIONS[type(op)]
        if sign in {"<<", ">>"} and b.constant is not None and not 0 <= b.constant < 64:
            scope.refuse(node, "numbers have 64 bits: shift by 0 to 63")
        if sign in {"/", "//", "%"} and b.constant is not None and b.constant == 0:
            scope.refuse(node, "divides by zero; divide by what cannot be 0, or test before")
        if a.constant is not None and b.constant is not None:
            return self._folded(node, operation, a, b)
        scope.together(node, a, b)
        made = self._combined(node, operation, one, two)
        if made.kinds & BOOLS and sign not in BITWISE:
            scope.refuse(node, "numpy does not count truth values so; write int(…)")
        whole_numbers = not (one.kinds | two.kinds) & FLOATS
        if sign in {"//", "%"} and not whole_numbers:
            scope.refuse(node, "only whole numbers; write int(…) first")
        if made.c == I64:
            self._constants_fit(node, made, a, b)
        c, whole = self._c_of(node, sign, made, a, b)
        return Value(c, made, whole=whole).after(a, b)

    def _folded(self, node: ast.AST, operation: Callable[..., Any], a: Value, b: Value) -> Value:
        try:
            with np.errstate(all="raise"):
                known = operation(a.constant, b.constant)
        except (ArithmeticError, ValueError, TypeError) as problem:
            self.scope.refuse(node, f"{problem}; write int(…)")
        return self.scope.constant(node, known, ast.unparse(node))

    def _combined(
        self, node: ast.AST, operation: Callable[..., Any], one: Number, two: Number
    ) -> Number:
        try:
            made = Number(result_kinds(operation, one.kinds, two.kinds))
            made.c  # noqa: B018 - raises Mixed
        except TypeError as problem:
            self.scope.refuse(node, f"{problem}; write int(…)")
        except Mixed as problem:
            self.scope.refuse(
                node, f"may have different precision by turns ({problem}); write float(…)"
            )
        return made

    def _constants_fit(self, node: ast.AST, made: Number, *sides: Value) -> None:
        """A Python number beside a narrow one of numpy must fit into it."""
        bounds = bounds_of(made.kinds)
        for side in sides:
            if bounds and isinstance(side.constant, int):
                low, high = bounds
                if not low <= side.constant <= high:
                    self.scope.refuse(
                        node, f"{side.constant} does not fit into numpy's type; write int(…)"
                    )

    def _c_of(self, node: ast.AST, sign: str, made: Number, a: Value, b: Value) -> tuple[str, bool]:
        line = self.scope.source.line(node)
        checked = self.scope.file.checked
        if sign == "/":
            c = F64 if made.c == I64 else made.c
            if checked:
                a, b = (self.scope.exact(node, side) for side in (a, b))
                return f"DIVIDE_{c}({a.cast(c)}, {b.cast(c)}, {line})", True
            return f"{a.cast(c)} / {b.cast(c)}", False
        if made.c != I64:
            return f"{a.cast(made.c)} {sign} {b.cast(made.c)}", False
        if checked:
            return _checked(sign, made, a, b, line), True
        if sign in {"//", "%"}:
            return _divided(sign, a, b), True
        if sign in {"<<", ">>"} and b.constant is None:
            return f"py_{'shl' if sign == '<<' else 'shr'}({a.c}, {b.c})", True
        left = a.wide if b.small or sign in {"<<", ">>"} else a.closed
        return f"{left} {sign} {b.closed}", False

    def _unary(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            a = self.truth(node.operand)
            return Value(f"!{a.closed}", number("bool"), small=True).after(a)
        a = self.value(node.operand)
        kind = self.scope.number(node, a)
        operation, sign = SIGNS[type(node.op)]
        if a.constant is not None:
            known = operation(a.constant)
            comment = "" if isinstance(node.operand, ast.Constant) else ast.unparse(node)
            return self.scope.constant(node, known, comment)
        if kind.kinds & BOOLS:
            self.scope.refuse(node, "Python and numpy differ about truth values; write int(…)")
        if sign == "~" and kind.kinds & UNSIGNED:
            self.scope.refuse(node, "its bits depend on the type of numpy's; write int(…)")
        try:
            made = Number(result_kinds(operation, kind.kinds))
        except TypeError as problem:
            self.scope.refuse(node, str(problem))
        c = f"{sign}{a.wide}"
        bounds = bounds_of(made.kinds)
        if self.scope.file.checked and sign == "-" and bounds and made.c == I64:
            line = self.scope.source.line(node)
            return Value(f"FIT({c}, {bounds[0]}, {bounds[1]}, {line})", made).after(a)
        return Value(c, made, whole=False).after(a)

    def _both(self, node: ast.BoolOp) -> Value:
        found = self._all_true(node)
        kinds = [self.scope.number(node, self.value(side)).kinds for side in node.values]
        if not all(kind <= BOOLS for kind in kinds):
            self.scope.refuse(
                node, "'and' and 'or' give one of their sides; write … if … else …, or bool(…)"
            )
        return found

    def _all_true(self, node: ast.BoolOp) -> Value:
        """Conditions joined by 'and' or 'or'; C looks at them in Python's order, too."""
        sides = [self.truth(side) for side in node.values]
        sign = " && " if isinstance(node.op, ast.And) else " || "
        text = sign.join(side.closed for side in sides)
        return Value(text, number("bool", "b1"), whole=False, small=True).after(*sides)

    def _compare(self, node: ast.Compare) -> Value:
        sides = [self.value(side) for side in (node.left, *node.comparators)]
        self.scope.together(node, *sides)
        if any(side.writes for side in sides[1:-1]):
            self.scope.refuse(node, "calls in the middle of a comparison; use a variable")
        tests, kinds = [], frozenset[str]()
        for a, op, b in zip(sides[:-1], node.ops, sides[1:], strict=True):
            if type(op) not in COMPARISONS:
                self.scope.refuse(node, "rules compare with <, <=, ==, !=, >= and >")
            operation, sign = COMPARISONS[type(op)]
            one, two = self.scope.number(node, a), self.scope.number(node, b)
            kinds |= result_kinds(operation, one.kinds, two.kinds)
            common = self._combined(node, operator.add, one, two).c
            if common == I64:
                tests.append(f"{a.closed} {sign} {b.closed}")
            else:
                left, right = (self.scope.exact(node, side).cast(common) for side in (a, b))
                tests.append(f"{left} {sign} {right}")
        text = tests[0] if len(tests) == 1 else " && ".join(f"({test})" for test in tests)
        return Value(text, Number(kinds), whole=False, small=True).after(*sides)

    def _either(self, node: ast.IfExp) -> Value:
        test, a, b = self.truth(node.test), self.value(node.body), self.value(node.orelse)
        try:
            kind: Type = join(a.type, b.type)
        except Mixed:
            kinds = f"{describe(a.type)} or {describe(b.type)}"
            self.scope.refuse(node, f"is {kinds} by turns; write if … else … around both uses")
        if isinstance(kind, Number):
            a, b = (self.scope.widened(node, side, kind) for side in (a, b))
            c = f"{test.closed} ? {a.cast(kind.c)} : {b.cast(kind.c)}"
            return Value(c, kind, whole=False).after(test, a, b)
        if test.writes:
            self.scope.refuse(node, "its condition calls something with effects; use a variable")
        dims: tuple[str, ...] = ()
        if isinstance(kind, ArrayType):
            dims = tuple(
                m if m == n else f"({test.closed} ? {m} : {n})"
                for m, n in zip(a.dims, b.dims, strict=True)
            )
        c = f"{test.closed} ? {a.closed} : {b.closed}"
        return Value(c, kind, dims, whole=False, roots=a.roots | b.roots).after(test, a, b)


def _divided(sign: str, a: Value, b: Value) -> str:
    name = "py_floordiv" if sign == "//" else "py_mod"
    return f"{name}({a.c}, {b.c})"


CHECKED_NAMES = {
    "+": "ADD",
    "-": "SUBTRACT",
    "*": "MULTIPLY",
    "//": "FLOORDIV",
    "%": "MODULO",
    "<<": "SHIFT_LEFT",
    ">>": "SHIFT_RIGHT",
}


def _checked(sign: str, made: Number, a: Value, b: Value, line: int) -> str:
    """The same operation, which fails where Python or numpy would warn, raise or cut off."""
    bounds = bounds_of(made.kinds)
    left, right = a.wide, b.wide
    if bounds and sign not in {"<<", ">>"}:
        left, right = (
            f"FIT({side.wide}, {bounds[0]}, {bounds[1]}, {line})"
            if "int" in side.type.kinds and side.constant is None  # type: ignore[union-attr]
            else side.wide
            for side in (a, b)
        )
    if sign in BITWISE:
        return f"({left} {sign} {right})"
    text = f"{CHECKED_NAMES[sign]}({left}, {right}, {line})"
    return f"FIT({text}, {bounds[0]}, {bounds[1]}, {line})" if bounds else text
