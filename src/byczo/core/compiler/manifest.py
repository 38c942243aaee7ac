"""What lies in a folder of native libraries, and whether it fits the sources."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from byczo.core.compiler.spec import KernelSpec

PACKAGE = Path(__file__).parents[2]
NATIVE = PACKAGE / "native"
CHECKED = PACKAGE / "checked"
WASM = PACKAGE / "wasm"
"""Where native libraries, their checked build and WebAssembly lie; git ignores them."""

RULE_PACKAGES = ("core", "play", "games", "arena", "envs", "prebuilt")
"""Where rules, and what they are made of, can lie."""

KINDS = (".py", ".json", ".h", ".c")


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
    stamp: str | None = None  # the sizes and times of those sources when they were read


@cache
def sources_digest(package: Path = PACKAGE) -> str:
    """Changes with every source that a rule may lie in, and with what decides which are built."""
    digest = hashlib.sha256()
    for source in sorted(sources_of(package), key=lambda source: source.path):
        digest.update(Path(source).read_bytes())
    return digest.hexdigest()[:24]


def sources_stamp(package: Path = PACKAGE) -> str:
    """Changes whenever the digest does, and with a copy of the sources; quicker to find out."""
    stamps = []
    for source in sources_of(package):
        found = source.stat()
        stamps.append(f"{source.path} {found.st_size} {found.st_mtime_ns} {found.st_ino}")
    return hashlib.sha256("\n".join(sorted(stamps)).encode()).hexdigest()[:24]


def sources_of(package: Path) -> Iterator[os.DirEntry[str]]:
    """All files that libraries are made of."""
    folders = [str(package / name) for name in RULE_PACKAGES if (package / name).exists()]
    with os.scandir(package) as entries:
        yield from (entry for entry in entries if entry.name.endswith(".py"))
    while folders:
        with os.scandir(folders.pop()) as entries:
            for entry in entries:
                if entry.is_dir():
                    folders.append(entry.path)
                elif entry.name.endswith(KINDS):
                    yield entry


@cache
def read_manifest(folder: Path = NATIVE) -> Manifest | None:
    """The manifest of a folder, if it has one that fits the sources."""
    try:
        found = msgspec.json.decode((folder / "manifest.json").read_bytes(), type=Manifest)
    except (FileNotFoundError, msgspec.DecodeError):
        return None
    if found.sources is None or found.stamp == sources_stamp():
        return found
    return found if found.sources == sources_digest() else None
