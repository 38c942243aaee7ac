"""The types of C that a rule's values have, and values themselves."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

from byczo.core.compiler.kinds import I64, Kinds, Mixed, in_words, representation

C_ELEMENTS = {
    "b1": "uint8_t",
    "i1": "int8_t",
    "u1": "uint8_t",
    "i2": "int16_t",
    "u2": "uint16_t",
    "i4": "int32_t",
    "i8": "int64_t",
    "f4": "float",
    "f8": "double",
}
"""The C type of an array's element, by numpy's code."""


@dataclass(frozen=True)
class Number:
    """A number; its kinds are what it may be in Python."""

    kinds: Kinds

    @property
    def c(self) -> str:
        """i64, f32 or f64."""
        return representation(self.kinds)


@dataclass(frozen=True)
class RecordType:
    """A record, by reference."""

    cls: type
    name: str  # of its struct

    @property
    def layout(self) -> np.dtype[np.void]:
        """Its fields."""
        layout: np.dtype[np.void] = self.cls.layout  # type: ignore[attr-defined]
        return layout


Element = str | RecordType


@dataclass(frozen=True)
class ArrayType:
    """An array, by reference; a dimension of None is known only at run time."""

    element: Element
    shape: tuple[int | None, ...]

    @property
    def c_element(self) -> str:
        """The C type of one element."""
        if isinstance(self.element, RecordType):
            return f"struct {self.element.name}"
        return C_ELEMENTS[self.element]

    @property
    def size(self) -> int:
        """How many elements an array of known shape has."""
        return prod(n for n in self.shape if n is not None)


@dataclass(frozen=True)
class TupleType:
    """Several numbers at once: what a rule returns."""

    items: tuple[Number, ...]


@dataclass(frozen=True)
class NoneType:
    """What a rule returns that returns nothing."""


NOTHING = NoneType()

Type = Number | RecordType | ArrayType | TupleType | NoneType


def number(*kinds: str) -> Number:
    """A number of these kinds."""
    return Number(frozenset(kinds))


INT, FLOAT, BOOL = number("int"), number("float"), number("bool")


def join(a: Type | None, b: Type) -> Type:
    """The type of a variable that is now the one, now the other; Mixed if there is none."""
    if a is None or a == b:
        return b
    if isinstance(a, Number) and isinstance(b, Number):
        both = Number(a.kinds | b.kinds)
        representation(both.kinds)
        return both
    if (
        isinstance(a, ArrayType)
        and isinstance(b, ArrayType)
        and (a.element, len(a.shape)) == (b.element, len(b.shape))
    ):
        shape = tuple(m if m == n else None for m, n in zip(a.shape, b.shape, strict=True))
        return ArrayType(a.element, shape)
    if isinstance(a, TupleType) and isinstance(b, TupleType) and len(a.items) == len(b.items):
        return TupleType(tuple(join_numbers(m, n) for m, n in zip(a.items, b.items, strict=True)))
    raise Mixed(f"{describe(a)} and {describe(b)}")


def join_numbers(a: Number, b: Number) -> Number:
    """The type of a number that is now the one, now the other."""
    both = join(a, b)
    assert isinstance(both, Number)
    return both


def structure(kind: Type) -> Any:
    """What of a type decides the C of a function: for numbers only their representation."""
    if isinstance(kind, Number):
        return kind.c
    if isinstance(kind, TupleType):
        return tuple(structure(item) for item in kind.items)
    return kind


def describe(kind: Type) -> str:
    """A type in words, for errors."""
    match kind:
        case Number():
            return f"a number ({in_words(kind.kinds)})"
        case RecordType():
            return f"a record {kind.cls.__name__}"
        case ArrayType():
            element, rank = kind.element, len(kind.shape)
            name = np.dtype(element).name if isinstance(element, str) else element.cls.__name__
            return f"an array of {name} with {rank} dimension{'s' * (rank > 1)}"
        case TupleType():
            return f"a tuple of {len(kind.items)}"
        case _:
            return "nothing"


def tuple_name(kind: TupleType) -> str:
    """The struct of a tuple."""
    return "_".join(item.c for item in kind.items)


def c_type(kind: Type | None) -> str:
    """The name of a type in C."""
    match kind:
        case Number():
            return kind.c
        case RecordType():
            return f"struct {kind.name} *"
        case ArrayType():
            return f"{kind.c_element} *"
        case TupleType():
            return f"struct {tuple_name(kind)}"
        case _:
            return "void"


def declared(kind: Type | None, name: str) -> str:
    """The declaration of a variable in C."""
    return f"{c_type(kind)} {name}".replace("* ", "*")


def memory_of(kind: Type) -> frozenset[str]:
    """What kinds of elements lie in the memory that a value refers to.

    Two values whose memories have no kind in common cannot overlap.
    """
    if isinstance(kind, ArrayType):
        if isinstance(kind.element, str):
            return frozenset({kind.element})
        return memory_of(kind.element)
    if isinstance(kind, RecordType):
        return _elements_of(kind.layout)
    return frozenset()


def _elements_of(layout: np.dtype[Any]) -> frozenset[str]:
    base = layout.base
    if base.names is None:
        return frozenset({base.str[1:]})
    return frozenset().union(*(_elements_of(base[name]) for name in base.names))


@dataclass(frozen=True)
class Value:
    """An expression: its C, its type, and what else later steps must know of it."""

    c: str
    type: Type
    dims: tuple[str, ...] = ()  # of an array: the C of each dimension
    whole: bool = True  # needs no parentheses
    small: bool = False  # an int of C's, not yet of 64 bits
    constant: Any = None  # its value, if that is known
    element: str | None = None  # of a place in memory: numpy's code of what lies there
    roots: frozenset[str] = frozenset()  # names of the parameters, locals, tables it lies in
    reads: frozenset[str] = frozenset()  # kinds of elements that computing it reads
    writes: frozenset[str] = frozenset()  # and writes
    called: str = ""  # the rule that it calls and that writes, for errors

    @property
    def closed(self) -> str:
        """Its C as an operand."""
        return self.c if self.whole else f"({self.c})"

    @property
    def wide(self) -> str:
        """Its C as an operand of 64 bits."""
        return f"(i64){self.closed}" if self.small else self.closed

    def after(self, *others: Value) -> Value:
        """The same value, which takes computing the others, too."""
        reads = self.reads.union(*(other.reads for other in others))
        writes = self.writes.union(*(other.writes for other in others))
        called = next((each.called for each in (self, *others) if each.called), "")
        return replace(self, reads=reads, writes=writes, called=called)

    def cast(self, c: str) -> str:
        """Its C as an operand of this type of C: a type is named only where it changes."""
        mine = self.type.c if isinstance(self.type, Number) else None
        if mine == c:
            return self.wide if c == I64 else self.closed
        return f"({c}){self.closed}"
