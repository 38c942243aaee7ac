"""A library: the kernels that are translated into one C file, and what is known of each."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from byczo.core.compiler.module import Module
from byczo.core.compiler.spec import KernelEntry, KernelSpec
from byczo.core.compiler.toolchain import Target
from byczo.core.fitting import is_brief


@dataclass(frozen=True)
class Library:
    """Kernels in one C file."""

    name: str
    text: str
    kernels: dict[str, KernelSpec]  # by key
    functions: dict[str, str]  # by name in C: the file of the rule
    records: dict[str, type]

    def digest(self, target: Target) -> str:
        """Of all that decides the machine code: the C text, and how it is compiled."""
        return hashlib.sha256(f"{self.text}{target.recipe}".encode()).hexdigest()[:24]


def translate(name: str, entries: Iterable[KernelEntry], *, checked: bool = False) -> Library:
    """Translate kernels into the text of one C file."""
    module = Module(checked=checked)
    symbols: dict[str, KernelEntry] = {}
    for entry in dict.fromkeys(entries):
        name_taken = sum(e.function.__name__ == entry.function.__name__ for e in symbols.values())
        symbol = f"call_{entry.function.__name__}" + (f"_{name_taken + 1}" if name_taken else "")
        symbols[symbol] = entry
        module.export(symbol, entry)
    text = module.text()
    kernels = {
        entry.key: KernelSpec(
            symbol,
            module.parameters[symbol],
            module.exports[symbol][1].result,
            is_brief(entry.function),
        )
        for symbol, entry in symbols.items()
    }
    functions = {f.name: f.source.file for f in module.functions.values()}
    records = {record.name: cls for cls, record in module.records.items()}
    return Library(name, text, kernels, functions, records)
