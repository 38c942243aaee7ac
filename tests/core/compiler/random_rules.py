"""Random little rules: modules of kernels that use every part of the language."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from tests.core.compiler.random_expressions import Helper
from tests.core.compiler.random_statements import Statements

HEAD = '''\
"""Made by random_rules.py."""

from __future__ import annotations

import math
from typing import Annotated

import numpy as np
import numpy.typing as npt

from byczo.core.layout import Ints, Record
from byczo.core.rule import rule

Tiny = npt.NDArray[np.int8]
Bytes = npt.NDArray[np.uint8]
Flags = npt.NDArray[np.bool_]
Shorts = npt.NDArray[np.int16]
Words = npt.NDArray[np.uint16]
Numbers = npt.NDArray[np.int32]
Wides = npt.NDArray[np.int64]
Singles = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
Grid = Annotated[Shorts, 2]
Cube = Annotated[Doubles, 3]

STEP = 3
HALF = 0.5
LARGE = (1 << 62) + 12345
THIRD = np.float32(1 / 3)
SHORT = np.int16(21)
PRIMES = np.array([2, 3, 5, 7, 11, 13, 17, 19], np.int16)
SQUARES = np.array([[i * i - j for j in range(8)] for i in range(8)], np.int64)
ROOTS = np.array([i ** 0.5 for i in range(8)])
TENTHS = np.array([i / 10 for i in range(8)], np.float32)


class Herd(Record):
    bulls: int
    pens: Annotated[Ints, (8, 8)]
    cows: int
    weights: Annotated[Ints, (8,)]


Herds = Annotated[npt.NDArray[np.void], Herd]
'''

PARAMETERS = {
    "herd": "Herd",
    "herds": "Herds",
    "tiny": "Tiny",
    "octets": "Bytes",
    "flags": "Flags",
    "shorts": "Shorts",
    "words": "Words",
    "numbers": "Numbers",
    "wides": "Wides",
    "singles": "Singles",
    "doubles": "Doubles",
    "grid": "Grid",
    "cube": "Cube",
    "n": "int",
    "m": "int",
    "x": "float",
    "yes": "bool",
}
RESULTS = ("int", "float", "bool", "None", "tuple[int, float]")


@dataclass
class Writer(Statements):
    """Writes the source of one module of rules."""

    lines: list[str] = field(default_factory=lambda: [HEAD])

    def kernel(self, name: str) -> None:
        """Write a kernel with all parameters."""
        self.result = self.random.choice(RESULTS)
        self._begin(True)
        given = ", ".join(f"{one}: {kind}" for one, kind in PARAMETERS.items())
        self.lines += ["", "", "@rule", f"def {name}({given}) -> {self.result}:"]
        self.block(self.random.randint(3, 9))
        self.finish()

    def helper(self) -> None:
        """Write a rule that kernels call."""
        takes = [self.random.choice(("int", "int", "float", "bool")) for _ in range(2)]
        writes = self.chance(0.4)
        kinds = ["Shorts", "Herd"] if writes else []
        self.result = self.random.choice(RESULTS[:-2] + RESULTS[-1:])
        name = f"helper_{len(self.helpers)}"
        self._begin(False)
        names = ["first", "second", *(["shorts", "herd"] if writes else [])]
        for one, kind in zip(names, takes, strict=False):
            {"int": self.ints, "float": self.floats, "bool": self.bools}[kind].append(one)
        if writes:
            self.lists.append("shorts")
            self.records.append("herd")
        pairs = zip(names, [*takes, *kinds], strict=True)
        given = ", ".join(f"{one}: {kind}" for one, kind in pairs)
        given += "" if writes else f", third: int = {self.random.randint(0, 9)}"
        self.ints += [] if writes else ["third"]
        self.lines += ["", "", "@rule", f"def {name}({given}) -> {self.result}:"]
        self.block(self.random.randint(1, 4))
        self.finish()
        self.helpers.append(Helper(name, (*takes, *kinds), self.result, writes))

    def _begin(self, arrays: bool) -> None:
        self.in_kernel = arrays
        self.ints = ["n", "m"] if arrays else []
        self.floats = ["x"] if arrays else []
        self.bools = ["yes"] if arrays else []
        self.lists = ["shorts"] if arrays else []
        self.records = ["herd"] if arrays else []
        self.locked = set()
        self.depth, self.loops = 1, 0


def random_module(seed: int, kernels: int, helpers: int = 12) -> str:
    """The source of a module with kernels ``kernel_0``, ``kernel_1``, …, and rules they call."""
    writer = Writer(Random(seed))
    for _ in range(helpers):
        writer.helper()
    for number in range(kernels):
        writer.kernel(f"kernel_{number}")
    return "\n".join(writer.lines) + "\n"
