"""What a kernel takes from outside: read from its annotations, so that nobody has to call it.

A kernel's parameters are ``int``, ``float``, ``bool``, a record class, or an array of numpy's such
as ``npt.NDArray[np.int16]``. An array is a list; ``Annotated[…, 2]`` is one of two dimensions, and
``Annotated[npt.NDArray[np.void], State]`` one of records. Where a kernel is written for all games
and names a base class (``TableState``), the parts that it is fitted with tell the game's class.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NoReturn, get_args, get_origin

import numpy as np

from byczo.core.compiler.errors import NotTranslatable
from byczo.core.compiler.functions import Function
from byczo.core.compiler.kinds import BOOLS, I64
from byczo.core.compiler.source import source_of
from byczo.core.compiler.spec import KernelEntry, Parameter, hints_of, is_record
from byczo.core.compiler.types import (
    BOOL,
    C_ELEMENTS,
    FLOAT,
    INT,
    ArrayType,
    Element,
    Number,
    RecordType,
    TupleType,
    Type,
    c_type,
    describe,
)

FIRST_SLOT = 5
"""Arguments lie from here on. Before them is room for results, or for what a check has found."""

MOST_SLOTS = 160
MOST_PARAMETERS = 48
"""What the caller in ``kernel.c`` has room for."""

NUMBERS: dict[Any, Type] = {int: INT, float: FLOAT, bool: BOOL}


class Annotations:
    """The hints of a kernel, with the record classes of a game in place of their bases."""

    def __init__(self, entry: KernelEntry, record: Callable[[type], RecordType]) -> None:
        self.source = source_of(entry.function)
        self.hints = hints_of(entry.function)
        self.bindings = dict(entry.bindings)
        self.record = record

    def refuse(self, name: str, why: str) -> NoReturn:
        """Say what is wrong with an annotation."""
        raise NotTranslatable(self.source.place(self.source.node), name, why)

    def type_of(self, name: str) -> Type:
        """The type of a parameter."""
        if name not in self.hints:
            self.refuse(name, "has no annotation; a kernel that Python calls needs all of them")
        hint = self.hints[name]
        notes: Sequence[Any] = ()
        if get_origin(hint) is Annotated:
            hint, *notes = get_args(hint)
        if hint in NUMBERS:
            return NUMBERS[hint]
        if is_record(hint):
            return self._record(hint)
        if get_origin(hint) is not np.ndarray:
            self.refuse(name, f"{_named(hint)} is no int, float, bool, record or npt.NDArray[…]")
        return self._array(name, hint, notes)

    def _record(self, cls: type) -> RecordType:
        return self.record(self.bindings.get(cls, cls))

    def _array(self, name: str, hint: Any, notes: Sequence[Any]) -> ArrayType:
        scalar = get_args(get_args(hint)[1])[0]
        element: Element
        if scalar is np.void:
            classes = [note for note in notes if is_record(note)]
            if len(classes) != 1:
                self.refuse(name, "an array of records is Annotated[…, the class of the record]")
            element = self._record(classes[0])
        elif isinstance(scalar, type) and np.dtype(scalar).str[1:] in C_ELEMENTS:
            element = np.dtype(scalar).str[1:]
        else:
            self.refuse(name, f"an array of {_named(scalar)}; take int16, int64 or float64")
        ranks = [note for note in notes if isinstance(note, int)]
        return ArrayType(element, (None,) * (ranks[0] if ranks else 1))


@dataclass(frozen=True)
class Signature:
    """The types of a kernel's parameters, and how its result comes out."""

    names: tuple[str, ...]
    types: tuple[Type, ...]
    result: str  # int, float, bool, none, or several of them, joined by commas

    @classmethod
    def of(cls, entry: KernelEntry, record: Callable[[type], RecordType]) -> Signature:
        """Read a kernel's annotations. ``record`` gives the struct of a record class."""
        annotations = Annotations(entry, record)
        names = tuple(annotations.source.parameters)
        types = tuple(annotations.type_of(name) for name in names)
        if "return" not in annotations.hints:
            annotations.refuse("return", "has no annotation; write -> int, or -> None for nothing")
        hint = annotations.hints["return"]
        parts = get_args(hint) if get_origin(hint) is tuple else (hint,)
        words = {int: "int", float: "float", bool: "bool", type(None): "none"}
        if any(part not in words for part in parts):
            annotations.refuse(
                "return", f"{_named(hint)} is not int, float, bool, None or a tuple of them"
            )
        if len(parts) > FIRST_SLOT:
            annotations.refuse("return", f"a kernel returns {FIRST_SLOT} numbers at most")
        if len(names) > MOST_PARAMETERS or FIRST_SLOT + sum(map(_slots, types)) > MOST_SLOTS:
            annotations.refuse(
                names[-1],
                f"a kernel takes {MOST_PARAMETERS} parameters at most, and with the sizes of "
                f"arrays {MOST_SLOTS - FIRST_SLOT} numbers",
            )
        return cls(names, types, ",".join(words[part] for part in parts))

    def check_result(self, function: Function) -> None:
        """Refuse a kernel that returns something else than its annotation says."""
        found: tuple[Type, ...] = (function.result,)
        if isinstance(function.result, TupleType):
            found = function.result.items
        words = self.result.split(",")
        if len(found) != len(words) or not all(map(_gives, found, words)):
            source = function.source
            said = ast.unparse(source.node.returns) if source.node.returns else "None"
            source.refuse(
                source.node, f"returns {describe(function.result)}, but its annotation says {said}"
            )

    def parameters(self, written: frozenset[int]) -> list[Parameter]:
        """The parameters for callers; ``written`` tells those whose memory is written to."""
        made = []
        for place, (name, kind) in enumerate(zip(self.names, self.types, strict=True)):
            match kind:
                case RecordType():
                    made.append(Parameter(name, "record", _path(kind), 0, place in written))
                case ArrayType():
                    rank, element = len(kind.shape), kind.element
                    code = element if isinstance(element, str) else _path(element)
                    made.append(Parameter(name, "array", code, rank, place in written))
                case _:
                    word = {INT: "int", FLOAT: "float", BOOL: "bool"}[kind]  # type: ignore[index]
                    made.append(Parameter(name, word))
        return made


