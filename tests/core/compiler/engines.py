"""The kernels of a test in every engine: all of them in one library, which is compiled once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from byczo.core.compiler.library import translate
from byczo.core.compiler.load import load_library
from byczo.core.compiler.spec import KernelEntry

NAMES = ("interpreted", "native", "checked")


class Engines:
    """Some rules, interpreted, as machine code, and checked."""

    def __init__(self, *functions: Callable[..., Any]) -> None:
        entries = [KernelEntry.of(function) for function in functions]
        native = load_library(translate("test", entries))
        checked = load_library(translate("test", entries, checked=True))
        self.kernels: dict[tuple[Callable[..., Any], str], Callable[..., Any]] = {}
        for function, entry in zip(functions, entries, strict=True):
            self.kernels[function, "interpreted"] = function
            self.kernels[function, "native"] = native[entry.key]
            self.kernels[function, "checked"] = checked[entry.key]

    def __call__(self, function: Callable[..., Any], engine: str) -> Callable[..., Any]:
        """One of the rules in one of the engines."""
        return self.kernels[function, engine]

    def results(self, function: Callable[..., Any], *arguments: Any) -> list[Any]:
        """What a rule that changes nothing gives, in all engines."""
        return [self(function, name)(*arguments) for name in NAMES]

    def result(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """The same, which must agree."""
        first, *others = self.results(function, *arguments)
        assert all(other == first for other in others), (first, *others)
        return first
