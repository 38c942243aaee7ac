"""What is known inside one rule while it is translated."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass, replace
from types import FunctionType
from typing import Any, NoReturn, Protocol

import numpy as np

from byczo.core.compiler.kinds import I64, Mixed, kind_of
from byczo.core.compiler.names import dimension, safe
from byczo.core.compiler.source import RuleSource
from byczo.core.compiler.types import (
    C_ELEMENTS,
    ArrayType,
    Number,
    RecordType,
    Type,
    Value,
    join,
    memory_of,
    number,
)
from byczo.core.compiler.words import constant_words, number_words
from byczo.core.fitting import Fittings

INT64 = 1 << 63
INT32 = 1 << 31
DOUBLE = 1 << 53
"""All whole numbers up to here are numbers of double precision."""


Translate = Callable[[ast.expr], Value]
"""Translates an expression of the rule."""


@dataclass(frozen=True)
class Callee:
    """A rule that is called: its name in C, and what a caller must know of it."""

    name: str
    types: tuple[Type, ...]
    result: Type
    written: frozenset[int]  # the parameters that it writes to
    reads: frozenset[str]


class EnclosingFile(Protocol):
    """The C file that a rule becomes part of."""

    checked: bool

    def record(self, cls: type) -> RecordType:
        """The struct of a record class."""
        ...

    def table(self, name: str, array: np.ndarray[Any, Any]) -> str:
        """The name of a constant table."""
        ...

    def callee(
        self, function: FunctionType, fittings: Fittings, types: tuple[Type, ...]
    ) -> Callee | None:
        """The function of C for a rule with such arguments; None if it is being translated."""
        ...


class Scope:
    """The variables of a rule: their types, and the memory that they refer to."""

    def __init__(
        self,
        file: EnclosingFile,
        source: RuleSource,
        fittings: Fittings,
        parameters: dict[str, Type],
    ) -> None:
        self.file = file
        self.source = source
        self.fittings = fittings
        self.parameters = parameters
        self.types: dict[str, Type] = dict(parameters)
        self.roots: dict[str, frozenset[str]] = {
            name: frozenset({name}) for name, kind in parameters.items() if memory_of(kind)
        }
        self.written: set[str] = set()  # parameters that the rule writes to
        self.reads: set[str] = set()  # kinds of elements that it reads
        self.counted: dict[int, tuple[int, int]] = {}  # by node: the first and last of a counter

    def refuse(self, node: ast.AST, why: str) -> NoReturn:
        """Say what cannot be translated, and what to write instead."""
        self.source.refuse(node, why)

    def variable(self, name: str) -> Value:
        """A variable as an expression."""
        kind, c = self.types[name], safe(name)
        dims: tuple[str, ...] = ()
        if isinstance(kind, ArrayType):
            dims = tuple(
                dimension(c, axis) if n is None else str(n) for axis, n in enumerate(kind.shape)
            )
        return Value(c, kind, dims, roots=self.roots.get(name, frozenset()))

    def learn(self, node: ast.AST, name: str, value: Value) -> None:
        """A variable is given a value: it may be of this type from now on."""
        try:
            self.types[name] = join(self.types.get(name), value.type)
        except Mixed as problem:
            self.refuse(node, f"{name} would be {problem} by turns; use two variables, or convert")
        if value.roots:
            self.roots[name] = self.roots.get(name, frozenset()) | value.roots

    def wrote(self, node: ast.AST, value: Value) -> None:
        """The memory of a value is written to."""
        for root in value.roots:
            if root.startswith("table "):
                self.refuse(
                    node, f"{root[6:]} is a constant table; copy it into a field or an array first"
                )
            if root in self.parameters:
                self.written.add(root)

    def constant(self, node: ast.AST, known: Any, comment: str = "") -> Value:
        """A number that is known now, or a constant table."""
        note = f" /* {comment} */" if comment else ""
        if isinstance(known, np.ndarray):
            return self._table(node, known, comment)
        if isinstance(known, bool | int | np.bool_ | np.integer):
            return self._whole_number(node, known, note)
        if isinstance(known, float | np.floating):
            kind = number(kind_of(known))
            exact = float(known)
            text = exact.hex() if np.isfinite(exact) else "__builtin_inf()"
            if not np.isfinite(exact):
                self.refuse(node, "only finite numbers are the same everywhere; write a large one")
            if kind.kinds == {"f4"}:
                text += "f"
            return Value(text + note, kind, constant=known, whole=exact >= 0)
        return self.refuse(node, constant_words(known))

    def _whole_number(self, node: ast.AST, known: Any, note: str) -> Value:
        value = int(known)
        if not -INT64 < value < INT64:
            self.refuse(node, "does not fit into 64 bits; count in larger units")
        small = -INT32 < value < INT32
        text = str(value) if small else f"INT64_C({value})"
        kind = number(kind_of(known))
        return Value(text + note, kind, constant=known, whole=value >= 0, small=small)

    def _table(self, node: ast.AST, known: np.ndarray[Any, Any], name: str) -> Value:
        code = known.dtype.str[1:]
        if code not in C_ELEMENTS:
            self.refuse(node, f"is an array of {known.dtype}; use int16, int64 or float64")
        kind = ArrayType(code, known.shape)
        c = self.file.table(name, known)
        return Value(c, kind, tuple(map(str, known.shape)), roots=frozenset({f"table {name}"}))

    def together(self, node: ast.AST, *values: Value) -> None:
        """Refuse what C may compute in another order than Python: operands and arguments."""
        for i, one in enumerate(values):
            for j, other in enumerate(values):
                if i != j and one.writes & (other.reads | other.writes):
                    self.refuse(
                        node,
                        f"{one.called} changes what is also read here, and C leaves open which "
                        "comes first; give each a line of its own",
                    )

    def exact(self, node: ast.AST, value: Value) -> Value:
        """A number beside one with a fraction.

        Python divides and compares whole numbers of any size exactly, C rounds them to 53 bits
        first; the checked build refuses those that are larger.
        """
        return self._of_53_bits(node, value) if "int" in self.number(node, value).kinds else value

    def widened(self, node: ast.AST, value: Value, kind: Type) -> Value:
        """A value where one with a fraction may lie, too; Python keeps whole numbers whole."""
        fraction = isinstance(kind, Number) and kind.c != I64
        return self._of_53_bits(node, value) if fraction else value

    def _of_53_bits(self, node: ast.AST, value: Value) -> Value:
        kind = self.number(node, value)
        known = value.constant is not None and abs(value.constant) <= DOUBLE
        narrow = not kind.kinds & {"int", "i8"}
        if known or narrow or kind.c != I64 or not self.file.checked:
            return value
        fitted = f"FIT({value.wide}, -{DOUBLE}, {DOUBLE}, {self.source.line(node)})"
        return replace(value, c=fitted, whole=True, small=False)

    def number(self, node: ast.AST, value: Value) -> Number:
        """The type of a value that must be a number."""
        if not isinstance(value.type, Number):
            self.refuse(node, number_words(value.type))
        return value.type
