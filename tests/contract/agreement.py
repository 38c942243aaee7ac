"""An engine that runs each kernel interpreted, as machine code and checked, and compares them."""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from byczo.core.compiler.load import load_kernel
from byczo.core.compiler.spec import KernelEntry
from byczo.core.layout import Record

TOO_LONG = {"fill_sheet_tables", "prepare"}
"""Take minutes as Python: only the checked build is compared."""


class Memory:
    """The memory behind some arguments, copied; what overlaps in the one does so in the other."""

    def __init__(self, arguments: tuple[Any, ...]) -> None:
        spans = sorted(span_of(one) for one in arguments if isinstance(one, np.ndarray | Record))
        self.spans: list[tuple[int, int]] = []
        for start, end in spans:
            if self.spans and start < self.spans[-1][1]:
                first, former = self.spans.pop()
                self.spans.append((first, max(end, former)))
            else:
                self.spans.append((start, end))
        self.copies = [bytearray(self._now(span)) for span in self.spans]
        self.gaps = [np.zeros(end - start, np.bool_) for start, end in self.spans]
        for one in arguments:
            kind = one.layout if isinstance(one, Record) else getattr(one, "dtype", None)
            if kind is not None and kind.names:
                place, offset, size = self._place(one)
                record = gaps_of(kind)
                self.gaps[place][offset : offset + size] = np.tile(record, size // len(record))

    def _now(self, span: tuple[int, int]) -> bytes:
        return ctypes.string_at(span[0], span[1] - span[0])

    def _place(self, argument: Any) -> tuple[int, int, int]:
        """Which span it is in, from where, and how many bytes."""
        start, end = span_of(argument)
        place = max(i for i, (first, _) in enumerate(self.spans) if first <= start)
        return place, start - self.spans[place][0], end - start

    def differences(self) -> int:
        """How many bytes differ now; those between the fields of records mean nothing."""
        return sum(
            int(((np.frombuffer(self._now(span), np.uint8) != copy) & ~gaps).sum())
            for span, copy, gaps in zip(
                self.spans,
                (np.frombuffer(copy, np.uint8) for copy in self.copies),
                self.gaps,
                strict=True,
            )
        )

    def twin(self, argument: Any) -> Any:
        """The same argument in the copy."""
        if not isinstance(argument, np.ndarray | Record):
            return argument
        place, offset, size = self._place(argument)
        raw = np.frombuffer(self.copies[place], np.uint8)[offset : offset + size]
        if isinstance(argument, Record):
            return raw.view(argument.layout)[0]
        return raw.view(argument.dtype).reshape(argument.shape)


def span_of(argument: Any) -> tuple[int, int]:
    """Where the memory of an array or a record begins and ends."""
    if isinstance(argument, np.ndarray):
        return argument.ctypes.data, argument.ctypes.data + argument.nbytes
    raw = np.frombuffer(argument, np.uint8)
    return raw.ctypes.data, raw.ctypes.data + raw.nbytes


@cache
def gaps_of(kind: Any) -> npt.NDArray[np.bool_]:
    """Which bytes of a record lie between its fields."""
    if kind.subdtype is not None:
        item, shape = kind.subdtype
        return np.tile(gaps_of(item), int(np.prod(shape)))
    gaps = np.full(kind.itemsize, kind.names is not None)
    for field, offset, *_ in (kind.fields or {}).values():
        gaps[offset : offset + field.itemsize] = gaps_of(field)
    return gaps


class Agreement:
    """Counts the calls of each kernel, each in all engines."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.kernels: dict[str, Callable[..., Any]] = {}

    def load(self, entry: KernelEntry, engine: str) -> Callable[..., Any]:
        """The kernel to call from Python."""
        if engine == "interpreted":
            return load_kernel(entry, engine)
        return self.kernels.setdefault(entry.key, self._made(entry))

    def _made(self, entry: KernelEntry) -> Callable[..., Any]:
        others = [
            engine
            for engine in ("interpreted", "checked")
            if engine == "checked" or entry.function.__name__ not in TOO_LONG
        ]

        def call(*arguments: Any) -> Any:
            self.calls[entry.key] += 1
            memory = {engine: Memory(arguments) for engine in others}
            results = {
                engine: load_kernel(entry, engine)(*map(memory[engine].twin, arguments))
                for engine in others
            }
            result = load_kernel(entry, "native")(*arguments)
            for engine in others:
                told = f"{entry.function.__name__} of {entry.function.__module__}, {engine}"
                assert results[engine] == result, told
                assert not memory[engine].differences(), told
            return result

        return call


@contextmanager
def agreeing() -> Iterator[Agreement]:
    """All kernels that are loaded within run in all engines."""
    made = Agreement()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("byczo.core.rule.load_kernel", made.load)
        patch.setattr("byczo.core.rule.chosen_engine", lambda: "native")
        yield made
