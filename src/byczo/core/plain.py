"""A record in plain Python: ints and tuples instead of numpy's scalars and arrays.

A list is a tuple of ints and a grid a tuple of tuples: ``grid[row][place]`` is how to read it here,
there is no ``grid[row, place]``. To unpack all of a record takes as long as to read ten of its
numbers one by one.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np


class Unpacker:
    """Turns the bytes of a record into a plain one.

    That is a named tuple with the fields of the record, laid out like this, and its properties.
    """

    def __init__(self, record: type, layout: np.dtype[np.void]) -> None:
        names = layout.names or ()
        kinds = [layout.fields[name][:2] for name in names]  # type: ignore[index]
        self.numbers = Struct(_code(kinds, layout.itemsize))
        self.folds = _folds([kind.shape for kind, _ in kinds])
        properties = {name: p for name, p in vars(record).items() if isinstance(p, property)}
        fields = namedtuple("Fields", names)  # type: ignore[misc]  # known when the class is made
        self.plain: Any = type(f"Plain{record.__name__}", (fields,), properties)

    def __call__(self, memory: bytes) -> Any:
        values = self.numbers.unpack(memory)
        for fold in self.folds:
            values = fold(values)
        return self.plain._make(values)


def _code(kinds: list[tuple[np.dtype[Any], int]], size: int) -> str:
    """The fields as :mod:`struct` describes them: their numbers, and the gaps between."""
    code, end = "=", 0
    for kind, start in kinds:
        code += f"{start - end}x{prod(kind.shape)}{kind.base.char}"
        end = start + kind.itemsize
    return f"{code}{size - end}x"


def _folds(shapes: list[tuple[int, ...]]) -> list[Callable[[Any], Any]]:
    """What folds a flat tuple into fields, step by step: numbers to rows, rows to grids."""
    folds: list[Callable[[Any], Any]] = []
    while any(shapes):
        parts: list[int | slice] = []
        taken = 0
        for *outer, size in (shape or (0,) for shape in shapes):
            for _ in range(prod(outer)):
                parts.append(slice(taken, taken + size) if size else taken)
                taken += size or 1
        folds.append(itemgetter(*parts))
        shapes = [shape[:-1] for shape in shapes]
    return folds
