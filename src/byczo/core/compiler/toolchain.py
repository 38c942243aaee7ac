"""Finding a C compiler, and telling it what to make."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from byczo.core.compiler.errors import BadCompiler, NoCompiler

EXACT = ("-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off", "-fno-math-errno")
"""The same numbers everywhere: overflow wraps, nothing is fused, memory is what it is."""

QUICK = ("-O3", "-fno-vectorize", "-fno-slp-vectorize")
QUICK_GCC = ("-O3", "-fno-tree-vectorize")
"""No vector loops: those of a table are four or ten steps long."""

BRANCHLESS = ("-mllvm", "-x86-cmov-converter=false")
"""Conditional moves stay as they are: no processor foresees what dice and cards will show."""

OBJECT = ("-fPIC", "-fvisibility=hidden", "-g0", "-w")
SHARED = ("-shared", "-s")
WITHOUT_LIBC = ("-nostdlib",)
"""Zig would build the C library first, half a minute on a new machine. The little that kernels call
of it, such as memcpy, is in every process of Linux.
"""

WASM = (
    # Only loops that are known to be short are unrolled: others are most of a module.
    *("-mllvm", "-unroll-runtime=false", "-mllvm", "-unroll-threshold=70"),
    "--target=wasm32-freestanding",
    "-mcpu=generic+bulk_memory+nontrapping_fptoint+sign_ext+simd128",
    "-nostdlib",
    "-w",
    "-Wl,--no-entry",
    "-Wl,--strip-all",
    "-Wl,--export=__heap_base",
)


@dataclass(frozen=True)
class Target:
    """A platform to build for, as zig calls it."""

    name: str
    suffix: str  # of a shared library
    tag: str  # of a wheel
    processor: str = ""

    @property
    def module_suffix(self) -> str:
        """Of a module for Python's stable ABI."""
        return ".pyd" if self.suffix == ".dll" else ".abi3.so"

    @property
    def quick(self) -> tuple[str, ...]:
        """What makes zig's code for it quick."""
        return (*QUICK, *BRANCHLESS) if self.name.startswith("x86_64") else QUICK

    @property
    def linked(self) -> tuple[str, ...]:
        """How zig makes a shared library for it of what was compiled."""
        return (*SHARED, *WITHOUT_LIBC) if "linux" in self.name else SHARED

    @property
    def recipe(self) -> str:
        """How libraries for it are compiled."""
        return " ".join((*self.quick, *EXACT, *OBJECT, *self.linked, self.name, self.processor))


TARGETS = {
    target.name: target
    for target in (
        Target("x86_64-linux-gnu.2.17", ".so", "manylinux_2_17_x86_64", "x86_64_v2"),
        Target("aarch64-linux-gnu.2.17", ".so", "manylinux_2_17_aarch64"),
        Target("x86_64-linux-musl", ".so", "musllinux_1_2_x86_64", "x86_64_v2"),
        Target("aarch64-linux-musl", ".so", "musllinux_1_2_aarch64"),
        Target("x86_64-macos.11.0", ".dylib", "macosx_11_0_x86_64", "x86_64_v2"),
        Target("aarch64-macos.11.0", ".dylib", "macosx_11_0_arm64"),
        Target("x86_64-windows-gnu", ".dll", "win_amd64", "x86_64_v2"),
    )
}


def own_target() -> Target:
    """The platform of this machine."""
    processor = {"AMD64": "x86_64", "arm64": "aarch64"}.get(platform.machine(), platform.machine())
    system = {"linux": "linux", "darwin": "macos", "win32": "windows"}.get(sys.platform, "linux")
    musl = system == "linux" and not platform.libc_ver()[0]
    for name, target in TARGETS.items():
        if name.startswith(f"{processor}-{system}") and ("musl" in name) == musl:
            return target
    return Target("", ".so", "")  # whatever the compiler makes by itself


@dataclass(frozen=True)
class Compiler:
    """A command that compiles C."""

    command: tuple[str, ...]
    is_zig: bool

    def library(self, source: Path, made: Path, target: Target, *more: str) -> None:
        """Make a shared library; what is made of it on the way lies beside it."""
        aimed: tuple[str, ...] = ()
        if self.is_zig and target.name:
            aimed = ("-target", target.name)
        if target.processor:
            processor = target.processor if self.is_zig else target.processor.replace("_v", "-v")
            aimed += (f"-march={processor if self.is_zig else processor.replace('_', '-')}",)
        if "macos" in target.name:  # else the library would carry the path that it was made at
            aimed += (f"-Wl,-install_name,@rpath/{made.name}",)
        system = QUICK if "clang" in self.command[0] else QUICK_GCC
        quick = target.quick if self.is_zig else system
        linked = target.linked if self.is_zig else SHARED
        piece = made.with_suffix(".o")
        self.run(*quick, *EXACT, *OBJECT, *aimed, "-c", str(source), "-o", str(piece))
        self.run(*linked, *aimed, *more, str(piece), "-o", str(made))

    def wasm(self, source: Path, made: Path) -> None:
        """Make a WebAssembly module, which imports nothing."""
        self.run(*QUICK, *EXACT, *WASM, str(source), "-o", str(made))

    def run(self, *arguments: str) -> None:
        """Run the command; BadCompiler tells what it said."""
        try:
            made = subprocess.run(
                [*self.command, *arguments], capture_output=True, text=True, check=False
            )
        except OSError as problem:
            raise NoCompiler(f"the C compiler {self.command[0]} cannot be run: {problem}") from None
        if made.returncode != 0:
            said = "\n".join((made.stderr or made.stdout).strip().splitlines()[:12])
            raise BadCompiler(f"{' '.join(self.command)} failed: {said}")


def zig() -> Compiler | None:
    """The compiler in the package ziglang, which builds for every platform."""
    if find_spec("ziglang") is None:
        return None
    return Compiler((sys.executable, "-m", "ziglang", "cc"), is_zig=True)


@cache
def find_compiler() -> Compiler:
    """Zig where it is installed, else the C compiler of the system."""
    named = os.environ.get("CC")
    if named:
        return Compiler(tuple(named.split()), is_zig="zig" in named)
    found = zig()
    if found is not None:
        return found
    for name in ("clang", "cc", "gcc"):
        path = shutil.which(name)
        if path is not None:
            return Compiler((path,), is_zig=False)
    raise NoCompiler("there is no C compiler here: install one, or byczo[compiler]")
