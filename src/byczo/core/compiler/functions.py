"""One rule as one function of C."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import FunctionType

from byczo.core.compiler.names import dimension, safe
from byczo.core.compiler.scope import EnclosingFile, Scope
from byczo.core.compiler.source import source_of
from byczo.core.compiler.statements import Statements
from byczo.core.compiler.types import (
    NOTHING,
    ArrayType,
    TupleType,
    Type,
    c_type,
    declared,
    join,
    structure,
)
from byczo.core.compiler.variables import ends
from byczo.core.fitting import Fittings, is_hot


class Function:
    """A rule for arguments of one structure, as far as it is known by now.

    What numbers its parameters may be is collected from all callers, so it is translated again
    when a caller brings something new.
    """

    def __init__(self, function: FunctionType, fittings: Fittings, name: str) -> None:
        self.source = source_of(function)
        self.hot = is_hot(function)
        self.fittings = fittings
        self.name = name
        self.types: tuple[Type, ...] = ()
        self.result: Type = NOTHING
        self.written: frozenset[int] = frozenset()
        self.reads: frozenset[str] = frozenset()
        self.calls: set[str] = set()  # the names of the functions that it calls
        self.lines: list[str] = []
        self.passed = -1  # the last pass over the file in which it was translated
        self.open = False  # while it is being translated

    @property
    def summary(self) -> tuple[object, ...]:
        """What callers depend on."""
        return self.types, self.result, self.written, self.reads

    def meet(self, types: tuple[Type, ...]) -> bool:
        """Take the arguments of one more caller into account; tells whether they are news."""
        before = self.types
        if not before:
            self.types = types
        else:
            self.types = tuple(join(a, b) for a, b in zip(before, types, strict=True))
        return self.types != before

    def translate(self, file: EnclosingFile) -> None:
        """Write its C."""
        self.calls.clear()
        parameters = dict(zip(self.source.parameters, self.types, strict=True))
        scope = Scope(file, self.source, self.fittings, parameters)
        result: Type | None = None
        while True:  # until the types of all variables are known
            known = dict(scope.types), dict(scope.roots), result
            statements = Statements(scope, result)
            for node in self.source.node.body:
                statements.statement(node)
            result = statements.result
            if known == (scope.types, scope.roots, result):
                break
        self.result = result or NOTHING
        if self.result != NOTHING and not ends(self.source.node.body):
            scope.refuse(self.source.node, "may end without returning a number")
        names = self.source.parameters
        self.written = frozenset(names.index(name) for name in scope.written)
        self.reads = frozenset(scope.reads)
        self.lines = [*self._variables(statements, scope), *statements.lines]

    @staticmethod
    def _variables(statements: Statements, scope: Scope) -> Iterator[str]:
        """Declarations of the variables that are not declared where they are first given."""
        for name, kind in scope.types.items():
            if name in statements.scratch:
                yield f"  {statements.scratch[name]}"
            elif name not in statements.declared:
                yield f"  {declared(kind, safe(name))} = 0;"
                yield from (f"  i64 {size} = 0;" for size in open_dimensions(name, kind))

    def text(self, marks: Iterable[str]) -> str:
        """Its C, with marks before its head."""
        source = self.source
        summary = f"  {source.summary} */" if "*/" not in source.summary else " */"
        return "\n".join(
            [
                f"/* {source.short_file}:{source.line(source.node)}{summary}",
                f"{' '.join([*marks, self.head])} {{",
                *self.lines,
                "}",
            ]
        )

    @property
    def head(self) -> str:
        """Its first line."""
        given: list[str] = []
        for name, kind in zip(self.source.parameters, self.types, strict=True):
            given.append(declared(kind, safe(name)))
            given += [f"i64 {size}" for size in open_dimensions(name, kind)]
        return f"INLINE {c_type(self.result)} {self.name}({', '.join(given) or 'void'})"

    @property
    def tuples(self) -> set[TupleType]:
        """The structs that it returns."""
        return {self.result} if isinstance(self.result, TupleType) else set()


def open_dimensions(name: str, kind: Type) -> list[str]:
    """The variables that hold the sizes of an array that are known only at run time."""
    if not isinstance(kind, ArrayType):
        return []
    return [dimension(safe(name), axis) for axis, n in enumerate(kind.shape) if n is None]


def argument_types(types: tuple[Type, ...]) -> tuple[Type, ...]:
    """The types that a function is translated for when it is called with these.

    Sizes of arrays are passed on as numbers, so that one function serves arrays of all sizes.
    """
    return tuple(
        ArrayType(kind.element, (None,) * len(kind.shape)) if isinstance(kind, ArrayType) else kind
        for kind in types
    )


def structure_of(types: tuple[Type, ...]) -> tuple[object, ...]:
    """What tells two translations of a rule apart."""
    return tuple(structure(kind) for kind in types)
