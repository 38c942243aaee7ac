"""What lies in a folder of native libraries, and whether it fits the sources."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import msgspec

from byczo.core.compiler.spec import KernelSpec

PACKAGE = Path(__file__).parents[2]
NATIVE = PACKAGE / "native"
CHECKED = PACKAGE / "checked"
WASM = PACKAGE / "wasm"
"""Where native libraries, their checked build and WebAssembly lie; git ignores them."""

ROOMS = ("core", "play", "games", "arena", "envs")
"""Where rules, and what they are made of, can lie."""


class LibrarySpec(msgspec.Struct, frozen=True):
    """One library."""

    file: str
    kernels: dict[str, KernelSpec]
    functions: dict[str, str]  # by name in C: the file of the rule


class Manifest(msgspec.Struct, frozen=True):
    """All libraries of a folder."""

    target: str
    caller: str  # the file of the module that calls kernels
    sources: str | None  # the digest of the package they were made of; None: trust them
    checked: bool
    libraries: dict[str, LibrarySpec]


@cache
def sources_digest(package: Path = PACKAGE) -> str:
    """Changes with every source that a rule may lie in, and with what decides which are built."""
    sources = [*package.glob("*.py")]
    for room in ROOMS:
        for kind in ("*.py", "*.json", "*.h", "*.c"):
            sources += (package / room).rglob(kind)
    digest = hashlib.sha256()
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:24]


@cache
def read_manifest(folder: Path = NATIVE) -> Manifest | None:
    """The manifest of a folder, if it has one that fits the sources."""
    try:
        found = msgspec.json.decode((folder / "manifest.json").read_bytes(), type=Manifest)
    except (FileNotFoundError, msgspec.DecodeError):
        return None
    if found.sources is not None and found.sources != sources_digest():
        return None
    return found