def _named(hint: Any) -> str:
    return hint.__name__ if isinstance(hint, type) and not get_args(hint) else str(hint)


def _slots(kind: Type) -> int:
    """An array takes one for its address and one for each of its dimensions."""
    return 1 + len(kind.shape) if isinstance(kind, ArrayType) else 1


def _gives(kind: Type, word: str) -> bool:
    """Whether a value of this type is what the word of an annotation says."""
    if not isinstance(kind, Number):
        return word == "none"
    return {"int": kind.c == I64, "float": True, "bool": kind.kinds <= BOOLS}.get(word, False)


def _path(record: RecordType) -> str:
    return f"{record.cls.__module__}:{record.cls.__qualname__}"


def entry_text(name: str, function: Function, result: str, checked: bool) -> str:
    """The function that Python and JavaScript call: its arguments lie in slots of 64 bits."""
    given: list[str] = []
    slot = FIRST_SLOT
    for kind in function.types:
        match kind:
            case Number():
                given.append(f"slot[{slot}]" if kind.c == "i64" else f"py_f64(slot[{slot}])")
                slot += 1
            case ArrayType():
                given.append(f"POINTER({kind.c_element}, {slot})")
                given += [f"slot[{slot + 1 + axis}]" for axis in range(len(kind.shape))]
                slot += 1 + len(kind.shape)
            case RecordType():
                given.append(f"POINTER(struct {kind.name}, {slot})")
                slot += 1
    lines = [f"ENTRY({name}) {{"]
    if checked:
        lines += [
            "  if (setjmp(py_failed.back)) {",
            "    slot[0] = (intptr_t)py_failed.what, slot[1] = (intptr_t)py_failed.where;",
            "    slot[2] = py_failed.line, slot[3] = py_failed.number, slot[4] = py_failed.bound;",
            "    return 1;",
            "  }",
        ]
    lines += _returned(function.result, result, f"{function.name}({', '.join(given)})")
    return "\n".join([*lines, "  return 0;", "}"])


def _returned(result: Type, words: str, call: str) -> list[str]:
    """Put what the kernel returns into slots, as its annotation says."""
    match result:
        case Number():
            return [f"  slot[0] = {_slotted(call, words)};"]
        case TupleType():
            items = enumerate(words.split(","))
            return [
                f"  {c_type(result)} made = {call};",
                *(f"  slot[{i}] = {_slotted(f'made.item{i}', word)};" for i, word in items),
            ]
        case _:
            return [f"  {call};"]


def _slotted(text: str, word: str) -> str:
    return f"py_bits({text})" if word == "float" else text
