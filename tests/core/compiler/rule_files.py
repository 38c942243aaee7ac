"""Rules in files of their own, since the translator reads their source."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import count
from pathlib import Path
from textwrap import dedent, indent
from types import ModuleType
from typing import Annotated

import numpy as np
import numpy.typing as npt

from byczo.core.compiler.errors import NotTranslatable
from byczo.core.compiler.library import Library, translate
from byczo.core.compiler.spec import KernelEntry
from byczo.core.layout import Ints, Record

Octets = npt.NDArray[np.uint8]
Flags = npt.NDArray[np.bool_]
Wides = npt.NDArray[np.int64]
Singles = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
Grid = Annotated[Ints, 2]
Cube = Annotated[Ints, 3]

HEAD = """\
from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from byczo.core.rule import rule
from tests.core.compiler.rule_files import Cube, Doubles, Flags, Grid, Herd, Herds, Ints
from tests.core.compiler.rule_files import Octets, Singles, Wides

TABLE = np.array([2, 3, 5, 7], np.int16)
"""

PARAMETERS = (
    "herd: Herd, herds: Herds, shorts: Ints, grid: Grid, octets: Octets, flags: Flags, "
    "wides: Wides, singles: Singles, doubles: Doubles, n: int, x: float, yes: bool"
)
"""What the rules that are written here take."""


class Herd(Record):
    """A record of some numbers."""

    bulls: int
    pens: Annotated[Ints, (2, 3)]


Herds = Annotated[npt.NDArray[np.void], Herd]

_numbers = count()


def load_rules(folder: Path, text: str) -> ModuleType:
    """Write a module, and import it."""
    name = f"rules_{next(_numbers)}"
    file = folder / f"{name}.py"
    file.write_text(text, encoding="utf-8")
    spec = spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def rule_text(body: str, gives: str = "int") -> str:
    """The source of a rule ``kernel`` with all parameters and this body."""
    inner = indent(dedent(body).strip("\n"), "    ")
    return f"\n\n@rule\ndef kernel({PARAMETERS}) -> {gives}:\n{inner}\n"


def translated(folder: Path, body: str, gives: str = "int", *, before: str = "") -> Library:
    """The C of a rule with this body."""
    module = load_rules(folder, HEAD + dedent(before) + rule_text(body, gives))
    return translate("rules", [KernelEntry.of(module.kernel)])


def refusal(folder: Path, body: str, gives: str = "int", *, before: str = "") -> str:
    """Why the translator refuses a rule with this body.

    It must name the file and the line: the one that ends with ``# <-``, else the last one.
    """
    text = HEAD + dedent(before) + rule_text(body, gives)
    marked = [i for i, line in enumerate(text.splitlines(), 1) if line.endswith("# <-")]
    line = marked[0] if marked else len(text.splitlines())
    module = load_rules(folder, text)
    try:
        translate("rules", [KernelEntry.of(module.kernel)])
    except NotTranslatable as problem:
        assert problem.place == f"{module.__file__}:{line}"
        assert str(problem).startswith(f"{problem.place}: ")
        return str(problem).removeprefix(f"{problem.place}: ")
    raise AssertionError("it was translated")
