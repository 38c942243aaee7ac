"""A record in plain Python: ints and lists of lists instead of numpy's scalars and arrays.

Single numbers are unpacked all at once, and lists when they are first read, for most readers want
a few of them. ``grid[row][place]`` is how to read a grid here: there is no ``grid[row, place]``.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, ClassVar

import numpy as np


class Plain:
    """What the plain form of all records has in common."""

    singles: ClassVar[tuple[str, ...]]
    unpack: ClassVar[Struct]
    lists: ClassVar[dict[str, tuple[int, int, tuple[int, ...]]]]  # first byte, last, shape

    def __init__(self, memory: bytes) -> None:
        self.memory = memoryview(memory)
        self.__dict__.update(zip(self.singles, self.unpack.unpack(memory), strict=True))

    def __getattr__(self, name: str) -> Any:
        if name not in self.lists:
            raise AttributeError(f"{type(self).__name__} has no field {name!r}")
        start, end, shape = self.lists[name]
        value = self.memory[start:end].cast("h", shape).tolist()
        self.__dict__[name] = value
        return value


def plain_class(record: type, layout: np.dtype[np.void]) -> type[Plain]:
    """The plain form of a record class: its fields, laid out like this, and its properties."""
    shared = {name: part for name, part in vars(record).items() if isinstance(part, property)}
    singles: list[str] = []
    lists: dict[str, tuple[int, int, tuple[int, ...]]] = {}
    code, end = "=", 0
    for name in layout.names or ():
        kind, start = layout.fields[name][:2]  # type: ignore[index]
        if kind.shape:
            lists[name] = start, start + kind.itemsize, kind.shape
        else:
            singles.append(name)
            code += f"{start - end}xi"
            end = start + kind.itemsize
    code += f"{layout.itemsize - end}x"
    fields = {"singles": tuple(singles), "unpack": Struct(code), "lists": lists}
    return type(f"Plain{record.__name__}", (Plain,), {**shared, **fields})
