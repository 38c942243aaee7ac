"""A record in plain Python: ints and tuples instead of numpy's scalars and arrays.

Single numbers are unpacked at once, lists and grids when they are first read, for most readers
want a few of them. A list is a tuple of ints and a grid a tuple of tuples: ``grid[row][place]`` is
how to read it here, there is no ``grid[row, place]``.
"""

from __future__ import annotations

from collections import namedtuple
from math import prod
from struct import Struct
from typing import Any

import numpy as np


class Unpacker:
    """Turns the bytes of a record into a plain one.

    That is a named tuple of its single numbers, which also has its lists and its properties.
    """

    def __init__(self, record: type, layout: np.dtype[np.void]) -> None:
        parts: dict[str, Any] = {
            name: part for name, part in vars(record).items() if isinstance(part, property)
        }
        singles: list[str] = []
        code, end = "=", 0
        for name in layout.names or ():
            kind, start = layout.fields[name][:2]  # type: ignore[index]
            if kind.shape:
                parts[name] = _Many(name, start, kind.shape)
            else:
                singles.append(name)
                code += f"{start - end}xi"
                end = start + kind.itemsize
        self.numbers = Struct(f"{code}{layout.itemsize - end}x")
        fields = namedtuple("Singles", singles)  # type: ignore[misc]  # known only now
        self.plain: Any = type(f"Plain{record.__name__}", (fields,), parts)

    def __call__(self, memory: bytes) -> Any:
        """The plain form of the record that these bytes are."""
        plain = tuple.__new__(self.plain, self.numbers.unpack(memory))
        plain.memory = memory
        return plain


class _Many:
    """Unpacks a list or grid when it is first read, and leaves it in its own place."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...]) -> None:
        self.name = name
        self.start = start
        self.numbers = Struct(f"={prod(shape)}h")
        self.folds: list[list[slice]] = []  # numbers to rows, rows to grids
        count = prod(shape)
        for size in shape[:0:-1]:
            self.folds.append([slice(i, i + size) for i in range(0, count, size)])
            count //= size

    def __get__(self, plain: Any, owner: type) -> Any:
        values: tuple[Any, ...] = self.numbers.unpack_from(plain.memory, self.start)
        for fold in self.folds:
            values = tuple([values[part] for part in fold])
        plain.__dict__[self.name] = values
        return values
