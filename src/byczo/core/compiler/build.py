"""Building native libraries and WebAssembly ahead of time.

A folder of native libraries has one file per game, the module that calls them, and a manifest.
"""

from __future__ import annotations

import gzip
import os
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from byczo.core.compiler.library import Library, translate
from byczo.core.compiler.manifest import (
    PACKAGE,
    LibrarySpec,
    Manifest,
    sources_digest,
    sources_stamp,
)
from byczo.core.compiler.spec import KernelEntry
from byczo.core.compiler.toolchain import Compiler, Target

HERE = Path(__file__).parent


def translate_all(
    entries: Mapping[str, Iterable[KernelEntry]], *, checked: bool = False
) -> list[Library]:
    """The C of all libraries, by name."""
    return [translate(name, kernels, checked=checked) for name, kernels in entries.items()]


def build_native(
    libraries: list[Library],
    folder: Path,
    compiler: Compiler,
    target: Target,
    *,
    trusted: bool = False,
    checked: bool = False,
) -> Manifest:
    """Make a folder of native libraries. What was made of the same C before is kept."""
    folder.mkdir(parents=True, exist_ok=True)
    specs = {
        library.name: _described(
            library, f"{library.name}-{library.digest(target)[:8]}{target.suffix}"
        )
        for library in libraries
    }
    caller = f"kernel{target.module_suffix}"

    def make(library: Library) -> None:
        compile_text(library.text, folder / specs[library.name].file, compiler, target)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        work = [pool.submit(build_caller, folder / caller, compiler, target)]
        work += [pool.submit(make, library) for library in libraries]
        for piece in work:
            piece.result()
    sources, stamp = (None, None) if trusted else (sources_digest(), sources_stamp())
    manifest = Manifest(target.name, caller, sources, checked, specs, stamp)
    place(folder / "manifest.json", msgspec.json.encode(manifest))
    keep = {"manifest.json", caller, *(spec.file for spec in specs.values())}
    for old in folder.iterdir():
        if old.name not in keep:
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    return manifest


def _described(library: Library, file: str) -> LibrarySpec:
    names = {name: _relative(path) for name, path in library.functions.items()}
    return LibrarySpec(file, library.kernels, names)


def _relative(path: str) -> str:
    """The path of a source within the package, or all of it."""
    try:
        return str(Path(path).relative_to(PACKAGE.parent))
    except ValueError:
        return path


def compile_text(text: str, made: Path, compiler: Compiler, target: Target) -> None:
    """Make a library of C text, unless it is there. Several processes may do so at once."""
    if made.exists():
        return
    with tempfile.TemporaryDirectory(dir=made.parent) as room:
        source, library = Path(room, made.stem + ".c"), Path(room, made.name)
        source.write_text(text, encoding="utf-8")
        compiler.library(source, library, target)
        library.replace(made)


def build_caller(made: Path, compiler: Compiler, target: Target) -> None:
    """Make the module through which Python calls kernels."""
    with tempfile.TemporaryDirectory(dir=made.parent) as room:
        module = Path(room, made.name)
        more: tuple[str, ...] = ()
        if "macos" in target.name:
            more = ("-Wl,-undefined,dynamic_lookup",)
        if "windows" in target.name:
            more = (str(_python_library(Path(room), compiler)),)
        compiler.library(HERE / "kernel.c", module, target, *more)
        module.replace(made)


def _python_library(room: Path, compiler: Compiler) -> Path:
    """What a linker for Windows needs to know of python3.dll: the functions that we use."""
    header = (HERE / "python_abi.h").read_text(encoding="utf-8")
    names = {
        word.split("(")[0].strip("*")
        for line in header.splitlines()
        if line.endswith(");")
        for word in line.split()
        if word.strip("*").startswith("Py") and "(" in word
    }
    definition, library = room / "python3.def", room / "python3.lib"
    definition.write_text("LIBRARY python3.dll\nEXPORTS\n" + "\n".join(sorted(names)) + "\n")
    tool = Compiler((*compiler.command[:-1], "dlltool"), is_zig=True)
    tool.run("-m", "i386:x86-64", "-d", str(definition), "-l", str(library))
    return library


def build_wasm(library: Library, made: Path, compiler: Compiler) -> int:
    """Make a WebAssembly module; returns how many bytes it has when it is compressed."""
    with tempfile.TemporaryDirectory() as room:
        source = Path(room, f"{library.name}.c")
        source.write_text(library.text, encoding="utf-8")
        compiler.wasm(source, made)
    return len(gzip.compress(made.read_bytes(), 9))


def place(path: Path, content: bytes) -> None:
    """Write a file at once, so that nobody reads half of it."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as written:
        written.write(content)
    made = Path(written.name)
    made.chmod(0o644)
    made.replace(path)
