"""The text of one C file: structs, tables, functions, and the entries that Python calls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from types import FunctionType
from typing import Any

import numpy as np

from byczo.core.compiler.functions import Function, argument_types, structure_of
from byczo.core.compiler.names import function_name, safe
from byczo.core.compiler.scope import Callee
from byczo.core.compiler.signature import Signature, entry_text
from byczo.core.compiler.spec import KernelEntry, Parameter
from byczo.core.compiler.types import (
    C_ELEMENTS,
    RecordType,
    TupleType,
    Type,
    tuple_name,
)
from byczo.core.fitting import Fittings, is_brief

SHORT = 15
"""Lines of a function that is always inlined in WebAssembly, with those of short functions that it
calls; else the C compiler decides.
"""

FunctionKey = tuple[FunctionType, Fittings, tuple[object, ...]]


class Module:
    """Collects everything that the exported rules need."""

    def __init__(self, *, checked: bool = False) -> None:
        self.checked = checked
        self.records: dict[type, RecordType] = {}
        self.structs: dict[str, str] = {}
        self.tables: dict[tuple[str, str, bytes], tuple[str, str]] = {}
        self.functions: dict[FunctionKey, Function] = {}
        self.exports: dict[str, tuple[KernelEntry, Signature]] = {}
        self.parameters: dict[str, list[Parameter]] = {}  # of the exports, after text()
        self.translated: list[Function] = []  # the functions around what is being translated
        self.passes = 0
        self.changed = False

    # --- What rules ask for while they are translated ---

    def record(self, cls: type) -> RecordType:
        """The struct of a record class."""
        if cls not in self.records:
            name = self._free_name(cls.__name__, {r.name for r in self.records.values()})
            self.records[cls] = RecordType(cls, name)
            text = self._struct(self.records[cls])
            self.structs[name] = text
        return self.records[cls]

    def _struct(self, record: RecordType) -> str:
        lines, checks = [f"struct {record.name} {{"], []
        layout = record.layout
        fields: Mapping[str, Any] = layout.fields or {}
        for field, (inner, offset, *_) in fields.items():
            base, shape = inner.base, inner.shape
            kind = (
                f"struct {self.record(base.type).name}" if base.names else C_ELEMENTS[base.str[1:]]
            )
            size = f"[{' * '.join(map(str, shape))}]" if shape else ""
            lines.append(f"  {kind} {safe(field)}{size};")
            checks.append(
                f"_Static_assert(offsetof(struct {record.name}, {safe(field)}) == {offset}, "
                f'"{field}");'
            )
        checks.append(f'_Static_assert(sizeof(struct {record.name}) == {layout.itemsize}, "size");')
        return "\n".join([*lines, "};", *checks])

    @staticmethod
    def _free_name(wanted: str, taken: set[str]) -> str:
        name, number = wanted, 1
        while name in taken:
            number += 1
            name = f"{wanted}_{number}"
        return name

    def table(self, name: str, array: np.ndarray[Any, Any]) -> str:
        """The name of a constant table."""
        code = array.dtype.str[1:]
        key = name, code, np.ascontiguousarray(array).tobytes()
        if key not in self.tables:
            wanted = f"{name.lstrip('_').replace('__', '_X')}__"
            c = self._free_name(wanted, {made for made, _ in self.tables.values()})
            given = array.ravel().tolist()
            if code in {"f4", "f8"}:
                texts = [float(x).hex() + ("f" if code == "f4" else "") for x in given]
            else:
                texts = [str(int(x)) for x in given]
            numbers = ", ".join(texts)
            text = f"static const {C_ELEMENTS[code]} {c}[{len(texts)}] = {{{numbers}}};"
            self.tables[key] = c, text
        return self.tables[key][0]

    def callee(
        self, function: FunctionType, fittings: Fittings, types: tuple[Type, ...]
    ) -> Callee | None:
        """The function of C for a rule with such arguments; None if it is being translated."""
        made = self._function(function, fittings, types)
        self.translated[-1].calls.add(made.name)
        if made.open:
            return None
        return Callee(made.name, made.types, made.result, made.written, made.reads)

    def _function(
        self, function: FunctionType, fittings: Fittings, types: tuple[Type, ...]
    ) -> Function:
        types = argument_types(types)
        key = function, fittings, structure_of(types)
        if key not in self.functions:
            wanted = function_name(function.__module__, function.__name__)
            name = self._free_name(wanted, {f.name for f in self.functions.values()})
            self.functions[key] = Function(function, fittings, name)
        made = self.functions[key]
        if not made.open:
            self._update(made, types)
        return made

    def _update(self, function: Function, types: tuple[Type, ...]) -> None:
        """Translate what is not yet translated in this pass, or not for such arguments."""
        before = function.summary
        if function.meet(types) or function.passed != self.passes:
            function.open = True
            function.passed = self.passes
            self.translated.append(function)
            function.translate(self)
            self.translated.pop()
            function.open = False
            self.changed |= function.summary != before

    # --- What the outside asks for ---

    def export(self, name: str, entry: KernelEntry) -> None:
        """Add an entry that can be called from outside; its types come from its annotations."""
        self.exports[name] = entry, Signature.of(entry, self.record)

    def text(self) -> str:
        """The whole file."""
        entries: list[str] = []
        self.changed = True
        while self.changed:  # until all functions know all their callers
            self.changed = False
            self.passes += 1
            entries = [self._entry(name) for name in self.exports]
        functions = [f for f in self.functions.values() if f.passed == self.passes]
        busy, short = self._busy(), self._short()
        tuples = sorted({tuple_name(t): t for f in functions for t in f.tuples}.items())
        parts = [
            _read("prelude.h"),
            *([_read("checks.h")] if self.checked else []),
            *self.structs.values(),
            *(_tuple(name, kind) for name, kind in tuples),
            *(text for _, text in self.tables.values()),
            "\n".join(f"{f.head};" for f in functions),
            *(f.text(_marks(f, rare=f.name not in busy, short=f.name in short)) for f in functions),
            *entries,
        ]
        return "\n\n".join(parts) + "\n"

    def _busy(self) -> set[str]:
        """The functions that kernels call which are not brief."""
        called = {function.name: function.calls for function in self.functions.values()}
        found: set[str] = set()
        new = {
            self._exported(name).name
            for name, (e, _) in self.exports.items()
            if not is_brief(e.function)
        }
        while new:
            found |= new
            new = {callee for name in new for callee in called[name]} - found
        return found

    def _short(self) -> set[str]:
        """The functions that are always inlined in WebAssembly."""
        named = {function.name: function for function in self.functions.values()}
        lengths: dict[str, int] = {}

        def length(name: str) -> int:
            """Lines of a function, with those of the short functions that it calls."""
            if name not in lengths:
                called = [length(callee) for callee in named[name].calls]
                lengths[name] = len(named[name].lines) + sum(n for n in called if n <= SHORT)
            return lengths[name]

        return {name for name in named if length(name) <= SHORT}

    def _exported(self, name: str) -> Function:
        entry, signature = self.exports[name]
        return self._function(entry.function, entry.fittings, signature.types)

    def _entry(self, name: str) -> str:
        entry, signature = self.exports[name]
        made = self._exported(name)
        signature.check_result(made)
        self.parameters[name] = signature.parameters(made.written)
        text = entry_text(name, made, signature.result, self.checked)
        return f"RARE {text}" if is_brief(entry.function) else text


def _marks(function: Function, *, short: bool, rare: bool) -> Iterator[str]:
    """What the prelude makes of a function: a rare one is called by brief kernels alone."""
    if short:
        yield "SHORT"
    if rare:
        yield "RARE"
    if function.hot:
        yield "HOT"


def _read(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def _tuple(name: str, kind: TupleType) -> str:
    items = " ".join(f"{item.c} item{i};" for i, item in enumerate(kind.items))
    return f"struct {name} {{ {items} }};"
