"""Random little rules give the same numbers interpreted, as machine code and checked.

Where the checked build finds nothing wrong, all three agree in every byte; where Python itself
raises an error, the checked build has found something.
"""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from byczo.core.compiler.errors import Checked, NotTranslatable
from byczo.core.compiler.library import Library, translate
from byczo.core.compiler.load import load_library
from byczo.core.compiler.spec import KernelEntry
from byczo.core.fitting import reach
from tests.core.compiler.random_expressions import SIZE
from tests.core.compiler.random_rules import PARAMETERS, random_module
from tests.core.compiler.rule_files import load_rules
from tests.nights import NIGHT

RUNS = 4
"""Of each rule, with other arguments."""

BUFFERS = [name for name, kind in PARAMETERS.items() if kind not in {"int", "float", "bool"}]


@dataclass
class Outcome:
    """What came of a call: a result and the memory afterwards, or an error."""

    result: Any = None
    memory: dict[str, bytes] = field(default_factory=dict)
    problem: Exception | None = None

    def differences(self, other: Outcome) -> list[str]:
        """In what two calls without errors differ."""
        found = [name for name in BUFFERS if self.memory[name] != other.memory[name]]
        return found if self.result == other.result else ["result", *found]


def translatable(
    module: ModuleType, kernels: list[FunctionType]
) -> tuple[list[KernelEntry], Library]:
    """The kernels without those that use what is refused, and their C."""
    lines = Path(str(module.__file__)).read_text(encoding="utf-8").splitlines()
    while True:
        entries = [KernelEntry.of(kernel) for kernel in kernels]
        try:
            return entries, translate("random", entries)
        except NotTranslatable as problem:
            line = int(problem.place.rpartition(":")[2])
            head = next(text for text in reversed(lines[:line]) if text.startswith("def "))
            refused = getattr(module, head.removeprefix("def ").partition("(")[0])
            kernels = [kernel for kernel in kernels if refused not in reach(kernel, ())]


def arguments(module: ModuleType, seed: int) -> list[Any]:
    """Small numbers; in every other call also some that are as large as can be."""
    random = np.random.default_rng(seed)

    def whole(kind: str, *shape: int) -> npt.NDArray[Any]:
        bounds = np.iinfo(kind)
        made = random.integers(max(bounds.min, -9), 10, shape).astype(kind)
        if seed % 2:
            made.flat[random.integers(0, made.size)] = random.integers(bounds.min, bounds.max)
        return made

    herds = module.Herd.batch(SIZE + 1)
    for herd in herds:
        herd.bulls, herd.cows = (int(number) for number in random.integers(-9, 100, 2))
        herd.pens[:], herd.weights[:] = whole("i2", SIZE, SIZE), whole("i2", SIZE)
    return [
        herds[SIZE],
        herds[:SIZE],
        whole("i1", SIZE),
        whole("u1", SIZE),
        random.integers(0, 2, SIZE).astype(np.bool_),
        whole("i2", SIZE),
        whole("u2", SIZE),
        whole("i4", SIZE),
        whole("i8", SIZE),
        random.random(SIZE).astype(np.float32),
        random.random(SIZE) * 10 - 5,
        whole("i2", SIZE, SIZE),
        random.random((SIZE, SIZE, SIZE)),
        int(random.integers(-20, 50)),
        int(random.integers(0, 300)),
        float(random.random() * 20 - 10),
        bool(random.integers(0, 2)),
    ]


def outcome(kernel: Callable[..., Any], given: list[Any]) -> Outcome:
    """Call it. What numpy warns of, the checked build must find without a warning."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            result = kernel(*given)
    except Exception as problem:
        return Outcome(problem=problem)
    buffers = {name: one for name, one in zip(PARAMETERS, given, strict=True) if name in BUFFERS}
    return Outcome(result, {name: buffer.tobytes() for name, buffer in buffers.items()})


def compare(folder: Path, seed: int, count: int) -> Counter[str]:
    """Make some rules, call them in all engines, and count what came of it."""
    module = load_rules(folder, random_module(seed, count))
    kernels = [getattr(module, f"kernel_{i}") for i in range(count)]
    entries, library = translatable(module, kernels)
    native = load_library(library)
    checked = load_library(translate("random", entries, checked=True))
    found = Counter({"rules": len(entries)})
    for entry in entries:
        for run in range(RUNS):
            here = f"{entry.function.__name__} of seed {seed}, run {run}"
            plain = outcome(entry.function, arguments(module, run))
            tested = outcome(checked[entry.key], arguments(module, run))
            if tested.problem is not None:
                assert isinstance(tested.problem, Checked), here
                found["failed"] += 1
                continue
            assert plain.problem is None, f"{here}: nothing was found, but {plain.problem!r}"
            assert not plain.differences(tested), here
            fast = outcome(native[entry.key], arguments(module, run))
            assert not plain.differences(fast), here
            found["agreed"] += 1
    return found


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=NIGHT) for seed in range(1, 5))])
def test_engines_agree_about_random_rules(tmp_path: Path, seed: int) -> None:
    found = compare(tmp_path, seed, 100)
    assert found["rules"] > 50
    assert found["agreed"] > found["failed"]


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(100, 160))
def test_engines_agree_about_many_random_rules(tmp_path: Path, seed: int) -> None:
    found = compare(tmp_path, seed, 200)
    assert found["rules"] > 50
    assert found["agreed"] > 100
