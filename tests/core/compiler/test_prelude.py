"""What the prelude says for WebAssembly in other words than for machine code."""

from __future__ import annotations

import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from byczo.core.compiler.build import build_wasm
from byczo.core.compiler.library import translate
from byczo.core.compiler.spec import KernelEntry
from byczo.core.compiler.toolchain import zig
from byczo.core.layout import Floats
from byczo.core.rule import compiled, rule

NUMBERS = [0.0, -0.0, 1.0, -1.0, 1.5, float("inf"), -float("inf"), float("nan")]

CALL = """
const [, file, kernel, numbers, size] = process.argv;
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(file)));
const slots = exports.memory.grow(1) * 65536;
const given = Buffer.from(numbers, 'hex');
const from = slots + 128;
const to = from + given.length;
new Uint8Array(exports.memory.buffer).set(given, from);
const view = new DataView(exports.memory.buffer, slots);
[from, size, to, size].forEach((each, i) => view.setBigInt64(40 + 8 * i, BigInt(each), true));
exports[kernel](slots);
console.log(Buffer.from(exports.memory.buffer, to, given.length).toString('hex'));
"""


@rule
def double_extremes(numbers: Floats, out: Floats) -> None:
    """Of each pair the lower and the higher number."""
    for at in range(0, numbers.shape[0], 2):
        out[at] = min(numbers[at], numbers[at + 1])
        out[at + 1] = max(numbers[at], numbers[at + 1])


@rule
def single_extremes(numbers: npt.NDArray[np.float32], out: npt.NDArray[np.float32]) -> None:
    """The same in single precision."""
    for at in range(0, numbers.shape[0], 2):
        out[at] = min(numbers[at], numbers[at + 1])
        out[at + 1] = max(numbers[at], numbers[at + 1])


@pytest.mark.parametrize(
    ("extremes", "kind"), [(double_extremes, np.float64), (single_extremes, np.float32)]
)
def test_the_lower_and_the_higher_of_two_floats_are_the_same_everywhere(
    tmp_path: Path, extremes: Any, kind: Any
) -> None:
    """Also of zeros of either sign, and where one is no number."""
    compiler = zig()
    assert compiler is not None
    numbers = np.array(list(product(NUMBERS, repeat=2)), kind).ravel()
    interpreted, native = np.zeros_like(numbers), np.zeros_like(numbers)
    extremes(numbers, interpreted)
    compiled(extremes)(numbers, native)
    assert native.tobytes() == interpreted.tobytes()
    module = tmp_path / "extremes.wasm"
    build_wasm(translate("extremes", [KernelEntry.of(extremes)]), module, compiler)
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or "node"
    given = [f"call_{extremes.__name__}", numbers.tobytes().hex(), str(numbers.size)]
    told = subprocess.run(
        [node, "-e", CALL, str(module), *given], check=True, capture_output=True, text=True
    )
    assert bytes.fromhex(told.stdout.strip()) == interpreted.tobytes()
