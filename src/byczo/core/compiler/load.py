"""Bringing kernels into the process: prebuilt, compiled now, or interpreted.

The environment variable BYCZO_ENGINE chooses: ``native`` (as a rule), ``checked`` (every index is
tested) or ``interpreted``.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from byczo.core.compiler.caller import KernelCaller, load_caller
from byczo.core.compiler.errors import BadCompiler, NoCompiler
from byczo.core.compiler.manifest import CHECKED, NATIVE, read_manifest
from byczo.core.compiler.spec import KernelEntry
from byczo.core.errors import BadOption
from byczo.core.fitting import interpreted

if TYPE_CHECKING:
    from byczo.core.compiler.library import Library

ENGINES = ("native", "checked", "interpreted")
FOLDERS = {"native": NATIVE, "checked": CHECKED}
"""Where the libraries of the package lie, if they have been built."""


def chosen_engine() -> str:
    """What the environment variable says."""
    chosen = os.environ.get("BYCZO_ENGINE", ENGINES[0])
    if chosen not in ENGINES:
        raise BadOption(f"BYCZO_ENGINE is {', '.join(ENGINES)}, not {chosen!r}")
    return chosen


@cache
def load_kernel(entry: KernelEntry, engine: str) -> Callable[..., Any]:
    """A kernel to call from Python."""
    python = interpreted(entry.function, dict(entry.fittings))
    if engine == "interpreted":
        return python
    folder = FOLDERS[engine]
    prebuilt = read_manifest(folder)
    if prebuilt is not None:
        for library in prebuilt.libraries.values():
            if entry.key in library.kernels:
                caller = load_caller(folder / prebuilt.caller)
                spec = library.kernels[entry.key]
                return caller.kernel(spec, folder / library.file, library.functions)
    try:
        return _compiled_now(entry, checked=engine == "checked")
    except (NoCompiler, BadCompiler, OSError) as problem:
        why = str(problem).splitlines()[0].rstrip(".")
        if isinstance(problem, OSError):
            why = f"compiled rules cannot be kept in {cache_folder()}, see BYCZO_CACHE: {why}"
        _say_once(f"byczo: {why}. Until then rules run as Python, a few hundred times slower.")
        return python


def _compiled_now(entry: KernelEntry, *, checked: bool) -> Callable[..., Any]:
    """A kernel in a library of its own."""
    from byczo.core.compiler.library import translate

    library = translate(entry.function.__name__, [entry], checked=checked)
    return load_library(library)[entry.key]


def load_library(library: Library) -> dict[str, Callable[..., Any]]:
    """Compile a library, or take it from the cache; returns its kernels by key.

    The cache knows libraries by the hash of their C text and of how that is compiled, so that none
    can be out of date.
    """
    from byczo.core.compiler.build import compile_text
    from byczo.core.compiler.toolchain import find_compiler, own_target

    target = own_target()
    made = cache_folder() / f"{library.name}-{library.digest(target)}{target.suffix}"

    def make() -> None:
        compile_text(library.text, made, find_compiler(), target)

    _keep(made, make)
    caller, functions = _own_caller(), library.functions
    return {key: caller.kernel(spec, made, functions) for key, spec in library.kernels.items()}


@cache
def _own_caller() -> KernelCaller:
    """The module that calls kernels: prebuilt, or compiled now."""
    prebuilt = read_manifest()
    if prebuilt is not None:
        return load_caller(NATIVE / prebuilt.caller)
    from byczo.core.compiler.build import HERE, build_caller
    from byczo.core.compiler.toolchain import find_compiler, own_target

    target = own_target()
    text = (HERE / "kernel.c").read_bytes() + (HERE / "python_abi.h").read_bytes()
    digest = hashlib.sha256(text).hexdigest()[:24]
    made = cache_folder() / f"caller-{digest}" / f"kernel{target.module_suffix}"

    def make() -> None:
        build_caller(made, find_compiler(), target)

    _keep(made, make)
    return load_caller(made)


def _keep(made: Path, make: Callable[[], None]) -> None:
    """Make sure that the file is in the cache; if it is missing or damaged, make it.

    Half a library cannot be loaded, and to try might end the process.
    """
    note = made.with_name(f"{made.name}.sha256")
    try:
        if note.read_bytes() == _digest(made):
            return
        made.unlink()
    except FileNotFoundError:
        made.parent.mkdir(parents=True, exist_ok=True)
    make()
    from byczo.core.compiler.build import place

    place(note, _digest(made))


def _digest(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).hexdigest().encode()


@cache
def _say_once(text: str) -> None:
    print(text, file=sys.stderr)


def cache_folder() -> Path:
    """Where kernels that are compiled at run time are kept."""
    named = os.environ.get("BYCZO_CACHE")
    if named is not None:
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return home / "AppData" / "Local" / "byczo"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "byczo"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "byczo"
